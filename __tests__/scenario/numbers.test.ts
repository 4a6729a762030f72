import { expect, test } from 'vitest'
import { counterbalance, findingsOf, readReport } from './counterbalance.js'
import { makeSandbox } from './sandbox.js'
import { compareSides } from './sides.js'
import { testFirst } from './some-at-night.js'

const good = '{"bench":"parse","value":12.5,"unit":"B"}'
const line = (value: string): string => `{"bench":"parse","value":${value},"unit":"ms"}`
const steady = line('12.5')

/** What the sides print in every invocation, and what must come of it. */
const cases: readonly {
  readonly name: string
  readonly baseline?: readonly string[]
  readonly contender: readonly string[]
  readonly options?: readonly string[]
  readonly status: number
  readonly report: string
  readonly verdicts?: readonly string[]
  readonly says: readonly string[]
}[] = [
  {
    name: 'no number on both sides, where lines are asked for',
    baseline: ['done in 3 s'],
    contender: ['done in 3 s'],
    options: ['--set', 'format=native'],
    status: 4,
    report: 'errored',
    says: [
      'no line of its output starts with {"bench"',
      'print lines such as {"bench":"parse","value":12.8,"unit":"ms"}',
    ],
  },
  {
    name: 'no number on one side',
    contender: ['done in 3 s'],
    status: 4,
    report: 'not-comparable',
    verdicts: ['parse not-comparable'],
    says: ['no line of its output starts with {"bench"'],
  },
  {
    name: 'NaN, which is not JSON',
    contender: [line('NaN')],
    status: 4,
    report: 'not-comparable',
    says: ['cannot be read (it is not JSON): {"bench":"parse","value":NaN,"unit":"ms"}'],
  },
  {
    name: '1e999',
    contender: [line('1e999')],
    status: 0,
    report: 'not-comparable',
    verdicts: ['parse not-comparable'],
    says: ['it reported an error (contender): it has no finite value'],
  },
  {
    name: '1e999 on both sides',
    baseline: [line('1e999')],
    contender: [line('1e999')],
    status: 4,
    report: 'errored',
    verdicts: ['parse not-comparable'],
    says: ['Nothing could be measured', 'it reported an error (', '): it has no finite value'],
  },
  {
    name: '0 seconds',
    contender: [line('0')],
    status: 0,
    report: 'not-comparable',
    verdicts: ['parse not-comparable'],
    says: ['a value is 0, and ratios need values above 0'],
  },
  {
    name: '0 seconds on both sides',
    baseline: [line('0')],
    contender: [line('0')],
    status: 0,
    report: 'not-comparable',
    verdicts: ['parse not-comparable'],
    says: ['a value is 0, and ratios need values above 0'],
  },
  {
    name: '-1',
    contender: [line('-1')],
    status: 0,
    report: 'not-comparable',
    verdicts: ['parse not-comparable'],
    says: ['it reported an error (contender): one of its values is -0.001 s, and it must be 0 or more'],
  },
  {
    name: 'a word in the place of the value',
    contender: [line('"fast"')],
    status: 4,
    report: 'not-comparable',
    says: ['cannot be read (value: ', '{"bench":"parse","value":"fast","unit":"ms"}'],
  },
  {
    name: 'neither a value nor samples',
    contender: ['{"bench":"parse"}'],
    status: 4,
    report: 'not-comparable',
    says: ['a line must have exactly one of "value", "samples" and "error": {"bench":"parse"}'],
  },
  {
    name: 'a line that was cut off',
    contender: ['{"bench":"parse","val'],
    status: 4,
    report: 'not-comparable',
    says: ['cannot be read (it is not JSON)'],
  },
  {
    name: 'an error of its own on one side',
    baseline: [steady, good.replace('parse', 'emit')],
    contender: ['{"bench":"parse","error":"out of memory"}', good.replace('parse', 'emit')],
    status: 0,
    report: 'not-comparable',
    verdicts: ['parse not-comparable', 'emit unchanged'],
    says: ['it reported an error (contender): out of memory'],
  },
  {
    name: 'an error of its own on both sides',
    baseline: ['{"bench":"parse","error":"no network"}', good.replace('parse', 'emit')],
    contender: ['{"bench":"parse","error":"no network"}', good.replace('parse', 'emit')],
    status: 0,
    report: 'not-comparable',
    verdicts: ['parse not-comparable', 'emit unchanged'],
    says: ['it reported an error (', 'no network'],
  },
  {
    name: 'other benchmarks on one side',
    baseline: [good, good.replace('parse', 'old')],
    contender: [good, good.replace('parse', 'new')],
    status: 0,
    report: 'unchanged',
    verdicts: ['parse unchanged'],
    says: [
      'did not change. All values are the same.',
      'added: new',
      'removed: old',
      'restore old, unless it was meant to go',
    ],
  },
  {
    name: 'other benchmarks on one side, where that fails the gate',
    baseline: [good, good.replace('parse', 'old')],
    contender: [good],
    options: ['--fail-on', 'removed'],
    status: 1,
    report: 'unchanged',
    says: ['removed: old'],
  },
  {
    name: 'no benchmark in common',
    baseline: [good.replace('parse', 'old')],
    contender: [good.replace('parse', 'new')],
    status: 3,
    report: 'not-compared',
    says: ['Not compared', 'no benchmark is on both sides: see whether old was renamed'],
  },
  {
    name: 'many lines of one benchmark, which are its iterations',
    baseline: ['{"bench":"parse","value":1,"unit":"B"}', '{"bench":"parse","samples":[2,3],"unit":"B"}'],
    contender: ['{"bench":"parse","samples":[1,2,3],"unit":"B"}'],
    status: 0,
    report: 'unchanged',
    options: ['--verbose'],
    says: ['2 B'],
  },
  {
    name: 'iterations in two units',
    contender: [
      '{"bench":"parse","metric":"time","value":1,"unit":"ms"}',
      '{"bench":"parse","metric":"time","value":1,"unit":"B"}',
    ],
    status: 0,
    report: 'not-comparable',
    says: ['"time" was printed in two units or directions'],
  },
  {
    name: 'lines with Unix and other line ends',
    baseline: [`${good}\r`, 'progress\r50%'],
    contender: [good],
    status: 0,
    report: 'unchanged',
    says: ['did not change'],
  },
]

