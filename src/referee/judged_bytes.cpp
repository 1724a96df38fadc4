// SPDX-License-Identifier: MIT
#include "referee/judged_bytes.hpp"

#include <utility>

namespace ecarte::record {

using referee::Like;

// Each names every member: the compiler counts them.
auto fields(Like<Names> auto& v) {
  auto& [a, b, c, d, e, f, g] = v;
  return std::tie(a, b, c, d, e, f, g);
}
auto fields(Like<Problem> auto& v) {
  auto& [a, b, c, d, e, f, g, h] = v;
  return std::tie(a, b, c, d, e, f, g, h);
}
auto fields(Like<Expectation> auto& v) {
  auto& [a, b, c, d, e, f, g] = v;
  return std::tie(a, b, c, d, e, f, g);
}
auto fields(Like<Waiver> auto& v) {
  auto& [a, b, c, d, e] = v;
  return std::tie(a, b, c, d, e);
}
auto fields(Like<Record> auto& v) {
  auto& [a, b, c, d, e, f, g, h, i, j, k] = v;
  return std::tie(a, b, c, d, e, f, g, h, i, j, k);
}

}  // namespace ecarte::record

namespace ecarte::game {

template <class Value>
auto fields(PerSeat<Value>& v) {
  return std::tie(v.of);
}
template <class Value>
auto fields(const PerSeat<Value>& v) {
  return std::tie(v.of);
}

}  // namespace ecarte::game

namespace ecarte::replay {

using referee::Like;

auto fields(Like<FactPlace> auto& v) {
  auto& [a, b, c] = v;
  return std::tie(a, b, c);
}
auto fields(Like<Fact> auto& v) {
  auto& [a, b, c, d, e, f, g, h, i, j, k, l] = v;
  return std::tie(a, b, c, d, e, f, g, h, i, j, k, l);
}
auto fields(Like<PointsMeant> auto& v) {
  auto& [a, b, c] = v;
  return std::tie(a, b, c);
}
auto fields(Like<Deed> auto& v) {
  auto& [a, b, c, d, e, f, g, h, i, j, k, l] = v;
  return std::tie(a, b, c, d, e, f, g, h, i, j, k, l);
}
auto fields(Like<Testimony> auto& v) {
  auto& [a, b, c, d, e, f, g, h, i, j, k] = v;
  return std::tie(a, b, c, d, e, f, g, h, i, j, k);
}
auto fields(Like<BoundedMoment> auto& v) {
  auto& [a, b] = v;
  return std::tie(a, b);
}
auto fields(Like<Gap> auto& v) {
  auto& [a, b, c, d, e] = v;
  return std::tie(a, b, c, d, e);
}
auto fields(Like<DealingSpan> auto& v) {
  auto& [a, b, c, d, e, f, g, h, i] = v;
  return std::tie(a, b, c, d, e, f, g, h, i);
}
auto fields(Like<PlayingSpan> auto& v) {
  auto& [a, b, c, d, e, f, g, h, i, j, k, l] = v;
  return std::tie(a, b, c, d, e, f, g, h, i, j, k, l);
}
auto fields(Like<Impossible> auto& v) {
  auto& [a, b, c, d, e] = v;
  return std::tie(a, b, c, d, e);
}
auto fields(Like<DealPlace> auto& v) {
  auto& [a, b, c, d, e, f, g, h] = v;
  return std::tie(a, b, c, d, e, f, g, h);
}
auto fields(Like<DealStands> auto& v) {
  auto& [a, b, c, d, e] = v;
  return std::tie(a, b, c, d, e);
}
auto fields(Like<Alleged> auto& v) {
  auto& [a, b, c] = v;
  return std::tie(a, b, c);
}
auto fields(Like<Untold> auto& v) {
  auto& [a, b, c, d, e] = v;
  return std::tie(a, b, c, d, e);
}
auto fields(Like<DealFacts> auto& v) {
  auto& [a, b, c, d, e, f, g, h, i, j, k, l] = v;
  return std::tie(a, b, c, d, e, f, g, h, i, j, k, l);
}

}  // namespace ecarte::replay

