import type { ProjectFiles } from '../../../src/workflow/project.js'

/** A repository of these files. */
export function makeRepository(files: Readonly<Record<string, string>>): ProjectFiles {
  return { files: Object.keys(files).sort(), read: path => files[path] ?? '' }
}

/** A repository for each tool, with the files that a small project of it has. */
export const repositories: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  go: {
    'go.mod': 'module example.com/words\n',
    'parser/parse_test.go': 'package parser\n\nfunc BenchmarkParse(b *testing.B) {}\n',
    'lexer/lex_test.go': 'package lexer\n\nfunc TestLex(t *testing.T) {}\n',
  },
  criterion: {
    'Cargo.toml':
      '[package]\nname = "words"\n\n[dev-dependencies]\ncriterion = "0.5"\n\n[[bench]]\nname = "words"\nharness = false\n\n[[bench]]\nname = "lines"\nharness = false\n',
  },
  divan: {
    'Cargo.toml': '[workspace]\n',
    'words/Cargo.toml': '[dev-dependencies]\ndivan = "0.1"\n\n[[bench]]\nname = "words"\nharness = false\n',
  },
  'pytest-benchmark': {
    'pyproject.toml': '[project]\nname = "words"\n',
    'tests/test_words.py': 'def test_count(benchmark):\n    benchmark(count)\n',
  },
  vitest: {
    'package.json': '{"devDependencies": {"vitest": "^4.1.0"}}',
    'package-lock.json': '{}',
    'src/words.bench.ts': 'bench("count", () => count())\n',
  },
  tinybench: {
    'package.json': '{"devDependencies": {"tinybench": "6.2.3"}}',
    'bench/words.js': 'import { Bench } from "tinybench"\nconsole.table(bench.table())\n',
  },
  mitata: {
    'package.json': '{"devDependencies": {"mitata": "1.0.34"}}',
    'pnpm-lock.yaml': '',
    'bench/words.mjs': 'import { run } from "mitata"\nawait run({ format: { json: {} } })\n',
  },
  'google-benchmark': {
    'CMakeLists.txt': 'find_package(benchmark REQUIRED)\nadd_subdirectory(bench)\n',
    'bench/CMakeLists.txt': 'add_executable(words words.cpp)\ntarget_link_libraries(words benchmark::benchmark)\n',
  },
  jmh: { 'pom.xml': '<dependency><artifactId>jmh-core</artifactId></dependency>\n' },
  'google-benchmark-meson': {
    'meson.build':
      "project('words', 'cpp')\nexecutable('words-bench', ['bench/words.cpp'], dependencies: dependency('benchmark'))\n",
    'bench/words.cpp': '#include <benchmark/benchmark.h>\nBENCHMARK_MAIN();\n',
  },
  catch2: {
    'CMakeLists.txt':
      'find_package(Catch2 3 REQUIRED)\nadd_executable(tests tests.cpp)\ntarget_link_libraries(tests PRIVATE Catch2::Catch2WithMain)\n',
    'tests.cpp': '#include <catch2/catch_all.hpp>\nTEST_CASE("words") { BENCHMARK("count") { return count(); }; }\n',
  },
  nanobench: {
    Makefile: 'words-bench: bench/words.o\n\t$(CXX) -o $@ $^\nbench/words.o: bench/words.cpp\n',
    'bench/words.cpp': '#include "nanobench.h"\nint main() {}\n',
  },
  hyperfine: { 'main.js': '', Makefile: "bench:\n\thyperfine --warmup 3 'node main.js input.txt'\n" },
  'hyperfine-of-a-program': {
    'Cargo.toml': '',
    'bench.sh.txt': '',
    'scripts/time.sh': "hyperfine './target/release/words big.txt'\n",
  },
  script: { 'bench/benchmark.py': 'print(1)\n' },
}
