import { expect, test } from 'vitest'
import { counterbalance, findingsOf, readReport } from './counterbalance.js'
import { makeSandbox } from './sandbox.js'
import { benchCommand, compareSides, type MadeUp, makeScript, writeSides } from './sides.js'
import { testFirst } from './some-at-night.js'

const time = { bench: 'parse', value: 1_000_000 }
const slower = { bench: 'parse', value: 1_100_000 }
const heap = { bench: 'parse', unit: 'B', value: 10_000, noise: 0 }
const larger = { ...heap, value: 15_000 }
const rate = { bench: 'http', unit: 'req/s', value: 10_000 }
const points = { bench: 'quality', unit: 'points', value: 10_000 }

/** What two programs print, what is asked, and what must come of it. */
const cases: readonly {
  readonly name: string
  readonly baseline: readonly MadeUp[]
  readonly contender: readonly MadeUp[]
  readonly options?: readonly string[]
  readonly report: string
  /** Benchmark, metric, change in whole percent and verdict, in the order of the report. */
  readonly findings: readonly string[]
  readonly status?: number
  /** Words of the page. */
  readonly says?: string
}[] = [
  {
    name: 'a slower one',
    baseline: [time],
    contender: [slower],
    report: 'regressed',
    findings: ['parse time 10 regressed'],
    says: '✗ parse regressed by 10%',
  },
  {
    name: 'a faster one',
    baseline: [slower],
    contender: [{ ...time, value: 550_000 }],
    report: 'improved',
    findings: ['parse time -50 improved'],
    says: '✓ parse improved by 50%',
  },
  {
    name: 'the same',
    baseline: [time],
    contender: [time],
    report: 'unchanged',
    findings: ['parse time 0 unchanged'],
    says: 'both versions are identical, so this run tests the machine',
  },
  {
    name: 'a change that is real and does not matter',
    baseline: [{ ...time, noise: 1000 }],
    contender: [{ ...time, value: 1_010_000, noise: 1000 }],
    report: 'unchanged',
    findings: ['parse time 1 unchanged'],
  },
  {
    name: 'that change where it matters',
    baseline: [{ ...time, noise: 1000 }],
    contender: [{ ...time, value: 1_010_000, noise: 1000 }],
    options: ['--threshold', '0.5%'],
    report: 'regressed',
    findings: ['parse time 1 regressed'],
  },
  {
    name: 'too much noise to tell',
    baseline: [{ ...time, noise: 500_000 }],
    contender: [{ ...time, noise: 500_000 }],
    report: 'inconclusive',
    findings: ['parse time ? inconclusive'],
    says: 'both versions are identical',
  },
  {
    name: 'fewer rounds than any verdict needs',
    baseline: [time],
    contender: [slower],
    options: ['--rounds', '4'],
    report: 'not-compared',
    status: 3,
    findings: ['parse time 10 not-comparable'],
    says: '4 rounds are too few, because a verdict needs 5',
  },
  {
    name: 'bytes without noise, in a single round',
    baseline: [heap],
    contender: [larger],
    options: ['--rounds', '1'],
    report: 'regressed',
    findings: ['parse B 50 regressed'],
    says: 'exact',
  },
  {
    name: 'bytes with noise',
    baseline: [{ ...heap, noise: 10 }],
    contender: [{ ...larger, noise: 10 }],
    report: 'regressed',
    findings: ['parse B 50 regressed'],
  },
  {
    name: 'from 0 bytes to some',
    baseline: [{ ...heap, value: 0 }],
    contender: [heap],
    report: 'regressed',
    findings: ['parse B null regressed'],
    says: 'from 0',
  },
  {
    name: 'from some bytes to 0',
    baseline: [heap],
    contender: [{ ...heap, value: 0 }],
    report: 'improved',
    findings: ['parse B -100 improved'],
  },
  {
    name: '0 bytes and 0 bytes',
    baseline: [{ ...heap, value: 0 }],
    contender: [{ ...heap, value: 0 }],
    report: 'unchanged',
    findings: ['parse B 0 unchanged'],
  },
  {
    name: 'fewer requests per second',
    baseline: [rate],
    contender: [{ ...rate, value: 9000 }],
    report: 'regressed',
    findings: ['http req/s -10 regressed'],
  },
  {
    name: 'more requests per second',
    baseline: [rate],
    contender: [{ ...rate, value: 20_000 }],
    report: 'improved',
    findings: ['http req/s 100 improved'],
  },
  {
    name: 'nobody knows which direction is better',
    baseline: [points],
    contender: [{ ...points, value: 20_000 }],
    report: 'inconclusive',
    findings: ['quality points 100 null'],
    says: 'nothing judged',
  },
  {
    name: 'the direction that the line itself gives',
    baseline: [{ ...points, better: 'higher' }],
    contender: [{ ...points, better: 'higher', value: 20_000 }],
    report: 'improved',
    findings: ['quality points 100 improved'],
  },
  {
    name: 'only the time is judged, where nothing else is asked for',
    baseline: [heap, time],
    contender: [larger, time],
    report: 'unchanged',
    findings: ['parse time 0 unchanged', 'parse B 50 null'],
  },
  {
    name: 'all metrics',
    baseline: [heap, time],
    contender: [larger, time],
    options: ['--set', 'metrics=all'],
    report: 'regressed',
    findings: ['parse B 50 regressed', 'parse time 0 unchanged'],
  },
  {
    name: 'a metric by its name',
    baseline: [heap, time],
    contender: [heap, slower],
    options: ['--set', 'metrics=B'],
    report: 'unchanged',
    findings: ['parse B 0 unchanged', 'parse time 10 null'],
  },
  {
    name: 'a unit that changed',
    baseline: [{ ...time, metric: 'cost' }],
    contender: [{ ...time, metric: 'cost', unit: 'B' }],
    report: 'not-comparable',
    findings: ['parse cost null not-comparable'],
    says: 'its unit changed from s to B',
  },
  {
    name: 'one of many',
    baseline: ['a', 'b', 'c', 'd', 'e'].map(bench => ({ ...time, bench })),
    contender: ['a', 'b', 'c', 'd', 'e'].map(bench => ({ ...(bench === 'd' ? slower : time), bench })),
    report: 'regressed',
    findings: ['d time 10 regressed', ...['a', 'b', 'c', 'e'].map(bench => `${bench} time 0 unchanged`)],
    says: '✗ 1 of 5 benchmarks regressed by 10%: d',
  },
  {
    name: 'triples',
    baseline: [time],
    contender: [slower],
    options: ['--set', 'copies=2+1'],
    report: 'regressed',
    findings: ['parse time 10 regressed'],
  },
  {
    name: 'pairs, which need more rounds',
    baseline: [time],
    contender: [slower],
    options: ['--set', 'copies=1+1', '--rounds', '7'],
    report: 'not-compared',
    status: 3,
    findings: ['parse time 10 not-comparable'],
    says: 'only 7 complete rounds of the 8 that a verdict needs',
  },
  {
    name: 'pairs',
    baseline: [time],
    contender: [slower],
    options: ['--set', 'copies=1+1', '--rounds', '8'],
    report: 'regressed',
    findings: ['parse time 10 regressed'],
    says: 'was not compared with itself',
  },
  {
    name: 'a gate that holds',
    baseline: [time],
    contender: [slower],
    options: ['--fail-on', 'inconclusive,regressed'],
    report: 'regressed',
    findings: ['parse time 10 regressed'],
    status: 1,
  },
  {
    name: 'a gate that does not read a gain of which slow runs may not have been seen',
    baseline: [slower],
    contender: [time],
    options: ['--fail-on', 'regressed,inconclusive,not-comparable,not-compared,removed'],
    report: 'inconclusive',
    findings: ['parse time ? inconclusive'],
    says: 'parse is faster by ',
    status: 0,
  },
]

