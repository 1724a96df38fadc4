// SPDX-License-Identifier: MIT
//
// The table of words: first names that only women, or only men, bear in England. A name that both
// bear, or that may be a family's, is not among them. And the titles that people are called by.
#include <algorithm>
#include <array>

#include "notation/same_word.hpp"
#include "notation/table_words.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kWomen = std::to_array<std::string_view>(
    {"Ada",        "Adela",     "Adelaide",  "Adele",     "Agatha",     "Agnes",     "Alice",
     "Alma",       "Amalie",    "Amelia",    "Amy",       "Anastasia",  "Angela",    "Anja",
     "Ann",        "Anna",      "Anne",      "Annie",     "Antoinette", "Antonia",   "Arabella",
     "Astrid",     "Augusta",   "Barbara",   "Bea",       "Beatrice",   "Bella",     "Bertha",
     "Beryl",      "Bess",      "Bessie",    "Beth",      "Betsy",      "Betty",     "Birgit",
     "Blanche",    "Bridget",   "Camilla",   "Caroline",  "Catherine",  "Cecilia",   "Celia",
     "Celine",     "Charlotte", "Chiara",    "Chloe",     "Cissie",     "Claire",    "Clara",
     "Clarissa",   "Colette",   "Constance", "Cora",      "Cordelia",   "Cynthia",   "Daisy",
     "Deborah",    "Diana",     "Dolly",     "Dora",      "Doris",      "Dorothea",  "Dorothy",
     "Dot",        "Edith",     "Edna",      "Effie",     "Eleanor",    "Elinor",    "Eliza",
     "Elizabeth",  "Elke",      "Ella",      "Ellen",     "Elsa",       "Elsie",     "Emilie",
     "Emily",      "Emma",      "Enid",      "Erika",     "Esther",     "Ethel",     "Eugenie",
     "Euphemia",   "Eva",       "Eve",       "Faith",     "Fanny",      "Fay",       "Felicity",
     "Fern",       "Flo",       "Flora",     "Florence",  "Frances",    "Freda",     "Gabrielle",
     "Georgiana",  "Gerda",     "Gertrude",  "Gisela",    "Gladys",     "Gloria",    "Grace",
     "Greta",      "Gretchen",  "Gwen",      "Gwendolen", "Hannah",     "Harriet",   "Harriette",
     "Hazel",      "Heather",   "Heike",     "Helen",     "Helena",     "Helga",     "Henrietta",
     "Henriette",  "Hermione",  "Hester",    "Hetty",     "Hilda",      "Honoria",   "Hortense",
     "Ida",        "Imogen",    "Ingrid",    "Irene",     "Iris",       "Isabel",    "Isabella",
     "Isobel",     "Ivy",       "Jane",      "Janet",     "Jean",       "Jeanne",    "Jemima",
     "Jenny",      "Jessie",    "Jill",      "Joan",      "Joanna",     "Josephine", "Joyce",
     "Judith",     "Julia",     "Juliet",    "Juliette",  "Karen",      "Kate",      "Katherine",
     "Kay",        "Kitty",     "Laura",     "Lavinia",   "Lea",        "Lena",      "Leonora",
     "Letitia",    "Lilian",    "Lillian",   "Lily",      "Linda",      "Lisa",      "Liz",
     "Lizzie",     "Lorna",     "Lotte",     "Lottie",    "Louisa",     "Louise",    "Lucie",
     "Lucille",    "Lucinda",   "Lucy",      "Lydia",     "Mabel",      "Madeleine", "Madge",
     "Maggie",     "Mamie",     "Margaret",  "Margot",    "Marguerite", "Maria",     "Marian",
     "Marie",      "Marion",    "Marjorie",  "Martha",    "Marthe",     "Mary",      "Matilda",
     "Maud",       "Maureen",   "Mavis",     "Meg",       "Megan",      "Mia",       "Mildred",
     "Millicent",  "Milly",     "Minna",     "Minnie",    "Miriam",     "Moira",     "Mollie",
     "Molly",      "Monika",    "Muriel",    "Myra",      "Nadia",      "Nan",       "Nancy",
     "Naomi",      "Natalie",   "Nell",      "Nellie",    "Nelly",      "Nina",      "Nora",
     "Norah",      "Norma",     "Odette",    "Olive",     "Olivia",     "Ottilie",   "Ottoline",
     "Pam",        "Pamela",    "Patience",  "Pauline",   "Peggy",      "Penelope",  "Petra",
     "Phoebe",     "Phyllis",   "Polly",     "Portia",    "Priscilla",  "Prudence",  "Rachel",
     "Rebecca",    "Rhoda",     "Rita",      "Rosa",      "Rosalind",   "Rosamund",  "Rose",
     "Rosie",      "Ruth",      "Sabine",    "Sadie",     "Sally",      "Sara",      "Sarah",
     "Selina",     "Sheila",    "Shirley",   "Sofia",     "Sonia",      "Sophia",    "Sophie",
     "Stella",     "Sue",       "Susan",     "Susanna",   "Susie",      "Sybil",     "Sylvia",
     "Tabitha",    "Teresa",    "Tess",      "Thea",      "Theresa",    "Tilly",     "Tina",
     "Trudy",      "Una",       "Ursel",     "Ursula",    "Valerie",    "Vera",      "Veronica",
     "Victoria",   "Viola",     "Violet",    "Virginia",  "Vivien",     "Wanda",     "Wendy",
     "Wilhelmina", "Winifred",  "Winnie",    "Xenia",     "Yvette",     "Yvonne",    "Zara",
     "Zoe"});

