// SPDX-License-Identifier: MIT
#include "unpack/unpack.hpp"

#include <algorithm>
#include <random>
#include <string>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>
#include <zstd.h>

namespace ecarte::unpack {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

std::string gzipped(std::string_view text) {
  z_stream stream{};
  constexpr int kGzip = 16;
  EXPECT_EQ(Z_OK, ::deflateInit2(&stream, 6, Z_DEFLATED, MAX_WBITS + kGzip, 8, Z_DEFAULT_STRATEGY));
  std::string packed(::deflateBound(&stream, text.size()) + 64, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  EXPECT_EQ(Z_STREAM_END, ::deflate(&stream, Z_FINISH));
  packed.resize(packed.size() - stream.avail_out);
  ::deflateEnd(&stream);
  return packed;
}

std::string zstd(std::string_view text) {
  std::string packed(::ZSTD_compressBound(text.size()), '\0');
  ZSTD_CCtx* const context = ::ZSTD_createCCtx();
  ::ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  packed.resize(::ZSTD_compress2(context, packed.data(), packed.size(), text.data(), text.size()));
  ::ZSTD_freeCCtx(context);
  return packed;
}

struct Read {
  std::string text;
  std::string trouble;
};

/// The first bytes known, the rest in portions; asked for in portions too.
Read unpacked(std::string_view packed, std::size_t portion = 1000, std::size_t wanted = 3000) {
  const std::size_t first = std::min(packed.size(), std::max(portion, kFirstBytes));
  std::string_view rest = packed.substr(first);
  Unpacked from{packing_of(packed), std::string{packed.substr(0, first)},
                [&](char* into, std::size_t size) {
                  const std::size_t given = rest.copy(into, std::min(size, portion));
                  rest.remove_prefix(given);
                  return given;
                }};
  Read read;
  std::string room(wanted, '\0');
  for (std::size_t got = 0; (got = from.read(room.data(), wanted)) != 0;) {
    read.text.append(room, 0, got);
  }
  EXPECT_EQ(0U, from.read(room.data(), wanted)) << "the end stays the end";
  read.trouble = from.trouble();
  return read;
}

/// 600 KB that neither packs to nothing nor not at all.
std::string some_text() {
  std::mt19937 chance{5};
  std::string text;
  while (text.size() < 600000) {
    text += "deal " + std::to_string(chance() % 1000) + ": A gives 3-2\n";
  }
  return text;
}

std::string (*const kWays[])(std::string_view) = {gzipped, zstd};

TEST(Unpack, TellsByTheFirstBytes) {
  EXPECT_EQ(Packing::Gzip, packing_of(gzipped("x")));
  EXPECT_EQ(Packing::Zstd, packing_of(zstd("x")));
  EXPECT_EQ(Packing::None, packing_of("players: A, Y\n"));
  EXPECT_EQ(Packing::None, packing_of("\x1f"));
  EXPECT_EQ(Packing::None, packing_of(""));
}

TEST(Unpack, GivesTheTextInAnyPortions) {
  const std::string text = some_text();
  for (const auto way : kWays) {
    const std::string packed = way(text);
    for (const std::size_t portion : {1U, 7U, 4096U, 1000000U}) {
      for (const std::size_t wanted : {1U, 100U, 65536U}) {
        if (portion == 1 && wanted == 1) {
          continue;
        }
        const Read read = unpacked(packed, portion, wanted);
        EXPECT_TRUE(text == read.text) << portion << " " << wanted;
        EXPECT_EQ("", read.trouble);
      }
    }
  }
}

TEST(Unpack, WhatIsPackedInPartsIsOneText) {
  for (const auto way : kWays) {
    const Read read = unpacked(way("one\n") + way("") + way("two\n"), 3);
    EXPECT_EQ("one\ntwo\n", read.text);
    EXPECT_EQ("", read.trouble);
  }
  EXPECT_EQ("", unpacked(gzipped("tape") + std::string(700, '\0')).trouble);
}

TEST(Unpack, NothingIsPackedAsWell) {
  for (const auto way : kWays) {
    const Read read = unpacked(way(""));
    EXPECT_EQ("", read.text);
    EXPECT_EQ("", read.trouble);
  }
}

TEST(Unpack, SaysWhereItBreaksOff) {
  const std::string text = some_text();
  for (const auto way : kWays) {
    const std::string packed = way(text);
    for (std::size_t size = kFirstBytes; size < packed.size();
         size += size < 100 || size + 100 > packed.size() ? 1 : 9973) {
      const Read read = unpacked(packed.substr(0, size));
      EXPECT_THAT(read.trouble,
                  MatchesRegex("the packed data break off at byte " + std::to_string(size) +
                               ", after [0-9]+ bytes of text"));
      EXPECT_TRUE(text.starts_with(read.text));
    }
  }
}

/// A bit wrong is found, here or at the sum at the end; nothing is read past what there is.
TEST(Unpack, SaysWhereItIsDamaged) {
  const std::string text = some_text();
  std::mt19937 chance{11};
  for (const auto way : kWays) {
    const std::string packed = way(text);
    int found = 0;
    constexpr int kTries = 300;
    for (int i = 0; i < kTries; ++i) {
      std::string damaged = packed;
      const std::size_t at = kFirstBytes + chance() % (packed.size() - kFirstBytes);
      damaged[at] = static_cast<char>(damaged[at] ^ (1 << chance() % 8));
      const Read read = unpacked(damaged, 1 + chance() % 5000, 1 + chance() % 9000);
      found += read.trouble.empty() ? 0 : 1;
      EXPECT_LT(read.text.size(), 100 * text.size());
    }
    EXPECT_GE(found, kTries - 5) << "a few bits say nothing of the text";
  }
}

TEST(Unpack, SomethingElseAfterItIsTrouble) {
  EXPECT_THAT(unpacked(gzipped("text") + "players: A, Y\n").trouble,
              HasSubstr("after 4 bytes of text: something else follows"));
  EXPECT_THAT(unpacked(zstd("text") + "players: A, Y\n").trouble, HasSubstr("damaged"));
}

TEST(Unpack, ANameWithoutItsPacking) {
  EXPECT_EQ("a.ecarte", plain_name("a.ecarte.gz"));
  EXPECT_EQ("a.md", plain_name("a.md.zst"));
  EXPECT_EQ("a.ecarte", plain_name("a.ecarte"));
  EXPECT_EQ(".gz", plain_name(".gz"));
}

}  // namespace
}  // namespace ecarte::unpack
