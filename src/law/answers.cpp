// SPDX-License-Identifier: MIT
#include "law/answers.hpp"

#include <algorithm>

namespace ecarte::law {

namespace {

bool is_fault(Class cls) {
  return cls == Class::Irregularity || cls == Class::BadRemedy || cls == Class::ScoreError;
}

/// What a ruling says for its law: of a fault that it was broken, of a right what became of it.
Answer answer_of(Class cls, Status status) {
  if (is_fault(cls)) {
    return status == Status::Latent ? Answer::Latent : Answer::Irregular;
  }
  switch (status) {
    case Status::Elected:
      return Answer::Elected;
    case Status::Waived:
      return Answer::Waived;
    case Status::Lapsed:
      return Answer::Lapsed;
    case Status::Latent:
      return Answer::Latent;
    case Status::Ignored:
      return Answer::Irregular;
    case Status::None:
    case Status::Open:
    case Status::Imposed:
    case Status::Moot:
      return Answer::Compliant;
  }
  return Answer::Compliant;
}

class Answering {
 public:
  Answering(const Code& code, Answers& answers) : code_(code), answers_(answers) {
    answers_.assign(code.laws.size(), Answer::NotEngaged);
  }

  void engage(const replay::DealFacts& deal) {
    for (const replay::Fact& fact : deal.facts) {
      occurred_[static_cast<std::size_t>(fact.kind)] = true;
    }
    for (std::size_t i = 0; i < code_.laws.size(); ++i) {
      if (engaged(code_.laws[i], deal)) {
        raise(i, Answer::Compliant);
      }
    }
  }

  void add(const Met& met) {
    if (met.case_index < code_.cases.size()) {
      const Case& c = code_.cases[met.case_index];
      raise(c.law, answer_of(c.cls, met.status));
      also(c.also, c.cls, met.status);
    }
  }

  /// A finding may speak for another law than that of its case: the one that comes nearest.
  void add(const Finding& finding) {
    const Class cls = finding.cls == Class::Forfeiture ? Class::Election : finding.cls;
    raise(finding.under.law, answer_of(cls, finding.remedy.status));
    also(finding.under.also, cls, finding.remedy.status);
  }

  void add(const Missing& missing) { raise(missing.law, Answer::Undecidable); }

 private:
  /// By a fact of its cases; by one that `engaged-by` names; by an act that could have set a fact
  /// that its cases speak of whether found out or not.
  [[nodiscard]] bool engaged(const Law& law, const replay::DealFacts& deal) const {
    const auto occurred = [this](FactKind fact) {
      return occurred_[static_cast<std::size_t>(fact)];
    };
    if (std::ranges::any_of(law.engaged_by, occurred)) {
      return true;
    }
    const auto cases = code_.cases.subspan(law.first_case, law.cases);
    return std::ranges::any_of(cases, [&](const Case& c) {
      const bool duty = c.cls == Class::Irregularity || c.cls == Class::Info;
      return duty && c.in_force && !c.must_be_found && replay::tested(deal, c.on);
    });
  }

  template <class Numbers>
  void also(const Numbers& numbers, Class cls, Status status) {
    if (is_fault(cls)) {
      for (const std::string_view number : numbers) {
        raise(number, answer_of(cls, status));
      }
    }
  }

  void raise(std::string_view number, Answer answer) {
    const auto law = std::ranges::find(code_.laws, number, &Law::number);
    if (law != code_.laws.end()) {
      raise(static_cast<std::size_t>(law - code_.laws.begin()), answer);
    }
  }

  void raise(std::size_t law, Answer answer) { answers_[law] = std::max(answers_[law], answer); }

  const Code& code_;
  Answers& answers_;
  std::array<bool, replay::kFactKinds> occurred_{};
};

}  // namespace

void answer(const Code& code, const replay::DealFacts& deal, const DealResult& result,
            Answers& answers) {
  Answering answering{code, answers};
  if (result.verdict == Verdict::Unreadable || result.verdict == Verdict::Impossible) {
    return;
  }
  answering.engage(deal);
  const auto add = [&answering](const auto& each) { answering.add(each); };
  std::ranges::for_each(result.met, add);
  std::ranges::for_each(result.findings, add);
  std::ranges::for_each(result.missing, add);
}

std::string_view word(Answer answer) {
  static constexpr std::array<std::string_view, kAnswers> kAnswerWords{
      "not-engaged", "compliant", "undecidable", "lapsed",
      "waived",      "elected",   "latent",      "irregular"};
  return kAnswerWords[static_cast<std::size_t>(answer)];
}

}  // namespace ecarte::law