constexpr auto kMen = std::to_array<std::string_view>(
    {"Abe",      "Adam",        "Adrian",   "Alan",     "Albert",      "Alec",      "Alexander",
     "Alf",      "Alfred",      "Algernon", "Alistair", "Alphonse",    "Ambrose",   "Anatole",
     "Andrew",   "Andy",        "Angus",    "Anthony",  "Antoine",     "Anton",     "Archibald",
     "Archie",   "Armand",      "Art",      "Arthur",   "Auguste",     "Augustus",  "Barnaby",
     "Barney",   "Bartholomew", "Basil",    "Ben",      "Benedict",    "Benjamin",  "Bernard",
     "Bernie",   "Bert",        "Bertie",   "Bertram",  "Bill",        "Bob",       "Boris",
     "Bruno",    "Cecil",       "Charles",  "Charlie",  "Christopher", "Claud",     "Clement",
     "Cuthbert", "Cy",          "Cyril",    "Dan",      "Daniel",      "David",     "Denis",
     "Dennis",   "Derek",       "Desmond",  "Dick",     "Dieter",      "Dmitri",    "Dominic",
     "Don",      "Donald",      "Douglas",  "Duncan",   "Ebenezer",    "Eddie",     "Edgar",
     "Edmond",   "Edmund",      "Edward",   "Edwin",    "Emil",        "Emile",     "Eric",
     "Erich",    "Ernest",      "Ernie",    "Ernst",    "Ethan",       "Etienne",   "Eugene",
     "Eustace",  "Evan",        "Ezra",     "Fabian",   "Felix",       "Ferdinand", "Frank",
     "Franz",    "Fred",        "Freddie",  "Freddy",   "Frederick",   "Friedrich", "Fritz",
     "Gareth",   "Gaston",      "Geoffrey", "Georg",    "George",      "Gerald",    "Gerhard",
     "Gil",      "Gilbert",     "Giles",    "Godfrey",  "Graham",      "Gregory",   "Guillaume",
     "Gus",      "Gustav",      "Gustave",  "Guy",      "Hal",         "Hamish",    "Hank",
     "Hans",     "Harold",      "Harry",    "Hector",   "Heinz",       "Henri",     "Henry",
     "Herbert",  "Horace",      "Hubert",   "Hugh",     "Hugo",        "Humphrey",  "Ian",
     "Igor",     "Isaac",       "Ivan",     "Jack",     "Jacob",       "Jacques",   "Jake",
     "James",    "Jasper",      "Jens",     "Jeremy",   "Jerome",      "Jerry",     "Jim",
     "Jimmy",    "Joe",         "Johann",   "John",     "Johnny",      "Jonas",     "Jonathan",
     "Josef",    "Joseph",      "Josh",     "Joshua",   "Jules",       "Julian",    "Julius",
     "Karl",     "Keith",       "Ken",      "Kenneth",  "Kevin",       "Klaus",     "Konrad",
     "Kurt",     "Larry",       "Lars",     "Laurence", "Lawrence",    "Len",       "Leo",
     "Leon",     "Leonard",     "Leopold",  "Liam",     "Lionel",      "Lorenz",    "Lucien",
     "Ludwig",   "Lukas",       "Luke",     "Magnus",   "Malcolm",     "Marcel",    "Marcus",
     "Martin",   "Matt",        "Matthew",  "Maurice",  "Max",         "Michael",   "Mick",
     "Mike",     "Miles",       "Montague", "Monty",    "Moritz",      "Nathaniel", "Ned",
     "Neville",  "Nicholas",    "Nigel",    "Nils",     "Noah",        "Noel",      "Olaf",
     "Oliver",   "Ollie",       "Osbert",   "Oscar",    "Oswald",      "Otto",      "Owen",
     "Patrick",  "Paul",        "Percy",    "Pete",     "Peter",       "Phil",      "Philip",
     "Pierre",   "Piers",       "Quentin",  "Ralph",    "Ray",         "Raymond",   "Reggie",
     "Reginald", "Rhys",        "Richard",  "Rob",      "Robert",      "Roderic",   "Roderick",
     "Rodney",   "Roger",       "Roland",   "Ron",      "Rowland",     "Roy",       "Rudolf",
     "Rufus",    "Rupert",      "Ryan",     "Sam",      "Samuel",      "Sebastian", "Septimus",
     "Sid",      "Sidney",      "Silas",    "Simon",    "Solomon",     "Stan",      "Stefan",
     "Stephen",  "Steve",       "Steven",   "Stuart",   "Sven",        "Ted",       "Teddy",
     "Terence",  "Theodore",    "Thomas",   "Tim",      "Timothy",     "Tobias",    "Toby",
     "Tom",      "Tommy",       "Tony",     "Trevor",   "Tristram",    "Tyler",     "Ulrich",
     "Uwe",      "Victor",      "Vincent",  "Wally",    "Walter",      "Werner",    "Wilfred",
     "Wilfrid",  "Wilhelm",     "William",  "Willie",   "Wim",         "Wolfgang",  "Xavier",
     "Yuri"});

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

// They are looked for by halves (one_of_sorted).
static_assert(std::is_sorted(kWomen.begin(), kWomen.end(), before_word));
static_assert(std::is_sorted(kMen.begin(), kMen.end(), before_word));

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
