// SPDX-License-Identifier: MIT
//
// Work of one kind done by several threads, and its results in the order of the work. The work
// comes as lanes: all that is in one lane is done by one thread, in order, and different lanes are
// done side by side. One thread feeds the lanes, and whoever made them takes the results. All
// threads there are begin and end here.
//
//   feeder ──open, put──▶ lane │ lane │ lane … ──get──▶ workers ──give──▶ results, lane by lane
//
// What waits is bounded, so memory does not grow with the work: the feeder waits while too much is
// in the lanes, and a worker while too many of its results have not been taken. The worker of the
// first lane is never kept waiting by what belongs to later ones, so all of it goes on.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace ecarte::lanes {

/// How much may wait, in a measure of the user's own, such as bytes.
struct LaneLimits {
  std::size_t fed = 0;      ///< put into lanes and not yet got, in all
  std::size_t results = 0;  ///< given and not yet taken, in all; a bit more for what is given last
};

/// `In` and `Out` are moved from thread to thread.
template <class In, class Out>
class Lanes {
  struct State;

 public:
  /// A worker's end of a lane.
  class Lane {
   public:
    /// Waits for more. False at the end of the lane, and if nobody wants its results any more.
    bool get(In& into);
    /// Hands a result of that size on; waits for room.
    void give(Out result, std::size_t size);

   private:
    friend class Lanes;
    Lane(Lanes& all, State& state) : all_(all), state_(state) {}
    Lanes& all_;
    State& state_;
  };

  /// The feeder's end.
  class Feed {
   public:
    /// Ends the lane at hand, if there is one, and begins the next.
    void open();
    /// Adds to the lane at hand; waits for room. False if nobody wants the results any more.
    bool put(In what, std::size_t size);

   private:
    friend class Lanes;
    explicit Feed(Lanes& all) : all_(all) {}
    Lanes& all_;
  };

  /// Begins. `work` is called by `workers` threads, once for each lane, `feed` once, by a thread of
  /// its own. Each thread has a copy of `work`, which may keep what serves it from lane to lane.
  /// What either throws is thrown by `take`.
  Lanes(std::size_t workers, LaneLimits limits, std::function<void(Lane&)> work,
        std::function<void(Feed&)> feed);
  /// Stops all threads and waits for their end.
  ~Lanes() { stop(); }
  Lanes(const Lanes&) = delete;
  Lanes& operator=(const Lanes&) = delete;

  /// Waits for the next result. False if there is none any more.
  bool take(Out& into);

 private:
  struct State {
    std::deque<std::pair<In, std::size_t>> fed;
    std::deque<std::pair<Out, std::size_t>> results;
    std::size_t waiting = 0;  ///< the size of these results
    bool closed = false;      ///< nothing more is put into it
    bool done = false;        ///< nor given, and it is closed
    std::exception_ptr fault;
    std::condition_variable more;  ///< to get
    std::condition_variable room;  ///< to give
  };

  void stop();
  void run_worker(const std::function<void(Lane&)>& work);
  void run_feeder(const std::function<void(Feed&)>& feed);
  void close_last();
  [[nodiscard]] bool has_result() const {
    return lanes_.empty() ? fed_all_ : !lanes_.front()->results.empty() || lanes_.front()->done;
  }

  LaneLimits limits_;
  std::size_t most_lanes_;
  std::mutex mutex_;  ///< of all that follows
  std::condition_variable fed_room_;
  std::condition_variable lane_begun_;
  std::condition_variable result_;
  std::deque<std::unique_ptr<State>> lanes_;  ///< those whose results are not all taken
  std::size_t begun_ = 0;                     ///< of these, how many have a worker
  std::size_t fed_ = 0;                       ///< the size of what is in them to get
  bool fed_all_ = false;
  bool stopped_ = false;
  std::exception_ptr feed_fault_;
  std::vector<std::jthread> threads_;  ///< ended before the rest goes
};

template <class In, class Out>
bool Lanes<In, Out>::Lane::get(In& into) {
  std::unique_lock lock(all_.mutex_);
  state_.more.wait(lock, [&] { return !state_.fed.empty() || state_.closed || all_.stopped_; });
  if (state_.fed.empty() || all_.stopped_) {
    return false;
  }
  into = std::move(state_.fed.front().first);
  all_.fed_ -= state_.fed.front().second;
  state_.fed.pop_front();
  if (all_.fed_ <= all_.limits_.fed / 2) {
    all_.fed_room_.notify_one();
  }
  return true;
}

