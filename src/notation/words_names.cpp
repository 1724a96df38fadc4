// SPDX-License-Identifier: MIT
//
// The table of words: first names that only women, or only men, bear in England. A name that both
// bear, or that may be a family's, is not among them. And the titles that people are called by.
#include <array>

#include "notation/table_words.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kWomen = std::to_array<std::string_view>(
    {"Ada",       "Adela",     "Agatha",    "Agnes",     "Alice",     "Alma",      "Amelia",
     "Amy",       "Anastasia", "Anja",      "Ann",       "Anna",      "Anne",      "Annie",
     "Barbara",   "Bea",       "Beatrice",  "Bella",     "Bertha",    "Bess",      "Beth",
     "Gwen",      "Bessie",    "Betsy",     "Betty",     "Birgit",    "Blanche",   "Bridget",
     "Caroline",  "Catherine", "Cecilia",   "Celia",     "Charlotte", "Chiara",    "Chloe",
     "Cissie",    "Claire",    "Clara",     "Clarissa",  "Colette",   "Constance", "Cora",
     "Cynthia",   "Daisy",     "Deborah",   "Diana",     "Dolly",     "Dora",      "Dorothea",
     "Dorothy",   "Dot",       "Edith",     "Effie",     "Eleanor",   "Elinor",    "Eliza",
     "Elizabeth", "Elke",      "Ella",      "Ellen",     "Elsie",     "Emily",     "Emma",
     "Erika",     "Esther",    "Ethel",     "Eva",       "Eve",       "Fanny",     "Fay",
     "Fern",      "Flo",       "Flora",     "Florence",  "Freda",     "Georgiana", "Gerda",
     "Gertrude",  "Greta",     "Gretchen",  "Gwendolen", "Hannah",    "Harriet",   "Heike",
     "Helen",     "Helga",     "Henrietta", "Hetty",     "Hilda",     "Ida",       "Ingrid",
     "Irene",     "Iris",      "Isabel",    "Isabella",  "Isobel",    "Ivy",       "Jane",
     "Janet",     "Jenny",     "Jessie",    "Jill",      "Joan",      "Josephine", "Joyce",
     "Judith",    "Julia",     "Juliet",    "Kate",      "Katherine", "Kay",       "Kitty",
     "Laura",     "Lavinia",   "Lea",       "Lena",      "Letitia",   "Lily",      "Linda",
     "Liz",       "Lizzie",    "Lotte",     "Lottie",    "Louisa",    "Louise",    "Lucinda",
     "Lucy",      "Lydia",     "Mabel",     "Madge",     "Maggie",    "Mamie",     "Margaret",
     "Maria",     "Marian",    "Marie",     "Martha",    "Mary",      "Matilda",   "Maud",
     "Meg",       "Megan",     "Mia",       "Mildred",   "Millicent", "Milly",     "Minna",
     "Minnie",    "Molly",     "Monika",    "Muriel",    "Myra",      "Nan",       "Nancy",
     "Naomi",     "Nell",      "Nellie",    "Nelly",     "Nina",      "Nora",      "Norah",
     "Norma",     "Odette",    "Olive",     "Olivia",    "Pam",       "Pamela",    "Patience",
     "Peggy",     "Penelope",  "Petra",     "Phoebe",    "Phyllis",   "Polly",     "Priscilla",
     "Rachel",    "Rebecca",   "Rhoda",     "Rosa",      "Rosalind",  "Rose",      "Rosie",
     "Ruth",      "Sabine",    "Sadie",     "Sally",     "Sara",      "Sarah",     "Sofia",
     "Sophia",    "Sophie",    "Stella",    "Sue",       "Susan",     "Susanna",   "Susie",
     "Sybil",     "Tess",      "Theresa",   "Tilly",     "Tina",      "Trudy",     "Una",
     "Ursel",     "Ursula",    "Vera",      "Victoria",  "Viola",     "Violet",    "Virginia",
     "Vivien",    "Wendy",     "Winifred",  "Yvonne",    "Zara",      "Zoe"});