testFirst(12, cases)('$name', async ({ baseline, contender, options = [], says = '', status = 0, ...row }) => {
  const sandbox = makeSandbox()
  writeSides(sandbox, baseline, contender)
  const rounds = options.includes('--rounds') ? [] : ['--rounds', '6']
  const words = [...compareSides, ...rounds, '--json', 'a.json', ...options, ...benchCommand]
  const ended = await counterbalance(sandbox, words)
  const report = readReport(sandbox, 'a.json')
  const findings = findingsOf(report).map(({ benchmark, metric, change, verdict }) => {
    const percent = change && (verdict === 'inconclusive' ? '?' : Math.round(change.value * 100) + 0)
    return `${benchmark} ${metric} ${percent} ${verdict}`
  })
  expect(findings).toEqual(row.findings)
  expect([report.status, ended.status]).toEqual([row.report, status])
  expect(ended.stdout).toContain(says)
})

testFirst(1, [
  ['2+1', ['baseline 1', 'baseline 2', 'contender 1']],
  ['2+2', ['baseline 1', 'baseline 2', 'contender 1', 'contender 2']],
  ['1+1', ['baseline 1', 'contender 1']],
])('with --copies %s every round runs each copy once', async (copies, slots) => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  const words = [...compareSides, '--rounds', '8', '--set', `copies=${copies}`, '--record', 'r.json', ...benchCommand]
  await counterbalance(sandbox, words)
  const rounds: { side: string; copy: number }[][] = JSON.parse(sandbox.read('r.json')).rounds
  expect(rounds).toHaveLength(8)
  for (const round of rounds) expect(round.map(({ side, copy }) => `${side} ${copy}`).sort()).toEqual(slots)
})

