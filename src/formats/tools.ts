import type { Format } from './format.js'
import { native } from './own/native.js'
import { catch2 } from './tools/c/catch2.js'
import { googleBenchmark } from './tools/c/google-benchmark.js'
import { googleBenchmarkCsv } from './tools/c/google-benchmark-csv.js'
import { nanobench } from './tools/c/nanobench.js'
import { nanobenchCsv } from './tools/c/nanobench-csv.js'
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
import { tinybench } from './tools/javascript/tinybench.js'
import { vitest } from './tools/javascript/vitest.js'
import { jmh } from './tools/jvm/jmh.js'
import { jmhCsv } from './tools/jvm/jmh-csv.js'
import { autocannon } from './tools/load/autocannon.js'
import { fio } from './tools/load/fio.js'
import { goTpc } from './tools/load/go-tpc.js'
import { hey } from './tools/load/hey.js'
import { k6 } from './tools/load/k6.js'
import { locust } from './tools/load/locust.js'
import { oha } from './tools/load/oha.js'
import { pgbench } from './tools/load/pgbench.js'
import { redisBenchmark } from './tools/load/redis-benchmark.js'
import { vegeta } from './tools/load/vegeta.js'
import { wrk } from './tools/load/wrk.js'
import { benchee } from './tools/other/benchee.js'
import { benchmarkIps } from './tools/other/benchmark-ips.js'
import { benchmarkDotNet } from './tools/other/benchmarkdotnet.js'
import { benchmarkDotNetCsv } from './tools/other/benchmarkdotnet-csv.js'
import { bmf } from './tools/other/bmf.js'
import { criterionHaskell } from './tools/other/criterion-haskell.js'
import { customBiggerIsBetter, customSmallerIsBetter } from './tools/other/custom.js'
import { dart } from './tools/other/dart.js'
import { hyperfine } from './tools/other/hyperfine.js'
import { hyperfineCsv } from './tools/other/hyperfine-csv.js'
import { julia } from './tools/other/julia.js'
import { nyrkio } from './tools/other/nyrkio.js'
import { openmetrics } from './tools/other/openmetrics.js'
import { phpbench } from './tools/other/phpbench.js'
import { rubyBenchmark } from './tools/other/ruby-benchmark.js'
import { tastyBench } from './tools/other/tasty-bench.js'
import { asv } from './tools/python/asv.js'
import { pyperf } from './tools/python/pyperf.js'
import { pytestBenchmark } from './tools/python/pytest-benchmark.js'
import { pytestBenchmarkCsv } from './tools/python/pytest-benchmark-csv.js'
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
