// SPDX-License-Identifier: MIT
//
// The table of words: first names that only women, or only men, bear in England. A name that both
// bear, or that may be a family's, is not among them. And the titles that people are called by.
#include <array>

#include "notation/table_words.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kWomen = std::to_array<std::string_view>(
    {"Ada",       "Adela",      "Adelaide",  "Adele",     "Agatha",     "Agnes",      "Alice",
     "Alma",      "Amalie",     "Amelia",    "Amy",       "Anastasia",  "Angela",     "Anja",
     "Ann",       "Anna",       "Anne",      "Annie",     "Antoinette", "Antonia",    "Arabella",
     "Augusta",   "Barbara",    "Bea",       "Beatrice",  "Bella",      "Bertha",     "Bess",
     "Bessie",    "Beth",       "Betsy",     "Betty",     "Birgit",     "Blanche",    "Bridget",
     "Camilla",   "Caroline",   "Catherine", "Cecilia",   "Celia",      "Charlotte",  "Chiara",
     "Chloe",     "Cissie",     "Claire",    "Clara",     "Clarissa",   "Colette",    "Constance",
     "Cora",      "Cordelia",   "Cynthia",   "Daisy",     "Deborah",    "Diana",      "Dolly",
     "Dora",      "Dorothea",   "Dorothy",   "Dot",       "Edith",      "Edna",       "Effie",
     "Eleanor",   "Elinor",     "Eliza",     "Elizabeth", "Elke",       "Ella",       "Ellen",
     "Elsa",      "Elsie",      "Emilie",    "Emily",     "Emma",       "Enid",       "Erika",
     "Esther",    "Ethel",      "Eugenie",   "Euphemia",  "Eva",        "Eve",        "Faith",
     "Fanny",     "Fay",        "Fern",      "Flo",       "Flora",      "Florence",   "Frances",
     "Freda",     "Gabrielle",  "Georgiana", "Gerda",     "Gertrude",   "Gisela",     "Gladys",
     "Grace",     "Greta",      "Gretchen",  "Gwen",      "Gwendolen",  "Hannah",     "Harriet",
     "Harriette", "Heike",      "Helen",     "Helga",     "Henrietta",  "Henriette",  "Hermione",
     "Hester",    "Hetty",      "Hilda",     "Honoria",   "Hortense",   "Ida",        "Imogen",
     "Ingrid",    "Irene",      "Iris",      "Isabel",    "Isabella",   "Isobel",     "Ivy",
     "Jane",      "Janet",      "Jeanne",    "Jemima",    "Jenny",      "Jessie",     "Jill",
     "Joan",      "Josephine",  "Joyce",     "Judith",    "Julia",      "Juliet",     "Juliette",
     "Kate",      "Katherine",  "Kay",       "Kitty",     "Laura",      "Lavinia",    "Lea",
     "Lena",      "Leonora",    "Letitia",   "Lilian",    "Lillian",    "Lily",       "Linda",
     "Lisa",      "Liz",        "Lizzie",    "Lotte",     "Lottie",     "Louisa",     "Louise",
     "Lucie",     "Lucille",    "Lucinda",   "Lucy",      "Lydia",      "Mabel",      "Madeleine",
     "Madge",     "Maggie",     "Mamie",     "Margaret",  "Margot",     "Marguerite", "Maria",
     "Marian",    "Marie",      "Marion",    "Martha",    "Marthe",     "Mary",       "Matilda",
     "Maud",      "Meg",        "Megan",     "Mia",       "Mildred",    "Millicent",  "Milly",
     "Minna",     "Minnie",     "Miriam",    "Mollie",    "Molly",      "Monika",     "Muriel",
     "Myra",      "Nan",        "Nancy",     "Naomi",     "Nell",       "Nellie",     "Nelly",
     "Nina",      "Nora",       "Norah",     "Norma",     "Odette",     "Olive",      "Olivia",
     "Ottilie",   "Ottoline",   "Pam",       "Pamela",    "Patience",   "Peggy",      "Penelope",
     "Petra",     "Phoebe",     "Phyllis",   "Polly",     "Portia",     "Priscilla",  "Prudence",
     "Rachel",    "Rebecca",    "Rhoda",     "Rosa",      "Rosalind",   "Rosamund",   "Rose",
     "Rosie",     "Ruth",       "Sabine",    "Sadie",     "Sally",      "Sara",       "Sarah",
     "Selina",    "Sofia",      "Sophia",    "Sophie",    "Stella",     "Sue",        "Susan",
     "Susanna",   "Susie",      "Sybil",     "Sylvia",    "Tabitha",    "Tess",       "Thea",
     "Theresa",   "Tilly",      "Tina",      "Trudy",     "Una",        "Ursel",      "Ursula",
     "Vera",      "Veronica",   "Victoria",  "Viola",     "Violet",     "Virginia",   "Vivien",
     "Wendy",     "Wilhelmina", "Winifred",  "Winnie",    "Yvonne",     "Zara",       "Zoe"});

