#include <benchmark/benchmark.h>
#include "words.h"

static std::string make_text() {
  std::string text;
  for (int i = 0; i < 200; i++) text += "the quick brown fox jumps over the lazy dog ";
  return text;
}

static void count(benchmark::State& state) {
  const std::string text = make_text();
  for (auto _ : state) benchmark::DoNotOptimize(count_words(text));
  state.SetBytesProcessed(state.iterations() * text.size());
}
BENCHMARK(count);

static void copy(benchmark::State& state) {
  const std::string text = make_text();
  for (auto _ : state) benchmark::DoNotOptimize(std::string(text));
}
BENCHMARK(copy);

BENCHMARK_MAIN();
