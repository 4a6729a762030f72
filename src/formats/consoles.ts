import { FormatError } from './format.js'
import { longestRow, splitLines } from './reading/lines.js'

/** What a benchmark tool prints, and no format reads: a table for people, whose numbers are rounded and have no samples, or what is rarely asked for. */
export interface ConsoleTable {
  readonly tool: string
  /** Left out where it is a table for people, unless lines of `examples/formats.yml` read it. */
  readonly kind?: 'output'
  /** A line that only this tool prints above or beside its numbers. */
  readonly sign: RegExp
  /** The way to make the tool write numbers for programs. */
  readonly remedy: Remedy
}

/** Words for the command, or a call in the script, and where the numbers are then. */
interface Remedy {
  readonly words?: string
  readonly call?: string
  /** The file or directory that `output` must name. */
  readonly output?: string
  /** The lines of `examples/formats.yml` that read what the tool writes then. */
  readonly example?: string
}

/** Refuses to compare the time of a command that prints a table for people, because many such tools run for a set time. */
export class TableError extends FormatError {
  readonly table: ConsoleTable

  constructor(table: ConsoleTable) {
    super(`not compared: ${describeConsole(table)}`)
    this.table = table
  }
}

/** Returns what `table` is: a table for people, or an output that programs could read. */
export function kindOf({ kind, remedy }: ConsoleTable): 'table' | 'output' {
  return kind ?? (remedy.example === undefined ? 'table' : 'output')
}

/** Describes what was recognised, and what to add so that its numbers are read. */
export function describeConsole(table: ConsoleTable): string {
  return `this is the ${kindOf(table)} of ${table.tool}, whose numbers are not read: ${describeRemedy(table)}. To compare the time of the whole process, set "format" to process`
}

/** Describes how the tool writes numbers that are read. */
export function describeRemedy({ remedy: { words, call, output, example } }: ConsoleTable): string {
  const steps = [
    words !== undefined && `add ${words} to the command`,
    call !== undefined && `let the script call ${call}`,
    output !== undefined && `set "output" to ${output}`,
    example !== undefined && describeExample(example),
  ]
  return steps.filter(step => step !== false).join(', and ')
}

/** Describes where the lines for an output are. */
function describeExample(name: string): string {
  return `take the lines of "${name}" from examples/formats.yml`
}

/** Says which lines read what was a format of its own; undefined where `name` was none. */
export function explainFormer(name: string): string | undefined {
  if (jsonSaysMore.includes(name))
    return `it was the CSV of ${name.replace(/-csv$/, '')}, whose JSON says more: let the tool write that`
  return formerFormats.includes(name) ? describeExample(name) : undefined
}

const jsonSaysMore: readonly string[] = ['benchmarkdotnet-csv', 'google-benchmark-csv', 'jmh-csv']
const formerFormats: readonly string[] =
  'console-time criterion-haskell dart fio hyperfine-csv lighthouse nanobench-csv nvbench nyrkio openmetrics perf-stat pytest-benchmark-csv redis-benchmark tasty-bench zbench'.split(
    ' ',
  )

/** A row of numbers in a table of vitest, from operations per second to samples. */
const vitestRow = String.raw`(?: +(?:[\d,.]+|NaN)){8} +±(?:[\d.]+|NaN)% +[\d,]+`