namespace ecarte::law {

using referee::Like;

auto fields(Like<RemedyState> auto& v) {
  auto& [a, b, c, d, e, f, g, h, i] = v;
  return std::tie(a, b, c, d, e, f, g, h, i);
}
auto fields(Like<Window> auto& v) {
  auto& [a, b, c] = v;
  return std::tie(a, b.earliest, b.latest, c);
}
auto fields(Like<OrBroken> auto& v) {
  auto& [a, b, c] = v;
  return std::tie(a, b, c);
}
auto fields(Like<UnderLaw> auto& v) {
  auto& [a, b, c, d, e, f, g, h, i] = v;
  return std::tie(a, b, c, d, e, f, g, h, i);
}
auto fields(Like<PlaceInDeal> auto& v) {
  auto& [a, b, c, d, e, f] = v;
  return std::tie(a, b, c, d, e, f);
}
auto fields(Like<Amounts> auto& v) {
  auto& [a, b, c, d] = v;
  return std::tie(a, b, c, d);
}
auto fields(Like<Waived> auto& v) {
  auto& [a, b, c, d] = v;
  return std::tie(a, b, c, d);
}
auto fields(Like<Finding> auto& v) {
  auto& [a, b, c, d, e, f, g, h, i, j, k, l] = v;
  return std::tie(a, b, c, d, e, f, g, h, i, j, k, l);
}
auto fields(Like<Alternative> auto& v) {
  auto& [a, b, c, d, e, f, g] = v;
  return std::tie(a, b, c, d, e, f, g);
}
auto fields(Like<Missing> auto& v) {
  auto& [a, b, c, d, e, f, g, h, i, j, k, l] = v;
  return std::tie(a, b, c, d, e, f, g, h, i, j, k, l);
}
auto fields(Like<Met> auto& v) {
  auto& [a, b] = v;
  return std::tie(a, b);
}
auto fields(Like<Scored> auto& v) {
  auto& [a, b, c, d, e] = v;
  return std::tie(a, b, c, d, e);
}
auto fields(Like<Standing> auto& v) {
  auto& [a, b, c, d, e, f, g, h, i, j, k, l] = v;
  return std::tie(a, b, c, d, e, f, g, h, i, j, k, l);
}
auto fields(Like<Choice> auto& v) {
  auto& [a, b, c, d, e] = v;
  return std::tie(a, b, c, d, e);
}
auto fields(Like<ScoreAfter> auto& v) {
  auto& [a, b, c, d] = v;
  return std::tie(a, b, c, d);
}
auto fields(Like<Standings> auto& v) {
  auto& [a, b, c, d] = v;
  return std::tie(a, b, c, d);
}
auto fields(Like<DealResult> auto& v) {
  auto& [a, b, c, d, e, f, g, h, i, j, k] = v;
  return std::tie(a, b, c, d, e, f, g, h, i, j, k);
}

}  // namespace ecarte::law

namespace ecarte::referee {

auto fields(Like<OrderNote> auto& v) {
  auto& [a, b, c] = v;
  return std::tie(a, b, c);
}

/// What is kept of a copy.
struct JudgedBytes {
  static auto all(auto& copy) {
    return std::tie(copy.record_, copy.facts_, copy.result_, copy.notes_, copy.stopped_.at_mark,
                    copy.stopped_.cut, copy.understood_, copy.own_code_);
  }

  static void put(ByteWriter& to, const JudgedCopy& copy) {
    to.put(copy.code_.name);
    std::apply([&to](const auto&... each) { (to.put(each), ...); }, all(copy));
    to.put(static_cast<std::uint32_t>(copy.kept_orders_.size()));
    for (const JudgedCopy::Order& one : copy.kept_orders_) {
      to.put(one.when);
      to.put(one.record);
      to.put(one.facts);
      to.put(one.result);
    }
  }

  static std::unique_ptr<JudgedCopy> get(ByteReader& from, const codes::Code& code,
                                         std::shared_ptr<const std::string> keep) {
    std::unique_ptr<JudgedCopy> copy{new JudgedCopy{code, std::move(keep)}};
    std::apply([&from](auto&... each) { (from.get(each), ...); }, all(*copy));
    std::uint32_t orders = 0;
    from.get(orders);
    for (std::uint32_t i = 0; i < orders && from.good(); ++i) {
      JudgedCopy::Order& one = copy->kept_orders_.emplace_back();
      from.get(one.when);
      from.get(one.record);
      from.get(one.facts);
      from.get(one.result);
    }
    for (const JudgedCopy::Order& one : copy->kept_orders_) {
      copy->orders_.push_back(
          {one.when, one.record, one.facts, one.result, JudgedCopy::no_workings()});
    }
    return from.good() ? std::move(copy) : nullptr;
  }
};

void put(ByteWriter& to, const JudgedCopy& deal) {
  JudgedBytes::put(to, deal);
}

std::unique_ptr<JudgedCopy> judged_copy(ByteReader& from, const CodeNamed& code,
                                        std::shared_ptr<const std::string> keep) {
  std::string name;
  from.get(name);
  const codes::Code* const known = code(name);
  return known != nullptr && from.good() ? JudgedBytes::get(from, *known, std::move(keep))
                                         : nullptr;
}

}  // namespace ecarte::referee
