import type { Format } from './format.js'
import { native } from './own/native.js'
import { catch2 } from './tools/c/catch2.js'
import { googleBenchmark, googleBenchmarkCsv } from './tools/c/google-benchmark.js'
import { nanobench, nanobenchCsv } from './tools/c/nanobench.js'
import { nvbench } from './tools/c/nvbench.js'
import { perfStat } from './tools/c/perf-stat.js'
import { zbench } from './tools/c/zbench.js'
import { go } from './tools/go/go.js'
import { benchmarkjs } from './tools/javascript/benchmarkjs.js'
import { consoleTime } from './tools/javascript/console-time.js'
import { deno } from './tools/javascript/deno.js'
import { lighthouse } from './tools/javascript/lighthouse.js'
import { mitata } from './tools/javascript/mitata.js'
import { sizeLimit } from './tools/javascript/size-limit.js'
import { tinybench, vitest } from './tools/javascript/tinybench.js'
import { jmh, jmhCsv } from './tools/jvm/jmh.js'
import { goTpc, pgbench, redisBenchmark } from './tools/load/databases.js'
import { fio } from './tools/load/fio.js'
import { hey } from './tools/load/hey.js'
import { autocannon, locust, oha, vegeta } from './tools/load/http-json.js'
import { k6 } from './tools/load/k6.js'
import { wrk } from './tools/load/wrk.js'
import { benchee } from './tools/other/benchee.js'
import { benchmarkDotNet, benchmarkDotNetCsv } from './tools/other/benchmarkdotnet.js'
import { bmf } from './tools/other/bmf.js'
import { customBiggerIsBetter, customSmallerIsBetter } from './tools/other/custom.js'
import { dart } from './tools/other/dart.js'
import { criterionHaskell, tastyBench } from './tools/other/haskell.js'
import { hyperfine, hyperfineCsv } from './tools/other/hyperfine.js'
import { julia } from './tools/other/julia.js'
import { nyrkio } from './tools/other/nyrkio.js'
import { openmetrics } from './tools/other/openmetrics.js'
import { phpbench } from './tools/other/phpbench.js'
import { benchmarkIps, rubyBenchmark } from './tools/other/ruby.js'
import { asv } from './tools/python/asv.js'
import { pyperf } from './tools/python/pyperf.js'
import { pytestBenchmark, pytestBenchmarkCsv } from './tools/python/pytest-benchmark.js'
import { cargoCriterion } from './tools/rust/cargo-criterion.js'
import { criterion } from './tools/rust/criterion.js'
import { divan } from './tools/rust/divan.js'
import { gungraun } from './tools/rust/gungraun.js'
import { libtest } from './tools/rust/libtest.js'

/** The formats of tools that are detected; a new one is one file, one fixture folder and one line here. */
export const detected: readonly Format[] = [
  asv,
  autocannon,
  benchee,
  benchmarkDotNet,
  benchmarkIps,
  benchmarkjs,
  bmf,
  cargoCriterion,
  catch2,
  criterion,
  criterionHaskell,
  customBiggerIsBetter,
  customSmallerIsBetter,
  deno,
  divan,
  fio,
  go,
  goTpc,
  googleBenchmark,
  googleBenchmarkCsv,
  gungraun,
  hey,
  hyperfine,
  hyperfineCsv,
  jmh,
  jmhCsv,
  julia,
  k6,
  libtest,
  lighthouse,
  locust,
  mitata,
  nanobench,
  nanobenchCsv,
  native,
  nyrkio,
  oha,
  openmetrics,
  perfStat,
  pgbench,
  phpbench,
  pyperf,
  pytestBenchmark,
  pytestBenchmarkCsv,
  redisBenchmark,
  rubyBenchmark,
  sizeLimit,
  tastyBench,
  tinybench,
  vegeta,
  vitest,
  wrk,
  zbench,
]

/** Formats that are read only where a user names them: there is a better output, what they hold is too plain, or they have not been tried with the tool. */
export const named: readonly Format[] = [benchmarkDotNetCsv, consoleTime, dart, nvbench]
