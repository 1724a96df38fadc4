// SPDX-License-Identifier: MIT
//
// Where records come from: files, folders searched for `*.ecarte`, the fenced `ecarte` blocks of
// Markdown files, standard input; each plain, or packed with gzip or zstd. Read in blocks; a file
// that cannot be read costs only itself.
#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "notation/parse.hpp"

namespace ecarte::cli {

/// An input, or the way the program was called, that cannot be used. Caught in main.
struct InputError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Given each text in turn: the name of its file, the text, and the number of its first line. The
/// blocks of one Markdown file come one after another under one name.
using UseText = std::function<void(const std::string& file, const notation::Source& source,
                                   std::uint32_t first_line)>;
/// Told of each file that cannot be read: its name and why.
using Trouble = std::function<void(const std::string& file, const std::string& why)>;

/// Hands on every text the paths name, in the order given; files of a folder by the bytes of their
/// names. "-" is standard input, called `stdin_name`. A folder without records is a trouble.
void read_texts(const std::vector<std::string>& paths, const UseText& use, const Trouble& trouble,
                const std::string& stdin_name = "<stdin>");

/// Hands on the texts of one file: what is called so (`name`) and may be Markdown; or what was
/// found in a folder.
void read_file(const std::string& path, const std::string& name, const UseText& use,
               const Trouble& trouble);
void read_record_file(const std::string& path, const UseText& use, const Trouble& trouble);

/// The files of a folder and of those below it that hold records, by the bytes of their names.
std::vector<std::string> record_files(const std::string& folder, const Trouble& trouble);

/// How many bytes the files of these paths have, as far as they can be counted before; 0 if some
/// cannot.
std::uint64_t bytes_of(const std::vector<std::string>& paths);

/// May a file be packed? One that is to be written again may not.
enum class Packed : std::uint8_t { Allowed, Refused };

/// All the text in a file; throws InputError if it cannot be read or is larger than `most` bytes.
std::string whole_file(const std::string& path, std::size_t most, Packed packed = Packed::Allowed);
/// The same, and what cannot be done is said of the file by its name.
std::string whole_named_file(const std::string& path, std::size_t most);

/// True of a name such as a folder is searched for: `*.ecarte`, `*.ecarte.gz`, `*.ecarte.zst`.
bool is_record_file(const std::string& path);

bool is_folder(const std::string& path);
/// True of standard input, "-", and of a pipe: what is read there may come little by little.
bool is_stream(const std::string& path);
bool exists(const std::string& path);

}  // namespace ecarte::cli
