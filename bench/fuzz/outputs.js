// The smallest output of each format of src/formats/, with the given times in it, in the order and the unit that the tool has.

/** @typedef {{ stdout: string, benchOutput: string, seconds: number, files?: { path: string, text: string }[] }} Output */

/** What a command leaves that prints `text`. @returns {Output} */
export const print = text => ({ stdout: text, benchOutput: '', seconds: 1 })

/** What a command leaves that writes files, by path. @returns {Output} */
export const leave = texts => ({
  ...print(''),
  files: Object.entries(texts).map(([path, text]) => ({ path, text })),
})

const json = value => print(JSON.stringify(value))
const lines = (times, line) => print(times.map(time => `${line(time)}\n`).join(''))
const custom = times => json(times.map((value, at) => ({ name: `a${at}`, unit: 'ns', value, range: '1' })))

/**
 * Of each format its output by times, which are at least one; what a format has no samples of is there once for each.
 * @type {Readonly<Record<string, (times: number[]) => Output>>}
 */
export const outputs = {
  asv: times =>
    json({
      version: 2,
      commit_hash: '0',
      result_columns: ['result', 'params', 'samples'],
      results: { 'a.time_b': [[times[0]], [], [times]] },
    }),
  autocannon: ([average]) =>
    json({
      connections: 4,
      requests: { average: 100, total: 1000 },
      latency: { average, p99: average },
      throughput: { average: 5000 },
      errors: 0,
      non2xx: 0,
    }),
  benchee: times =>
    json([
      {
        name: 'a',
        job_name: 'a',
        input_name: '__no_input',
        run_time_data: { samples: times, statistics: { median: times[0], average: times[0] } },
        memory_usage_data: { samples: [], statistics: { median: null, average: null } },
      },
    ]),
  benchmarkdotnet: times =>
    json({
      HostEnvironmentInfo: {},
      Benchmarks: [
        {
          FullName: 'N.T.M',
          Statistics: { Median: times[0], Mean: times[0] },
          Measurements: times.map((Nanoseconds, at) => ({
            IterationMode: 'Workload',
            IterationStage: 'Actual',
            LaunchIndex: 1,
            IterationIndex: at + 1,
            Operations: 1,
            Nanoseconds,
          })),
        },
      ],
    }),
  'benchmark-ips': times =>
    json(
      times.map((ips, at) => ({
        name: `a${at}`,
        central_tendency: ips,
        ips,
        error: 1,
        stddev: 1,
        microseconds: 1,
        iterations: 1,
        cycles: 1,
      })),
    ),
  benchmarkjs: times => lines(times, time => `a${Math.abs(time)} x ${time} ops/sec ±1.00% (2 runs sampled)`),
  bmf: times => json(Object.fromEntries(times.map((value, at) => [`a${at}`, { latency: { value } }]))),
  'cargo-criterion': times =>
    json({
      reason: 'benchmark-complete',
      id: 'a',
      report_directory: 'a',
      iteration_count: times.map(() => 1),
      measured_values: times,
      unit: 'ns',
      throughput: [],
      typical: { estimate: times[0], lower_bound: times[0], upper_bound: times[0], unit: 'ns' },
      mean: { estimate: times[0], lower_bound: times[0], upper_bound: times[0], unit: 'ns' },
      median: null,
      median_abs_dev: null,
      slope: null,
      change: null,
    }),
  catch2: times =>
    print(
      `<?xml version="1.0"?>\n<Catch name="b"><Group name="b"><TestCase name="t">${times
        .map(
          (time, at) =>
            `<BenchmarkResults name="a${at}" samples="9" resamples="9" iterations="9" clockResolution="9" estimatedDuration="9"><mean value="${time}" lowerBound="1" upperBound="1" ci="0.95"/></BenchmarkResults>`,
        )
        .join('')}</TestCase></Group></Catch>\n`,
    ),
  criterion: times =>
    leave({
      'a/new/benchmark.json': '{"full_id":"a"}',
      'a/new/sample.json': JSON.stringify({ iters: times.map(() => 1), times }),
    }),
  customBiggerIsBetter: custom,
  customSmallerIsBetter: custom,
  deno: ([avg]) =>
    json({
      version: 1,
      runtime: 'Deno',
      cpu: 'x',
      benches: [{ origin: 'a', group: null, name: 'a', baseline: false, results: [{ ok: { n: 1, avg, p99: avg } }] }],
    }),
  divan: ([time]) =>
    print(
      [
        'example                         fastest       │ slowest       │ median        │ mean          │ samples │ iters',
        `╰─ a                            ${[time, time, time, time].map(one => `${one} ns`.padEnd(14)).join('│ ')}│ 10      │ 10`,
        '',
      ].join('\n'),
    ),
  go: times => lines(times, time => `BenchmarkA-8 \t 1000 \t ${time} ns/op`),
  'google-benchmark': times =>
    json({
      context: { library_build_type: 'release' },
      benchmarks: times.map((time, at) => ({
        name: 'BM_a',
        run_name: 'BM_a',
        run_type: 'iteration',
        repetitions: times.length,
        repetition_index: at,
        threads: 1,
        iterations: 10,
        real_time: time,
        cpu_time: time,
        time_unit: 'ns',
      })),
    }),
  gungraun: times =>
    print(
      `demo::a b\n  ======= CALLGRIND =======================================================\n${times.map(time => `  Instructions:                ${time}|1650            (+5.09090%) [+1.04844x]\n`).join('')}`,
    ),
  hyperfine: times =>
    json({
      results: [
        { command: 'a', mean: times[0], median: times[0], user: 1, system: 1, times, exit_codes: times.map(() => 0) },
      ],
    }),
  jmh: times =>
    json([
      {
        jmhVersion: '1.37',
        benchmark: 'a.B.c',
        mode: 'avgt',
        threads: 1,
        forks: 1,
        primaryMetric: { score: times[0], scoreError: 1, scorePercentiles: {}, scoreUnit: 'us/op', rawData: [times] },
        secondaryMetrics: {},
      },
    ]),
  julia: times =>
    json([
      { Julia: '1.11.0', BenchmarkTools: '1.6.0' },
      [['BenchmarkGroup', { data: { a: ['Trial', { times, gctimes: times, memory: 64, allocs: 2 }] }, tags: [] }]],
    ]),
  k6: ([med]) =>
    json({
      root_group: { name: '' },
      metrics: {
        iteration_duration: { avg: med, med, 'p(95)': med },
        iterations: { count: 100, rate: 50 },
      },
    }),
  libtest: times => lines(times, time => `test a${Math.abs(time)} ... bench:         ${time} ns/iter (+/- 1.00)`),
  mitata: times =>
    json({
      context: {},
      layout: [{ name: null, types: [] }],
      benchmarks: [
        {
          kind: 'static',
          args: {},
          alias: 'a',
          group: 0,
          baseline: false,
          runs: [
            {
              name: 'a',
              args: {},
              stats: {
                kind: 'fn',
                samples: times,
                min: times[0],
                max: times[0],
                p50: times[0],
                avg: times[0],
                ticks: 9,
              },
            },
          ],
        },
      ],
    }),
  nanobench: times =>
    json({
      results: [
        {
          title: 'T',
          name: 'a',
          unit: 'op',
          batch: 1,
          'median(elapsed)': times[0],
          measurements: times.map(elapsed => ({ iterations: 1, elapsed, instructions: 0 })),
        },
      ],
    }),
  native: times => print(`{"bench":"a","samples":${JSON.stringify(times)},"unit":"ns"}\n`),
  oha: ([p50]) =>
    json({
      summary: { successRate: 1, average: p50, requestsPerSec: 100, sizePerSec: 5000 },
      latencyPercentiles: { p50, p99: p50 },
      statusCodeDistribution: { 200: 1000 },
    }),
  phpbench: times =>
    print(
      `<?xml version="1.0"?>\n<phpbench version="1.3"><suite><env/><benchmark class="\\B"><subject name="a"><variant revs="1" warmup="0"><parameter-set name="0"/>${times
        .map(time => `<iteration time-net="${time}" time-revs="1" time-avg="1" mem-peak="400"/>`)
        .join('')}</variant></subject></benchmark></suite></phpbench>\n`,
    ),
  pyperf: times =>
    json({
      benchmarks: [{ metadata: { name: 'a' }, runs: [{ metadata: {}, values: times, warmups: [[1, 1]] }] }],
      metadata: { unit: 'second' },
      version: '1.0',
    }),
  'pytest-benchmark': times =>
    json({
      machine_info: {},
      commit_info: {},
      benchmarks: [
        {
          group: null,
          name: 'a',
          fullname: 'a.py::a',
          params: null,
          extra_info: {},
          options: {},
          stats: { mean: times[0], median: times[0], rounds: times.length, data: times },
        },
      ],
      version: '5.2.3',
    }),
  tinybench: times =>
    json([
      {
        name: 'a',
        state: 'completed',
        latency: { mean: times[0], p50: times[0], samples: times, samplesCount: times.length },
        throughput: { mean: 1, p50: 1 },
      },
    ]),
  vegeta: ([p50]) =>
    json({
      latencies: { mean: p50, '50th': p50, '95th': p50, '99th': p50 },
      requests: 100,
      throughput: 50,
      success: 1,
      status_codes: { 200: 100 },
      errors: [],
    }),
  vitest: times =>
    json({
      files: [
        {
          filepath: 'a.bench.ts',
          groups: [
            {
              fullName: 'a.bench.ts > g',
              benchmarks: [
                {
                  id: '0',
                  name: 'a',
                  rank: 1,
                  rme: 1,
                  samples: times,
                  hz: 1,
                  mean: times[0],
                  sampleCount: times.length,
                },
              ],
            },
          ],
        },
      ],
    }),
  hey: ([time]) =>
    print(
      `Summary:\n  Average:\t${time} secs\n  Requests/sec:\t1905.3\n\n  50%% in ${time} secs\n\nStatus code distribution:\n  [200]\t20 responses\n`,
    ),
  locust: ([time]) =>
    json([
      {
        name: '/',
        method: 'GET',
        num_requests: 1,
        num_failures: 0,
        total_response_time: time,
        response_times: {},
        start_time: 1,
        last_request_timestamp: 2,
      },
    ]),
  pgbench: ([time]) =>
    print(
      `transaction type: a\nnumber of transactions actually processed: 5\nlatency average = ${time} ms\ntps = 277.6 (without initial connection time)\n`,
    ),
  'ruby-benchmark': times =>
    print(
      `       user     system      total        real\n${times.map(time => `a  0.5   0.0   ${time.toFixed(6)} (  ${time.toFixed(6)})\n`).join('')}`,
    ),
  'size-limit': times => json([{ name: 'a', passed: true, size: 5, running: times[0] }]),
  wrk: ([time]) =>
    print(
      `Running 1s test @ http://a/\n    Latency     ${time}ms    8.25ms  40.28ms   86.35%\n  803 requests in 1.08s, 175.66KB read\nRequests/sec:    743.73\n`,
    ),
  'go-tpc': times =>
    lines(
      times,
      time => `[Summary] A - Takes(s): 1.8, Count: 5, TPM: 162.7, Sum(ms): 1055.1, Avg(ms): ${time}, 50th(ms): 151.0`,
    ),
}