/** The tables of the usual tools, in the order in which they are looked for. */
export const consoles: readonly ConsoleTable[] = [
  {
    tool: 'pytest-benchmark',
    sign: /^Name \(time in [a-z]+\) +Min +Max\b|^name,.{0,900},rounds,iterations/,
    remedy: { words: '--benchmark-json=result.json', output: 'result.json' },
  },
  {
    tool: 'hyperfine',
    sign: /^ +Time \((?:mean ± σ|abs ≡)\): +[\d.]+ [a-zµ]+ |^command,(?:mean|time_wall_clock_unit),/,
    remedy: { words: '--export-json result.json', output: 'result.json' },
  },
  {
    tool: 'Google Benchmark',
    sign: /^Benchmark +Time +CPU +Iterations|^name,iterations,real_time,cpu_time,/,
    remedy: { words: '--benchmark_out=result.json --benchmark_out_format=json', output: 'result.json' },
  },
  {
    tool: 'JMH with decimal commas (its JSON has points)',
    kind: 'output',
    sign: /^"Benchmark","Mode","Threads",.*\(\d+,\d+%\)/,
    remedy: { words: '-rf json -rff result.json', output: 'result.json' },
  },
  {
    tool: 'JMH',
    sign: /^Benchmark +(?:\([^ ()]+\) +)*Mode +(?:Cnt +)?Score +|^"Benchmark","Mode","Threads",(?!.*\(\d+,\d+%\))|^# (?:VM invoker|Benchmark mode): /,
    remedy: { words: '-rf json -rff result.json', output: 'result.json' },
  },
  {
    tool: 'deno bench',
    sign: /^Runtime \| Deno \d|^benchmark +(?:time\/iter|time) \(avg\) +iter\/s\b/,
    remedy: { words: '--json' },
  },
  {
    tool: 'mitata',
    sign: /^benchmark +(?:avg|time \(avg\)) +\(min … max\)/,
    remedy: { call: 'run({ format: { json: { samples: false, debug: false } } })' },
  },
  {
    tool: 'tinybench',
    sign: /^│ +\(index\) +│ +Task [Nn]ame +│/,
    remedy: {
      call: 'console.log(JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result }))))',
    },
  },
  {
    tool: 'BenchmarkDotNet',
    sign: /^\| *Method +\|[^\n]* Mean +\||^(?:Type[;,])?Method[;,].*[;,]Mean[;,]/,
    remedy: { words: '--exporters json --artifacts results', output: 'results' },
  },
  {
    tool: 'asv',
    sign: /^\[ *\d[\d.]*%\] ··· /,
    remedy: { words: '--record-samples --set-commit-hash $(git rev-parse HEAD)', output: 'results' },
  },
  {
    tool: 'Catch2',
    sign: /^benchmark name +samples +iterations +/,
    remedy: { words: '-r xml' },
  },
  {
    tool: 'nanobench',
    sign: /^\|(?: relative \|)? +(?:ps|ns|us|ms|s)\/\S+ \|[^\n]*\| +err% \||^"title";"name";"unit";"batch";/,
    remedy: { call: 'ankerl::nanobench::render(ankerl::nanobench::templates::json(), bench, std::cout)' },
  },
  {
    tool: 'Criterion',
    sign: /^(?:\S.{0,300})? +time: +\[[\d.]+ \S+ [\d.]+ \S+ [\d.]+ \S+\]/,
    remedy: { words: 'CRITERION_HOME=results', output: 'results' },
  },
  {
    tool: 'oha',
    sign: /^ +Success rate:\s+[\d.]+%/,
    remedy: { words: '--output-format json' },
  },
  {
    tool: 'zBench',
    sign: /^benchmark +runs +total time +time\/run|"timing_statistics": ?\{/,
    remedy: { call: 'writeJSON of each result', example: 'zbench' },
  },
  {
    tool: 'Benchee',
    sign: /^Name +(?:ips +)?average +deviation +median\b|^Benchmark suite executing with the following configuration:/,
    remedy: {
      call: 'Benchee.run(jobs, formatters: [{Benchee.Formatters.JSON, file: "result.json"}])',
      output: 'result.json',
    },
  },
  {
    tool: 'benchmark-ips',
    sign: /\(± *[\d.]+%\) i\/s\b|^ .{0,300} [\d.]+ ?[kMBTQ]? i\/100ms\s*$|^ .{0,300}: +[\d.]+ i\/s\b/,
    remedy: { call: 'x.json! $stdout, with x.quiet = true' },
  },
  {
    tool: 'PHPBench',
    sign: /^PHPBench\b.{0,80}\brunning benchmarks\b|\bI\d+ - Mo[\d.,]+|^\| *benchmark +\| *subject +\|/i,
    remedy: { words: '--dump-file=result.xml', output: 'result.xml' },
  },
  {
    tool: 'vitest 5',
    sign: new RegExp(`^ +[^ ·].{0,300}?${vitestRow}`),
    remedy: { words: '--reporter=json --outputFile=result.json', output: 'result.json' },
  },
  {
    tool: 'vitest',
    sign: new RegExp(String.raw`^ *name +hz +min +max +mean\b|^ *· .{0,300}?${vitestRow}`),
    remedy: { words: '--outputJson result.json', output: 'result.json' },
  },
  {
    tool: 'k6',
    sign: /^ *(?:[✓✗] *)?(?:http_req_duration|http_reqs|iteration_duration|iterations|vus|data_received)\.{3,}: /,
    remedy: { words: '--summary-export=result.json', output: 'result.json' },
  },
  {
    tool: 'criterion (Haskell)',
    sign: /^(?:time|mean|std dev) +[\d.]+ [a-zμµ]+ +\([\d.]+ [a-zμµ]+ \.\. [\d.]+ [a-zμµ]+\)|^Name,Mean,MeanLB,|^\["(?:criterion|gauge)"/,
    remedy: { words: '--csv result.csv', output: 'result.csv', example: 'criterion-haskell' },
  },
  {
    tool: 'tasty-bench',
    sign: /^ +[\d.]+ (?:[mμµnp]?s|min) ± +[\d.]+ (?:[mμµnp]?s|min)(?:,|\s*$)|^Name,Mean \(ps\),/,
    remedy: { words: '--csv result.csv', output: 'result.csv', example: 'tasty-bench' },
  },
  {
    tool: 'BenchmarkTools.jl',
    sign: /\bBenchmarkTools\.Trial: |^ +[\d.]+ (?:ns|μs|ms|s) \(\d+ allocations?: [\d.]+ \w+\)/,
    remedy: { call: 'BenchmarkTools.save("result.json", run(suite))', output: 'result.json' },
  },
  {
    tool: 'autocannon',
    sign: /^│ Stat +│ +[\d.]+% +│/,
    remedy: { words: '--json' },
  },
  {
    tool: 'package-benchmark (Swift)',
    sign: /^[│|] *(?:Metric|Test) +[│|] +p0 +[│|]/,
    remedy: { words: '--format jmh --path stdout --no-progress' },
  },
  {
    tool: 'redis-benchmark',
    sign: /^ *\d+ requests completed in [\d.]+ seconds|^ *throughput summary: [\d.]+ requests per second|(?:^|\r)(?:PING_\w+|M?SET|GET|INCR|[LR](?:PUSH|POP|RANGE_\w+)|[HS](?:SET|ADD|POP)|ZADD|ZPOPMIN|XADD)(?: \([^()]*\))?: [\d.]+ requests per second|^"test","rps",/,
    remedy: { words: '--csv', example: 'redis-benchmark' },
  },
  { tool: 'poop', sign: /^ +measurement +mean ± σ +min … max\b/, remedy: { example: 'poop' } },
  { tool: 'ab', sign: /^This is ApacheBench, |^Requests per second: +[\d.]+ \[#\/sec\]/, remedy: { example: 'ab' } },
  {
    tool: 'microbenchmark (R)',
    sign: /^[ #>]*expr +min +lq +mean +median +uq\b/,
    remedy: {
      call: String.raw`for (name in levels(result$expr)) cat(sprintf('{"bench":"%s","unit":"ns","samples":[%s]}\n', name, paste(result$time[result$expr == name], collapse = ",")))`,
    },
  },
  {
    tool: 'core_bench',
    sign: /^Estimated testing time \S+ \(\d+ benchmarks? x |^[│|]? *Name +(?:[│|] *)?(?:\S{1,20} +(?:[│|] *)?)?Time\/Run\b/,
    remedy: { example: 'core_bench' },
  },
  {
    tool: 'sysbench',
    sign: /^ +transactions: +\d+ +\([\d.]+ per sec\.\)|^sysbench \d+\.\d|^ +events per second: +[\d.]+|^ +total number of events: +\d/,
    remedy: { example: 'sysbench' },
  },
  {
    tool: 'iperf3',
    sign: /^\[ *ID\](?:\[Role\])? +Interval +Transfer +(?:Bitrate|Bandwidth)\b/,
    remedy: { words: '-J', example: 'iperf3' },
  },
  {
    tool: 'openssl speed',
    sign: /^type +\d+ bytes\b|^The 'numbers' are in 1000s of bytes per second processed|^Doing \S.{0,80} for [\d.]+s on \d+ size blocks: /,
    remedy: {
      words: String.raw`| awk '/k$/ {printf "{\"bench\":\"%s\",\"value\":%s,\"unit\":\"kB/s\"}\n", $1, $NF + 0}'`,
    },
  },
  {
    tool: 'bombardier',
    sign: /^Bombarding \S+ (?:for|with) |^ +Reqs\/sec +[\d.]+ +[\d.]+ +[\d.]+/,
    remedy: { words: '--print result --format json', example: 'bombardier' },
  },
  {
    tool: 'k6 --out json',
    kind: 'output',
    sign: /^\{"type": ?"(?:Metric|Point)", ?"(?:data|metric)": ?/,
    remedy: { words: '--summary-export=result.json', output: 'result.json' },
  },
  { tool: 'fio', sign: /^ *"fio version" ?: /, remedy: { example: 'fio' } },
  { tool: 'Lighthouse', sign: /"lighthouseVersion": ?"/, remedy: { example: 'lighthouse' } },
  { tool: 'Nyrkiö', sign: /^\[\{"timestamp": ?\d+, ?"metrics": ?\[/, remedy: { example: 'nyrkio' } },
  { tool: 'nvbench', sign: /"nv\/cold\/time\/gpu\/mean"/, remedy: { example: 'nvbench' } },
  {
    tool: 'perf stat',
    sign: /^(?:[\d.]+|<not (?:supported|counted)>),[^,]*,[\w.:/=-]+,(?:[\d.]+%,)?\d+,\d+\.\d\d,|^\{"counter-value" ?: ?"/,
    remedy: { words: '-x,', example: 'perf-stat' },
  },
  { tool: 'OpenMetrics', sign: /^# EOF\s*$/, remedy: { example: 'openmetrics' } },
  { tool: 'benchmark_harness (Dart)', sign: /^\S.{0,300}\(RunTime\): [\d.]+ us\.\s*$/, remedy: { example: 'dart' } },
]

/** A line of console.timeEnd of Node.js, which may be one of anything else too. */
const consoleTime = /^\S.{0,300}: (?:\d+(?:\.\d+)?m?s|\d+:\d\d(?:\.\d+|:\d\d) \((?:m:ss|h:mm:ss)[^)]{0,5}\))$/

/** Says which lines read `rows`, where all of them have the shape that console.time gives them; undefined where some have not. */
export function explainConsoleTime(rows: readonly string[]): string | undefined {
  const lines = rows.filter(row => row.trim() !== '')
  if (lines.length === 0 || !lines.every(line => consoleTime.test(line.trimEnd()))) return undefined
  return `its lines look like those of console.time: ${describeExample('console-time')}`
}

/** A table for people is short, but logs may come before it. */
const mostCharacters = 2 ** 22

/** The table that is in `text`. */
export function recogniseConsole(text: string): ConsoleTable | undefined {
  const rows = splitLines(text.slice(-mostCharacters)).map(line => line.slice(0, longestRow))
  return consoles.find(({ sign }) => rows.some(row => sign.test(row)))
}