constexpr auto kMen = std::to_array<std::string_view>(
    {"Abe",      "Adam",      "Alan",     "Albert",   "Alexander",   "Alf",       "Alfred",
     "Ambrose",  "Anatole",   "Andrew",   "Andy",     "Anthony",     "Archibald", "Archie",
     "Art",      "Arthur",    "Augustus", "Barney",   "Basil",       "Ben",       "Benjamin",
     "Bernard",  "Bernie",    "Bert",     "Bertie",   "Bertram",     "Bill",      "Bob",
     "Bruno",    "Cecil",     "Charles",  "Charlie",  "Christopher", "Clement",   "Cuthbert",
     "Cy",       "Cyril",     "Dan",      "Daniel",   "David",       "Dick",      "Dieter",
     "Don",      "Douglas",   "Duncan",   "Eddie",    "Edgar",       "Edmund",    "Edward",
     "Edwin",    "Emile",     "Eric",     "Ernest",   "Ernie",       "Ethan",     "Eustace",
     "Felix",    "Ferdinand", "Frank",    "Franz",    "Fred",        "Frederick", "Friedrich",
     "Fritz",    "Geoffrey",  "George",   "Gerald",   "Gerhard",     "Gil",       "Gilbert",
     "Gregory",  "Gus",       "Guy",      "Hal",      "Hank",        "Hans",      "Harold",
     "Harry",    "Heinz",     "Henri",    "Henry",    "Herbert",     "Horace",    "Hubert",
     "Hugh",     "Hugo",      "Humphrey", "Ian",      "Isaac",       "Ivan",      "Jack",
     "Jacob",    "Jacques",   "Jake",     "James",    "Jeremy",      "Jim",       "Jimmy",
     "Joe",      "Johann",    "John",     "Johnny",   "Jonas",       "Jonathan",  "Josef",
     "Joseph",   "Josh",      "Joshua",   "Julius",   "Karl",        "Ken",       "Kevin",
     "Klaus",    "Konrad",    "Kurt",     "Laurence", "Lawrence",    "Len",       "Leo",
     "Leon",     "Leonard",   "Leopold",  "Liam",     "Lionel",      "Ludwig",    "Lukas",
     "Luke",     "Matt",      "Matthew",  "Max",      "Michael",     "Mick",      "Mike",
     "Montague", "Moritz",    "Ned",      "Nicholas", "Nigel",       "Noah",      "Noel",
     "Oliver",   "Ollie",     "Miles",    "Oscar",    "Oswald",      "Otto",      "Patrick",
     "Paul",     "Percy",     "Pete",     "Peter",    "Phil",        "Philip",    "Pierre",
     "Ralph",    "Ray",       "Raymond",  "Reginald", "Richard",     "Rob",       "Robert",
     "Rodney",   "Roger",     "Ron",      "Roy",      "Rudolf",      "Rupert",    "Ryan",
     "Sam",      "Samuel",    "Septimus", "Sid",      "Sidney",      "Simon",     "Stan",
     "Stefan",   "Stephen",   "Steve",    "Steven",   "Sven",        "Ted",       "Terence",
     "Theodore", "Thomas",    "Tim",      "Timothy",  "Tobias",      "Toby",      "Tom",
     "Tommy",    "Tony",      "Tyler",    "Uwe",      "Victor",      "Vincent",   "Wally",
     "Walter",   "Werner",    "Wilfred",  "Wilhelm",  "William",     "Willie",    "Wim"});

constexpr auto kTitles = std::to_array<TitleWord>({{"Abbé", "abbé"},
                                                   {"Admiral", "admiral"},
                                                   {"Baron", "baron"},
                                                   {"Baroness", "baroness"},
                                                   {"Bishop", "bishop"},
                                                   {"Canon", "canon"},
                                                   {"Capt", "captain"},
                                                   {"Captain", "captain"},
                                                   {"Chevalier", "chevalier"},
                                                   {"Col", "colonel"},
                                                   {"Colonel", "colonel"},
                                                   {"Commander", "commander"},
                                                   {"Count", "count"},
                                                   {"Countess", "countess"},
                                                   {"Doctor", "doctor"},
                                                   {"Dr", "doctor"},
                                                   {"Duchess", "duchess"},
                                                   {"Duke", "duke"},
                                                   {"Earl", "earl"},
                                                   {"Gen", "general"},
                                                   {"General", "general"},
                                                   {"Lieut", "lieutenant"},
                                                   {"Lieutenant", "lieutenant"},
                                                   {"Lt", "lieutenant"},
                                                   {"Major", "major"},
                                                   {"Marquis", "marquis"},
                                                   {"Marquise", "marquise"},
                                                   {"Prince", "prince"},
                                                   {"Princess", "princess"},
                                                   {"Prof", "professor"},
                                                   {"Professor", "professor"},
                                                   {"Sergeant", "sergeant"},
                                                   {"Vicomte", "vicomte"},
                                                   {"Viscount", "viscount"},
                                                   {"Viscountess", "viscountess"}});

}  // namespace

std::span<const TitleWord> titles() {
  return kTitles;
}
std::span<const std::string_view> womens_names() {
  return kWomen;
}
std::span<const std::string_view> mens_names() {
  return kMen;
}

}  // namespace ecarte::notation