testFirst(8, cases)(
  '$name',
  async ({ baseline = [steady], contender, options = [], status, report, verdicts, says }) => {
    const sandbox = makeSandbox()
    sandbox.write('a/numbers', `${baseline.join('\n')}\n`)
    sandbox.write('b/numbers', `${contender.join('\n')}\n`)
    const words = [...compareSides, '--rounds', '5', '--json', 'a.json', ...options, '--', 'cat', 'numbers']
    const ended = await counterbalance(sandbox, words)
    for (const part of says) expect(ended.stdout).toContain(part)
    const written = readReport(sandbox, 'a.json')
    expect([ended.status, written.status]).toEqual([status, report])
    if (verdicts) expect(findingsOf(written).map(one => `${one.benchmark} ${one.verdict}`)).toEqual(verdicts)
    expect(ended.stderr).not.toContain('    at ')
  },
)

test('lines of the contender only do not choose the format', async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/numbers', 'done in 3 s\n')
  sandbox.write('b/numbers', `${good}\n`)
  const words = [...compareSides, '--rounds', '5', '--json', 'a.json', '--', 'cat', 'numbers']
  const { status } = await counterbalance(sandbox, words)
  expect(status).toBe(0)
  expect(findingsOf(readReport(sandbox, 'a.json'))).toMatchObject([{ benchmark: 'benchmark', metric: 'time' }])
})

test('numbers may be written to BENCH_OUTPUT, which is fresh in every invocation', async () => {
  const sandbox = makeSandbox()
  const script = `[ ! -e "$BENCH_OUTPUT" ] && echo '${good}' >> "$BENCH_OUTPUT"`
  sandbox.write('a/bench.sh', script)
  sandbox.write('b/bench.sh', script)
  const words = [...compareSides, '--rounds', '5', '--json', 'a.json', '--', 'sh', 'bench.sh']
  const { status } = await counterbalance(sandbox, words)
  expect(findingsOf(readReport(sandbox, 'a.json'))).toMatchObject([{ benchmark: 'parse', verdict: 'unchanged' }])
  expect(status).toBe(0)
})

test.each([
  ['mkdir "$BENCH_OUTPUT"', 'a directory'],
  ['mkfifo "$BENCH_OUTPUT"', 'a FIFO'],
  ['ln -s /dev/zero "$BENCH_OUTPUT"', 'a symbolic link'],
])('`%s` is one failed invocation', async (bad, kind) => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', `echo '${good}'`)
  sandbox.write(
    'b/bench.sh',
    `[ -e ${sandbox.at('once')} ] || { touch ${sandbox.at('once')}; ${bad}; }; echo '${good}'`,
  )
  const words = [...compareSides, '--rounds', '5', '--json', 'a.json', '--', 'sh', 'bench.sh']
  const { status, stdout } = await counterbalance(sandbox, words)
  expect(status).toBe(0)
  expect(stdout).toContain(
    `b failed in 1 of 10 runs: "$BENCH_OUTPUT" is ${kind} now: let the command write a file there`,
  )
  expect(findingsOf(readReport(sandbox, 'a.json'))).toMatchObject([{ verdict: 'unchanged' }])
})
