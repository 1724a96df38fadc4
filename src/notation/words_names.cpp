// SPDX-License-Identifier: MIT
//
// The table of words: first names that only women, or only men, bear in England. A name that both
// bear, or that may be a family's, is not among them.
#include <array>

#include "notation/table_words.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kWomen = std::to_array<std::string_view>(
    {"Ada",       "Adela",     "Agatha",    "Agnes",     "Alice",     "Amelia",    "Amy",
     "Anastasia", "Ann",       "Anna",      "Anne",      "Annie",     "Barbara",   "Beatrice",
     "Bertha",    "Bessie",    "Betty",     "Blanche",   "Bridget",   "Caroline",  "Catherine",
     "Cecilia",   "Charlotte", "Clara",     "Clarissa",  "Constance", "Cora",      "Cynthia",
     "Daisy",     "Deborah",   "Diana",     "Dora",      "Dorothea",  "Dorothy",   "Edith",
     "Eleanor",   "Elinor",    "Eliza",     "Elizabeth", "Ella",      "Ellen",     "Elsie",
     "Emily",     "Emma",      "Esther",    "Ethel",     "Eva",       "Eve",       "Fanny",
     "Fern",      "Flora",     "Florence",  "Georgiana", "Gertrude",  "Gwendolen", "Hannah",
     "Harriet",   "Helen",     "Henrietta", "Hetty",     "Ida",       "Irene",     "Iris",
     "Isabel",    "Isabella",  "Isobel",    "Ivy",       "Jane",      "Janet",     "Jenny",
     "Jessie",    "Joan",      "Josephine", "Judith",    "Julia",     "Juliet",    "Kate",
     "Katherine", "Kitty",     "Laura",     "Lavinia",   "Letitia",   "Lily",      "Linda",
     "Lizzie",    "Lottie",    "Louisa",    "Louise",    "Lucy",      "Lydia",     "Mabel",
     "Maggie",    "Margaret",  "Maria",     "Marian",    "Marie",     "Martha",    "Mary",
     "Matilda",   "Maud",      "Mildred",   "Millicent", "Minna",     "Minnie",    "Molly",
     "Muriel",    "Myra",      "Nancy",     "Naomi",     "Nell",      "Nellie",    "Nora",
     "Norah",     "Olive",     "Olivia",    "Patience",  "Peggy",     "Penelope",  "Phoebe",
     "Phyllis",   "Polly",     "Priscilla", "Rachel",    "Rebecca",   "Rhoda",     "Rosa",
     "Rosalind",  "Rose",      "Ruth",      "Sally",     "Sara",      "Sarah",     "Sophia",
     "Sophie",    "Stella",    "Susan",     "Susanna",   "Sybil",     "Tess",      "Theresa",
     "Tilly",     "Una",       "Ursula",    "Vera",      "Victoria",  "Viola",     "Violet",
     "Virginia",  "Winifred",  "Yvonne",    "Zoe"});

constexpr auto kMen = std::to_array<std::string_view>(
    {"Adam",     "Alan",    "Albert",    "Alexander",   "Alf",      "Alfred",   "Ambrose",
     "Andrew",   "Anthony", "Archibald", "Arthur",      "Augustus", "Basil",    "Ben",
     "Benjamin", "Bernard", "Bert",      "Bertie",      "Bertram",  "Bill",     "Bob",
     "Cecil",    "Charles", "Charlie",   "Christopher", "Clement",  "Cuthbert", "Cyril",
     "Daniel",   "David",   "Dick",      "Douglas",     "Duncan",   "Edgar",    "Edmund",
     "Edward",   "Edwin",   "Eric",      "Ernest",      "Eustace",  "Felix",    "Ferdinand",
     "Frank",    "Fred",    "Frederick", "Geoffrey",    "George",   "Gerald",   "Gilbert",
     "Gregory",  "Gus",     "Guy",       "Hal",         "Harold",   "Harry",    "Henry",
     "Herbert",  "Horace",  "Hubert",    "Hugh",        "Humphrey", "Ian",      "Isaac",
     "Jack",     "Jacob",   "James",     "Jeremy",      "Jim",      "Joe",      "John",
     "Jonathan", "Joseph",  "Joshua",    "Julius",      "Laurence", "Lawrence", "Leo",
     "Leonard",  "Leopold", "Lionel",    "Luke",        "Matthew",  "Max",      "Michael",
     "Montague", "Ned",     "Nicholas",  "Nigel",       "Oliver",   "Oscar",    "Oswald",
     "Otto",     "Patrick", "Paul",      "Percy",       "Peter",    "Phil",     "Philip",
     "Ralph",    "Raymond", "Reginald",  "Richard",     "Robert",   "Rodney",   "Roger",
     "Rupert",   "Sam",     "Samuel",    "Septimus",    "Sid",      "Simon",    "Stephen",
     "Steven",   "Ted",     "Theodore",  "Thomas",      "Tim",      "Timothy",  "Tobias",
     "Tom",      "Victor",  "Vincent",   "Walter",      "Wilfred",  "William"});

}  // namespace

std::span<const std::string_view> womens_names() {
  return kWomen;
}
std::span<const std::string_view> mens_names() {
  return kMen;
}

}  // namespace ecarte::notation