template <class In, class Out>
void Lanes<In, Out>::Lane::give(Out result, std::size_t size) {
  std::unique_lock lock(all_.mutex_);
  const std::size_t most = all_.limits_.results / all_.most_lanes_;
  state_.room.wait(lock, [&] { return state_.waiting <= most || all_.stopped_; });
  state_.results.emplace_back(std::move(result), size);
  state_.waiting += size;
  if (all_.lanes_.front().get() == &state_) {
    all_.result_.notify_one();
  }
}

template <class In, class Out>
void Lanes<In, Out>::Feed::open() {
  std::unique_lock lock(all_.mutex_);
  all_.close_last();
  all_.fed_room_.wait(lock, [&] { return all_.lanes_.size() < all_.most_lanes_ || all_.stopped_; });
  all_.lanes_.push_back(std::make_unique<State>());
  all_.lane_begun_.notify_one();
}

template <class In, class Out>
bool Lanes<In, Out>::Feed::put(In what, std::size_t size) {
  std::unique_lock lock(all_.mutex_);
  if (all_.fed_ > all_.limits_.fed) {  // and is woken once there is work to do, not for a bit of it
    all_.fed_room_.wait(lock, [&] { return all_.fed_ <= all_.limits_.fed / 2 || all_.stopped_; });
  }
  State& lane = *all_.lanes_.back();
  lane.fed.emplace_back(std::move(what), size);
  all_.fed_ += size;
  lane.more.notify_one();
  return !all_.stopped_;
}

template <class In, class Out>
Lanes<In, Out>::Lanes(std::size_t workers, LaneLimits limits, std::function<void(Lane&)> work,
                      std::function<void(Feed&)> feed)
    : limits_(limits), most_lanes_(2 * workers + 2) {
  threads_.reserve(workers + 1);
  for (std::size_t i = 0; i < workers; ++i) {
    threads_.emplace_back([this, work] { run_worker(work); });
  }
  threads_.emplace_back([this, feed = std::move(feed)] { run_feeder(feed); });
}

template <class In, class Out>
bool Lanes<In, Out>::take(Out& into) {
  std::unique_lock lock(mutex_);
  for (;;) {
    result_.wait(lock, [&] { return has_result(); });
    if (lanes_.empty()) {
      if (feed_fault_) {
        std::rethrow_exception(std::exchange(feed_fault_, nullptr));
      }
      return false;
    }
    State& first = *lanes_.front();
    if (!first.results.empty()) {
      into = std::move(first.results.front().first);
      first.waiting -= first.results.front().second;
      first.results.pop_front();
      first.room.notify_one();
      return true;
    }
    if (first.fault) {
      std::rethrow_exception(std::exchange(first.fault, nullptr));
    }
    lanes_.pop_front();
    --begun_;
    fed_room_.notify_one();
  }
}

template <class In, class Out>
void Lanes<In, Out>::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    for (const auto& lane : lanes_) {
      lane->more.notify_all();
      lane->room.notify_all();
    }
    fed_room_.notify_all();
    lane_begun_.notify_all();
  }
  threads_.clear();
}

template <class In, class Out>
void Lanes<In, Out>::run_worker(const std::function<void(Lane&)>& work) {
  for (;;) {
    std::unique_lock lock(mutex_);
    lane_begun_.wait(lock, [&] { return begun_ < lanes_.size() || fed_all_ || stopped_; });
    if (begun_ == lanes_.size() || stopped_) {
      return;
    }
    State& state = *lanes_[begun_++];
    lock.unlock();
    Lane lane{*this, state};
    std::exception_ptr fault;
    try {
      work(lane);
    } catch (...) {
      fault = std::current_exception();
    }
    for (In unwanted; lane.get(unwanted);) {
    }
    lock.lock();
    state.fault = fault;
    state.done = true;
    fed_room_.notify_one();
    result_.notify_one();
  }
}

template <class In, class Out>
void Lanes<In, Out>::run_feeder(const std::function<void(Feed&)>& feed) {
  Feed end{*this};
  std::exception_ptr fault;
  try {
    feed(end);
  } catch (...) {
    fault = std::current_exception();
  }
  const std::lock_guard lock(mutex_);
  close_last();
  feed_fault_ = fault;
  fed_all_ = true;
  lane_begun_.notify_all();
  result_.notify_one();
}

template <class In, class Out>
void Lanes<In, Out>::close_last() {
  if (!lanes_.empty()) {
    lanes_.back()->closed = true;
    lanes_.back()->more.notify_one();
  }
}

}  // namespace ecarte::lanes
