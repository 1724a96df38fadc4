// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>

#include "codes/storage.hpp"
#include "codes/vocabulary.hpp"

namespace ecarte::codes {

namespace {

constexpr std::size_t kMostLaws = 1'000;
constexpr std::size_t kMostCases = 10'000;

class Resolver {
 public:
  Resolver(Desk& desk, const CodeDraft& draft, LoadedCode::Storage& storage)
      : desk_(desk), draft_(draft), storage_(storage) {}

  void resolve() {
    if (too_large()) {
      return;
    }
    for (const DraftReading& reading : draft_.readings) {
      add_reading(reading);
    }
    for (const DraftLaw& draft : draft_.laws) {
      add_law(draft);
    }
    for (std::uint16_t i = 0; i < storage_.cases.size(); ++i) {
      look_up(i);
    }
    check_circles();
    check_tariff();
    // Faulty words would only bring on gaps and overlaps that are not there.
    if (desk_.errors.empty()) {
      build_tables();
    }
  }

 private:
  bool too_large() {
    std::size_t cases = 0;
    for (const DraftLaw& law : draft_.laws) {
      cases += law.cases.size();
    }
    const bool large = draft_.laws.size() > kMostLaws || cases > kMostCases;
    if (large) {
      desk_.complain(draft_.laws.back().origin, "more than " + std::to_string(kMostLaws) +
                                                    " laws or " + std::to_string(kMostCases) +
                                                    " cases");
    }
    return large;
  }

  void add_reading(const DraftReading& draft) {
    std::vector<std::string_view>& values = storage_.reading_values.emplace_back();
    std::ranges::transform(draft.values, std::back_inserter(values), &Mention::name);
    if (values.size() < 2) {
      desk_.complain(draft.name.origin,
                     "expected the readings to choose from, the one taken first");
    }
    storage_.readings.push_back({draft.name.name, values, 0});
  }

  /// A case of a reading not taken stays in the code, and out of force.
  void look_up_reading(Case& c, const DraftCase& draft) {
    if (draft.when_reading.name.empty()) {
      return;
    }
    const auto reading =
        std::ranges::find(storage_.readings, draft.when_reading.name, &Reading::name);
    if (reading == storage_.readings.end()) {
      std::vector<std::string_view> names;
      std::ranges::transform(storage_.readings, std::back_inserter(names), &Reading::name);
      desk_.complain(draft.when_reading.origin,
                     unknown_word("reading", draft.when_reading.name, names));
      return;
    }
    if (std::ranges::find(reading->values, draft.when_value.name) == reading->values.end()) {
      desk_.complain(draft.when_value.origin,
                     unknown_word("value of this reading", draft.when_value.name, reading->values));
    }
    c.when_reading = reading->name;
    c.when_value = draft.when_value.name;
    c.in_force = reading->values[reading->chosen] == c.when_value;
  }

  void add_law(const DraftLaw& draft) {
    const auto index = static_cast<std::uint16_t>(storage_.laws.size());
    Law law = draft.law;
    once(numbers_, law.number, index, "law number", draft.origin);
    once(ids_, law.id, index, "law id", draft.origin);
    law.first_case = static_cast<std::uint16_t>(storage_.cases.size());
    law.cases = static_cast<std::uint16_t>(draft.cases.size());
    law.engaged_by = storage_.engaged_by.emplace_back(draft.engaged_by);
    storage_.laws.push_back(law);
    for (const DraftCase& c : draft.cases) {
      const auto number = static_cast<std::uint16_t>(storage_.cases.size());
      once(names_, c.c.name, number, "case", c.origin);
      storage_.cases.push_back(c.c);
      storage_.cases.back().law = index;
      drafts_.push_back(&c);
    }
    for (Tariff row : draft.score) {
      row.law = index;
      storage_.tariff.push_back(row);
      tariff_origins_.push_back(draft.origin);
    }
  }

  using Numbers = std::map<std::string_view, std::uint16_t>;

  void once(Numbers& numbers, std::string_view name, std::uint16_t number, std::string_view what,
            Origin origin) {
    if (!name.empty() && !numbers.emplace(name, number).second) {
      desk_.complain(origin,
                     "the " + std::string{what} + " '" + std::string{name} + "' is used before");
    }
  }

  std::optional<std::uint16_t> number_of(const Numbers& numbers, const Mention& mention,
                                         std::string_view what) {
    const auto found = numbers.find(mention.name);
    if (found != numbers.end()) {
      return found->second;
    }
    std::vector<std::string_view> known;
    std::ranges::transform(numbers, std::back_inserter(known),
                           [](const auto& number) { return number.first; });
    desk_.complain(mention.origin, unknown_word(what, mention.name, known));
    return std::nullopt;
  }

