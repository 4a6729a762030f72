// Projects of C++ by CMake, and commands.

const words = `#pragma once
#include <algorithm>
#include <sstream>
#include <string>

/** The number of words in a text. */
inline long count_words(const std::string& text) {
  return std::count(text.begin(), text.end(), ' ') + 1;
}
`

const slower = {
  'include/words.h': [
    "return std::count(text.begin(), text.end(), ' ') + 1;",
    'std::istringstream words(text);\n  long count = 0;\n  for (std::string word; words >> word;) count++;\n  return count;',
  ],
}

const google = `#include <benchmark/benchmark.h>
#include <words.h>

static void count(benchmark::State& state) {
  std::string text;
  for (int i = 0; i < 1000; i++) text += "the quick brown fox ";
  for (auto _ : state) benchmark::DoNotOptimize(count_words(text));
}
BENCHMARK(count);

static void join(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(std::string("the") + " quick" + " fox");
}
BENCHMARK(join);

BENCHMARK_MAIN();
`

const catch2 = `#define CATCH_CONFIG_MAIN
#define CATCH_CONFIG_ENABLE_BENCHMARKING
#include <catch2/catch.hpp>
#include <words.h>

TEST_CASE("words") {
  std::string text;
  for (int i = 0; i < 1000; i++) text += "the quick brown fox ";
  BENCHMARK("count") { return count_words(text); };
  BENCHMARK("join") { return std::string("the") + " quick" + " fox"; };
}
`

function makeCmake(name, files, needs) {
  return {
    name,
    needs: ['cmake', 'g++', ...needs],
    files: { '.gitignore': 'build\n', 'include/words.h': words, ...files },
    prepare: [],
    slower,
    slowed: /count/,
  }
}

const top = 'cmake_minimum_required(VERSION 3.16)\nproject(words CXX)\n'

const inFolder = `find_package(benchmark REQUIRED)
add_executable(words_bench words.cpp)
target_include_directories(words_bench PRIVATE \${PROJECT_SOURCE_DIR}/include)
target_link_libraries(words_bench PRIVATE benchmark::benchmark)
`

const program = `#include <cstdio>
#include <words.h>

int main() {
  std::string text;
  for (int i = 0; i < 1000; i++) text += "the quick brown fox ";
  long words = 0;
  for (int again = 0; again < 2000; again++) {
    text[again % 7] = 'x';
    words += count_words(text);
  }
  std::printf("%ld\\n", words);
}
`

const make = `app: main.cpp include/words.h
\t$(CXX) -O2 -Iinclude -o $@ main.cpp
`

/** Projects of C++. */
export const native = [
  makeCmake('Google Benchmark by CMake', { 'CMakeLists.txt': `${top}${inFolder}`, 'words.cpp': google }, [
    '/usr/include/benchmark/benchmark.h',
  ]),
  makeCmake(
    'Google Benchmark by CMake, with an option',
    {
      'CMakeLists.txt': `${top}option(WORDS_BUILD_BENCHMARKS "Build the benchmarks" OFF)
if(WORDS_BUILD_BENCHMARKS)
  add_subdirectory(bench)
endif()
`,
      'bench/CMakeLists.txt': inFolder,
      'bench/words.cpp': google,
    },
    ['/usr/include/benchmark/benchmark.h'],
  ),
  makeCmake(
    'Catch2',
    {
      'CMakeLists.txt': `${top}find_package(Catch2 REQUIRED)
add_executable(tests tests.cpp)
target_include_directories(tests PRIVATE include)
target_link_libraries(tests PRIVATE Catch2::Catch2)
`,
      'tests.cpp': catch2,
    },
    ['/usr/include/catch2/catch.hpp'],
  ),
  { ...makeCmake('nanobench', {}, ['nanobench.h']) },
  {
    ...makeCmake(
      'a script for hyperfine',
      { 'main.cpp': program, Makefile: make, 'bench.sh': "hyperfine --warmup 3 './app'\n" },
      ['make'],
    ),
    files: {
      '.gitignore': 'app\n',
      'include/words.h': words,
      'main.cpp': program,
      Makefile: make,
      'bench.sh': "hyperfine --warmup 3 './app'\n",
    },
    slowed: /./,
  },
  {
    ...makeCmake('any command, built by make', {}, ['make']),
    files: { '.gitignore': 'app\n', 'include/words.h': words, 'main.cpp': program, Makefile: make },
    init: ['--command', './app'],
    slowed: /./,
  },
]
