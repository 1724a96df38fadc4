// SPDX-License-Identifier: MIT
//
// The table of words: first names that only women, or only men, bear in England. A name that both
// bear, or that may be a family's, is not among them.
#include <array>

#include "notation/table_words.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kWomen = std::to_array<std::string_view>(
    {"Ada",       "Adela",     "Agatha",    "Agnes",     "Alice",     "Amelia",   "Amy",
     "Anastasia", "Ann",       "Anna",      "Anne",      "Annie",     "Barbara",  "Beatrice",
     "Bertha",    "Bessie",    "Betty",     "Blanche",   "Bridget",   "Caroline", "Catherine",
     "Cecilia",   "Charlotte", "Clara",     "Clarissa",  "Constance", "Cora",     "Cynthia",
     "Daisy",     "Deborah",   "Diana",     "Dora",      "Dorothea",  "Dorothy",  "Edith",
     "Eleanor",   "Eliza",     "Elizabeth", "Ella",      "Ellen",     "Elsie",    "Emily",
     "Emma",      "Esther",    "Ethel",     "Eva",       "Eve",       "Fanny",    "Flora",
     "Florence",  "Georgiana", "Gertrude",  "Gwendolen", "Hannah",    "Harriet",  "Helen",
     "Henrietta", "Ida",       "Irene",     "Isabel",    "Isabella",  "Jane",     "Janet",
     "Jenny",     "Jessie",    "Joan",      "Josephine", "Judith",    "Julia",    "Juliet",
     "Kate",      "Katherine", "Kitty",     "Laura",     "Lavinia",   "Letitia",  "Lily",
     "Linda",     "Lizzie",    "Louisa",    "Louise",    "Lucy",      "Lydia",    "Mabel",
     "Maggie",    "Margaret",  "Maria",     "Marian",    "Marie",     "Martha",   "Mary",
     "Matilda",   "Maud",      "Mildred",   "Millicent", "Minnie",    "Molly",    "Nancy",
     "Nell",      "Nellie",    "Nora",      "Olive",     "Olivia",    "Patience", "Peggy",
     "Penelope",  "Phoebe",    "Polly",     "Priscilla", "Rachel",    "Rebecca",  "Rosa",
     "Rosalind",  "Rose",      "Ruth",      "Sally",     "Sarah",     "Sophia",   "Sophie",
     "Susan",     "Susanna",   "Sybil",     "Theresa",   "Ursula",    "Victoria", "Viola",
     "Violet",    "Virginia",  "Winifred",  "Yvonne",    "Zoe"});

constexpr auto kMen = std::to_array<std::string_view>(
    {"Adam",        "Albert",    "Alexander", "Alfred",   "Ambrose", "Andrew",   "Anthony",
     "Archibald",   "Arthur",    "Augustus",  "Basil",    "Ben",     "Benjamin", "Bernard",
     "Bert",        "Bertram",   "Bertie",    "Bob",      "Cecil",   "Charles",  "Charlie",
     "Christopher", "Clement",   "Cuthbert",  "Cyril",    "Daniel",  "David",    "Dick",
     "Edgar",       "Edmund",    "Edward",    "Edwin",    "Ernest",  "Eustace",  "Ferdinand",
     "Frank",       "Frederick", "Fred",      "Geoffrey", "George",  "Gerald",   "Gilbert",
     "Gregory",     "Guy",       "Harold",    "Harry",    "Henry",   "Herbert",  "Horace",
     "Hubert",      "Hugh",      "Humphrey",  "Isaac",    "Jacob",   "James",    "Jeremy",
     "Jim",         "Joe",       "John",      "Jonathan", "Joseph",  "Joshua",   "Julius",
     "Laurence",    "Lawrence",  "Leonard",   "Leopold",  "Lionel",  "Luke",     "Matthew",
     "Michael",     "Montague",  "Ned",       "Nicholas", "Nigel",   "Oliver",   "Oscar",
     "Oswald",      "Patrick",   "Paul",      "Percy",    "Peter",   "Philip",   "Ralph",
     "Raymond",     "Reginald",  "Richard",   "Robert",   "Rodney",  "Roger",    "Rupert",
     "Samuel",      "Septimus",  "Simon",     "Stephen",  "Ted",     "Theodore", "Thomas",
     "Timothy",     "Tom",       "Tobias",    "Victor",   "Vincent", "Walter",   "Wilfred",
     "William"});

}  // namespace

std::span<const std::string_view> womens_names() {
  return kWomen;
}
std::span<const std::string_view> mens_names() {
  return kMen;
}

}  // namespace ecarte::notation