  /// The number of another case on the same fact.
  std::optional<std::uint16_t> rival(std::uint16_t self, const Mention& mention,
                                     std::string_view what) {
    const auto number = number_of(names_, mention, what);
    if (number && (*number == self || storage_.cases[*number].on != storage_.cases[self].on)) {
      desk_.complain(mention.origin, "'" + std::string{mention.name} +
                                         "' is not another case on the same fact as '" +
                                         std::string{storage_.cases[self].name} + '\'');
      return std::nullopt;
    }
    return number;
  }

  void look_up(std::uint16_t index) {
    Case& c = storage_.cases[index];
    const DraftCase& draft = *drafts_[index];
    look_up_reading(c, draft);
    std::vector<std::uint16_t>& over = storage_.over.emplace_back();
    for (const Mention& mention : draft.over) {
      if (const auto number =
              rival(index, mention, "case in 'over' of '" + std::string{c.name} + "':")) {
        over.push_back(*number);
      }
    }
    c.over = over;
    for (const Mention& mention : draft.or_after) {
      c.or_after = rival(index, mention, "case in 'or-after' of '" + std::string{c.name} + "':")
                       .value_or(kNoCase);
    }
    for (const Mention& mention : draft.follows) {
      c.follows = rival(index, mention, "case in 'follows' of '" + std::string{c.name} + "':")
                      .value_or(kNoCase);
    }
    std::vector<std::string_view>& also = storage_.also.emplace_back();
    for (const Mention& mention : draft.also) {
      if (const auto law =
              number_of(numbers_, mention, "law in 'also' of '" + std::string{c.name} + "':")) {
        also.push_back(storage_.laws[*law].number);
      }
    }
    c.also = also;
  }

  void check_circles() {
    for (std::size_t i = 0; i < storage_.cases.size(); ++i) {
      std::uint16_t at = storage_.cases[i].or_after;
      for (std::size_t steps = 0; at != kNoCase && steps <= storage_.cases.size(); ++steps) {
        if (at == i) {
          desk_.complain(
              drafts_[i]->origin,
              "'or-after' leads from '" + std::string{storage_.cases[i].name} + "' back to itself");
          break;
        }
        at = storage_.cases[at].or_after;
      }
    }
  }

  void check_tariff() {
    for (std::size_t i = 0; i < storage_.tariff.size(); ++i) {
      const Tariff& row = storage_.tariff[i];
      for (std::size_t j = 0; j < i; ++j) {
        const Tariff& other = storage_.tariff[j];
        if (other.what == row.what && (other.loser_bold & row.loser_bold) != 0 &&
            (other.offender & row.offender) != 0) {
          desk_.complain(tariff_origins_[i], "the score already has an amount for '" +
                                                 std::string{word(row)} + "', in law " +
                                                 std::string{storage_.laws[other.law].number});
        }
      }
    }
  }

  void build_tables() {
    std::vector<TableFault> faults;
    for (int i = 0; i < replay::kFactKinds; ++i) {
      storage_.tables[static_cast<std::size_t>(i)] =
          build_table(static_cast<FactKind>(i), storage_.cases, faults);
    }
    for (const TableFault& fault : faults) {
      desk_.complain(culprit(fault), describe(fault, storage_.cases));
    }
  }

  /// Where to look first for a gap or an overlap: at a case written here, not in the code extended.
  [[nodiscard]] Origin culprit(const TableFault& fault) const {
    const std::span<const std::uint16_t> suspects =
        fault.cases.empty() ? storage_.tables[static_cast<std::size_t>(fault.fact)].cases
                            : fault.cases;
    const Origin inherited = draft_.extends.origin;
    for (const std::uint16_t suspect : suspects) {
      const Origin origin = drafts_[suspect]->origin;
      if (origin.file != inherited.file || origin.at != inherited.at) {
        return origin;
      }
    }
    return inherited;
  }

  Desk& desk_;
  const CodeDraft& draft_;
  LoadedCode::Storage& storage_;
  Numbers numbers_;
  Numbers ids_;
  Numbers names_;
  std::vector<const DraftCase*> drafts_;
  std::vector<Origin> tariff_origins_;
};

}  // namespace

void resolve(Desk& desk, const CodeDraft& draft, LoadedCode::Storage& storage) {
  Resolver{desk, draft, storage}.resolve();
}

}  // namespace ecarte::codes
