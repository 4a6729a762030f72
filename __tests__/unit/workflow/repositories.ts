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
  'go-two-packages': {
    'go.mod': 'module example.com/words\n',
    'lexer/lex_test.go': 'package lexer\n\nfunc BenchmarkLex(b *testing.B) { os.ReadFile("../texts/a.txt") }\n',
    'parser/parse_test.go': 'package parser\n\nfunc BenchmarkParse(b *testing.B) {}\n',
    'parser/parse_windows_test.go': '//go:build windows\n\npackage parser\n\nfunc BenchmarkOther(b *testing.B) {}\n',
    'texts/a.txt': '',
    'tools/go.mod': 'module example.com/tools\n',
    'tools/bench/tool_test.go': 'package bench\n\nfunc BenchmarkTool(b *testing.B) {}\n',
  },
  'criterion-workspace': {
    'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
    'crates/words/Cargo.toml':
      '[package]\nname = "words"\n\n[dev-dependencies]\ncriterion.workspace = true\n\n[[bench]]\nname = "words"\nharness = false\nrequired-features = ["fast"]\n\n[[bench]]\nname = "plain"\n',
    'crates/words/benches/words.rs':
      'use criterion::Criterion;\nfn a() { read("benches/text.txt"); read("../../corpus/big.txt"); read(format!("data/{name}.txt")) }\n',
    'crates/words/benches/text.txt': '',
    'crates/words/benches/plain.rs': '#![feature(test)]\n',
    'crates/words/data/a.txt': '',
    'crates/words/src/lib.rs': '',
    'corpus/big.txt': '',
    'crates/lines/Cargo.toml':
      '[target."cfg(unix)".dev-dependencies.criterion]\nversion = "0.5"\n\n[[bench]]\nname = "lines"\nharness = false\n',
  },
  gungraun: {
    'Cargo.toml': '[dev-dependencies]\ngungraun = "0.20.0"\n\n[[bench]]\nname = "words"\nharness = false\n',
    'benches/words.rs': 'use gungraun::main;\n',
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
  'pytest-benchmark-in-bench': {
    'setup.py': '',
    'benchmarks/bench_words.py': 'def bench_count(benchmark):\n    benchmark(count)\n',
  },
  'pytest-benchmark-as-extra': {
    'pyproject.toml':
      '[project]\nname = "words"\n\n[project.optional-dependencies]\ntest = ["pytest", "pytest-benchmark>=4"]\n\n[tool.pytest.ini_options]\npython_files = ["bench_*.py"]\n',
    'benchmarks/bench_words.py': 'def test_count(benchmark):\n    benchmark(count)\n',
  },
  pyperf: {
    'requirements.txt': 'numpy\n',
    'bench_words.py': 'import pyperf\n\nrunner = pyperf.Runner()\n',
  },
  asv: {
    'pyproject.toml': '[build-system]\nrequires = ["setuptools"]\n',
    'asv_bench/asv.conf.json': '{\n  // Where results go.\n  "results_dir": "out/results",\n}\n',
    'asv_bench/benchmarks/words.py': 'def time_count(): pass\n',
  },
  benchmarkjs: {
    'package.json': '{"devDependencies": {"benchmark": "^2.1.4"}}',
    'bench.js': 'const { Suite } = require("benchmark")\n',
    'other.js': 'const { Suite } = require("benchmark")\n',
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
  'google-benchmark-with-an-option': {
    'CMakeLists.txt':
      'option(WORDS_BENCH "Benchmarks" OFF)\noption(WORDS_TESTS "Tests" ON)\nadd_library(words SHARED words.cpp)\nif(WORDS_TESTS)\n  add_subdirectory(test)\nendif()\nif(WORDS_BENCH AND NOT WIN32)\n  add_subdirectory(bench)\nendif()\n',
    'bench/CMakeLists.txt':
      'include(FetchContent)\nadd_executable(words-bench words.cpp)\ntarget_link_libraries(words-bench benchmark::benchmark_main words)\nadd_executable(lines-bench lines.cpp)\ntarget_link_libraries(lines-bench benchmark::benchmark_main)\n',
    'bench/words.cpp': '#include <benchmark/benchmark.h>\nstatic const char* path = "bench/data/a.txt";\n',
    'bench/data/a.txt': '',
  },
  'jmh-shaded': {
    'pom.xml':
      '<artifactId>words</artifactId><version>1.2</version><properties><uberjar.name>speed</uberjar.name></properties><dependency><artifactId>jmh-core</artifactId></dependency><plugins><plugin><artifactId>maven-shade-plugin</artifactId><goals><goal>shade</goal></goals><finalName>${uberjar.name}</finalName></plugin></plugins>\n',
  },
  'jmh-in-a-module': {
    'pom.xml': '<modules><module>core</module><module>bench</module></modules>\n',
    'core/pom.xml': '<artifactId>core</artifactId>\n',
    'bench/pom.xml': '<dependency><artifactId>jmh-core</artifactId><scope>test</scope></dependency>\n',
    'bench/src/test/java/Words.java': '@Benchmark\n',
  },
  'jmh-by-gradle': {
    gradlew: '',
    'build.gradle': '',
    'speed/build.gradle.kts': 'plugins { id("me.champeau.jmh") version "0.7.3" }\n',
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