constexpr auto kMen = std::to_array<std::string_view>(
    {"Abe",         "Adam",    "Adrian",      "Alan",      "Albert",    "Alec",      "Alexander",
     "Alf",         "Alfred",  "Algernon",    "Alistair",  "Alphonse",  "Ambrose",   "Anatole",
     "Andrew",      "Andy",    "Angus",       "Anthony",   "Antoine",   "Archibald", "Archie",
     "Armand",      "Art",     "Arthur",      "Auguste",   "Augustus",  "Barnaby",   "Barney",
     "Bartholomew", "Basil",   "Ben",         "Benedict",  "Benjamin",  "Bernard",   "Bernie",
     "Bert",        "Bertie",  "Bertram",     "Bill",      "Bob",       "Bruno",     "Cecil",
     "Charles",     "Charlie", "Christopher", "Claud",     "Clement",   "Cuthbert",  "Cy",
     "Cyril",       "Dan",     "Daniel",      "David",     "Denis",     "Dennis",    "Dick",
     "Dieter",      "Dominic", "Don",         "Donald",    "Douglas",   "Duncan",    "Ebenezer",
     "Eddie",       "Edgar",   "Edmond",      "Edmund",    "Edward",    "Edwin",     "Emil",
     "Emile",       "Eric",    "Erich",       "Ernest",    "Ernie",     "Ernst",     "Ethan",
     "Etienne",     "Eustace", "Evan",        "Ezra",      "Felix",     "Ferdinand", "Frank",
     "Franz",       "Fred",    "Freddie",     "Freddy",    "Frederick", "Friedrich", "Fritz",
     "Gareth",      "Gaston",  "Geoffrey",    "Georg",     "George",    "Gerald",    "Gerhard",
     "Gil",         "Gilbert", "Giles",       "Godfrey",   "Gregory",   "Guillaume", "Gus",
     "Gustav",      "Gustave", "Guy",         "Hal",       "Hamish",    "Hank",      "Hans",
     "Harold",      "Harry",   "Hector",      "Heinz",     "Henri",     "Henry",     "Herbert",
     "Horace",      "Hubert",  "Hugh",        "Hugo",      "Humphrey",  "Ian",       "Isaac",
     "Ivan",        "Jack",    "Jacob",       "Jacques",   "Jake",      "James",     "Jasper",
     "Jeremy",      "Jerome",  "Jerry",       "Jim",       "Jimmy",     "Joe",       "Johann",
     "John",        "Johnny",  "Jonas",       "Jonathan",  "Josef",     "Joseph",    "Josh",
     "Joshua",      "Jules",   "Julian",      "Julius",    "Karl",      "Ken",       "Kenneth",
     "Kevin",       "Klaus",   "Konrad",      "Kurt",      "Larry",     "Laurence",  "Lawrence",
     "Len",         "Leo",     "Leon",        "Leonard",   "Leopold",   "Liam",      "Lionel",
     "Lucien",      "Ludwig",  "Lukas",       "Luke",      "Malcolm",   "Marcel",    "Matt",
     "Matthew",     "Maurice", "Max",         "Michael",   "Mick",      "Mike",      "Miles",
     "Montague",    "Monty",   "Moritz",      "Nathaniel", "Ned",       "Neville",   "Nicholas",
     "Nigel",       "Noah",    "Noel",        "Oliver",    "Ollie",     "Osbert",    "Oscar",
     "Oswald",      "Otto",    "Owen",        "Patrick",   "Paul",      "Percy",     "Pete",
     "Peter",       "Phil",    "Philip",      "Pierre",    "Quentin",   "Ralph",     "Ray",
     "Raymond",     "Reggie",  "Reginald",    "Rhys",      "Richard",   "Rob",       "Robert",
     "Roderick",    "Rodney",  "Roger",       "Roland",    "Ron",       "Rowland",   "Roy",
     "Rudolf",      "Rupert",  "Ryan",        "Sam",       "Samuel",    "Sebastian", "Septimus",
     "Sid",         "Sidney",  "Silas",       "Simon",     "Solomon",   "Stan",      "Stefan",
     "Stephen",     "Steve",   "Steven",      "Sven",      "Ted",       "Teddy",     "Terence",
     "Theodore",    "Thomas",  "Tim",         "Timothy",   "Tobias",    "Toby",      "Tom",
     "Tommy",       "Tony",    "Tristram",    "Tyler",     "Ulrich",    "Uwe",       "Victor",
     "Vincent",     "Wally",   "Walter",      "Werner",    "Wilfred",   "Wilfrid",   "Wilhelm",
     "William",     "Willie",  "Wim",         "Wolfgang"});

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
