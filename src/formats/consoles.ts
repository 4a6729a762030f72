/** A table that a benchmark tool prints for people. It is not read, because its numbers are rounded and have no samples. */
export interface ConsoleTable {
  readonly tool: string
  /** A line that only this tool prints above or beside its numbers. */
  readonly sign: RegExp
  /** The way to make the tool write numbers for programs. */
  readonly remedy: Remedy
}

/** Words for the command, or a call in the script; and where the numbers are then, if they are not printed. */
export type Remedy = ({ readonly words: string } | { readonly call: string }) & { readonly output?: string }

type Way = 'action' | 'command line'

/** Describes what was recognised, and what to add so that its numbers are read. */
export function describeConsole(table: ConsoleTable, way: Way): string {
  const { tool, remedy } = table
  const output = remedy.output === undefined ? '' : `, and add ${showInput('output', remedy.output, way)}`
  return `this is the table of ${tool}, whose numbers are not read: ${describeRemedy(table)}${output}. To compare the time of the whole process, add ${showInput('format', 'process', way)}`
}

/** Describes how the tool writes numbers that are read. */
export function describeRemedy({ remedy }: ConsoleTable): string {
  return 'words' in remedy ? `add ${remedy.words} to the command` : `let the script call ${remedy.call}`
}

function showInput(name: string, value: string, way: Way): string {
  return way === 'action' ? `"${name}: ${value}"` : `--${name} ${value}`
}

/** The tables of the usual tools, in the order in which they are looked for. */
export const consoles: readonly ConsoleTable[] = [
  {
    tool: 'pytest-benchmark',
    sign: /^Name \(time in [a-z]+\) +Min +Max\b/,
    remedy: { words: '--benchmark-json=result.json', output: 'result.json' },
  },
  {
    tool: 'hyperfine',
    sign: /^ +Time \((?:mean ± σ|abs ≡)\): +[\d.]+ [a-zµ]+ /,
    remedy: { words: '--export-json result.json', output: 'result.json' },
  },
  {
    tool: 'Google Benchmark',
    sign: /^Benchmark +Time +CPU +Iterations/,
    remedy: { words: '--benchmark_out=result.json --benchmark_out_format=json', output: 'result.json' },
  },
  {
    tool: 'JMH',
    sign: /^Benchmark +(?:\([^ ()]+\) +)*Mode +(?:Cnt +)?Score +/,
    remedy: { words: '-rf json -rff result.json', output: 'result.json' },
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
    sign: /^\| *Method +\|[^\n]* Mean +\|/,
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
    sign: /^\|(?: relative \|)? +(?:ps|ns|us|ms|s)\/\S+ \|[^\n]*\| +err% \|/,
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
    sign: /^benchmark +runs +total time +time\/run/,
    remedy: { call: 'writeJSON of each result' },
  },
]

/** The table that is in `lines`. */
export function recogniseConsole(lines: readonly string[]): ConsoleTable | undefined {
  return consoles.find(({ sign }) => lines.some(line => sign.test(line)))
}