/** A program that is 5% slower in the second copy of its side, wherever that is. */
const skewed = (value: number): MadeUp => ({ ...time, value: `${value} + skew`, noise: 1000 })
/** Makes one copy of `side` slower, whose names are drawn. By the seed, the second of `a` runs last there, and that of `b` first. */
const skewOf = (side: string) => [
  `[ -e "$HOME"/first-${side} ] || echo "$PWD" > "$HOME"/first-${side}`,
  `read -r first < "$HOME"/first-${side}; skew=0; [ "$PWD" ${side === 'a' ? '!=' : '='} "$first" ] && skew=50000`,
]

testFirst(1, [
  ...[
    { name: 'the baseline, by what a change could be', sides: 'a', contender: 1_060_000, verdict: 'not-comparable' },
    { name: 'the baseline, by less than a change', sides: 'a', contender: 1_300_000, verdict: 'regressed' },
  ].map(one => ({
    ...one,
    status: 'failed',
    says: /wo copies of a differ in 1 of 1 benchmark, by up to (4\.9|5\.0)%/,
  })),
  {
    ...{ name: 'the contender alone', sides: 'b', contender: 1_060_000, verdict: 'regressed' },
    ...{ status: 'contender-differs', says: /a against itself shows no difference.*, but b does in 1 of 1 benchmark/ },
  },
  {
    ...{ name: 'both sides alike', sides: 'ab', contender: 1_060_000, verdict: 'regressed' },
    ...{ status: 'paths-matter', says: /Yes: copies of both sides differ in the same way/ },
  },
])('where copies differ of $name, a change is $verdict', async ({ sides, contender, verdict, status, says }) => {
  const sandbox = makeSandbox()
  const scriptOf = (side: string, value: number) =>
    makeScript([sides.includes(side) ? skewed(value) : { ...time, value: `${value}`, noise: 1000 }], skewOf(side))
  sandbox.write('a/bench.sh', scriptOf('a', 1_000_000))
  sandbox.write('b/bench.sh', scriptOf('b', contender))
  // With new copies in each round, all that is left is what hangs on their paths.
  const anew = ['--set', 'fresh-copies=round']
  const words = [...compareSides, '--rounds', '10', ...anew, '--json', 'a.json', ...benchCommand]
  const ended = await counterbalance(sandbox, words)
  const report = readReport(sandbox, 'a.json')
  const findings = findingsOf(report)
  expect(report.control).toMatchObject({ status, differing: 1, of: 1 })
  expect(findings.map(finding => finding.verdict)).toEqual([verdict])
  expect(Math.abs(findings[0]!.control!.value)).toBeCloseTo(sides.includes('a') ? 0.05 : 0, 2)
  expect(ended.stdout.includes('A/A test failed')).toBe(status === 'failed')
  expect(ended.stdout).toMatch(says)
  expect(ended.status).toBe(0)
})

test('a program that stops early is not faster', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', 'sleep 0.3; echo "slept in $PWD"')
  sandbox.write('b/bench.sh', 'exit 0')
  const words = [
    ...compareSides,
    '--rounds',
    '5',
    '--set',
    'fresh-copies=round',
    '--set',
    'instruments=clock',
    '--json',
    'r.report.json',
  ]
  const { stdout } = await counterbalance(sandbox, [...words, ...benchCommand])
  expect(stdout).toContain('b printed something else')
  const report = readReport(sandbox, 'r.report.json')
  expect(findingsOf(report)).toMatchObject([{ verdict: 'not-comparable' }])
  expect(report.work).toMatchObject({ same: false })
})
