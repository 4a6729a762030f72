import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findMisfit } from '../../bench/fuzz/report-schema.js'
import { summaryLimit } from '../../src/document/markdown.js'
import type { Report } from '../../src/report/report.js'
import { head } from '../unit/record/whole.js'
import { renderMarkdown, renderTerminal } from '../unit/report/shown.js'
import { cli, counterbalance, findingsOf, sectionOf } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, compareSides, type MadeUp, writeSides } from './sides.js'
import { testFirst } from './some-at-night.js'

const start = JSON.stringify(head).slice(0, -1)

/** A round of four invocations, as the contract has it, nothing more. */
const round = (value: unknown = 1, more: object = {}): object[] =>
  ['baseline', 'contender'].flatMap(side =>
    [1, 2].map(copy => ({
      side,
      copy,
      outcome: 'ok',
      measurements: [{ benchmark: 'parse', metric: 'time', unit: 's', better: 'lower', value, ...more }],
    })),
  )
const record = (rounds: unknown, more: object = {}): string => JSON.stringify({ ...head, rounds, ...more })

/** Records that nobody should trust: exit status 2, and the place that is wrong. */
test.each<[name: string, text: string, says: string]>([
  ['nothing', '', 'this is not valid JSON, or it was cut off'],
  ['no JSON', 'parse: 12 ms', 'this is not valid JSON, or it was cut off'],
  ['a record that was cut off', record([round(), round()]).slice(0, -100), 'this is not valid JSON, or it was cut off'],
  ['a number', '42', 'this is not a record: it has no "schema"'],
  ['null', 'null', 'this is not a record'],
  [
    'another schema',
    '{"schema":"counterbalance/report@2"}',
    '"schema" is "counterbalance/report@2"; this version reads "counterbalance/record@3", which "compare --record FILE" writes',
  ],
  ['a later version', '{"schema":"counterbalance/record@4","rounds":[]}', '"schema" is "counterbalance/record@4"'],
  ['no rounds', `${start}}`, '"rounds": must be a list of rounds, not nothing'],
  ['rounds that are a word', record('many'), '"rounds": must be a list of rounds, not "many"'],
  ['a round that is none', record([{}]), '"rounds[0]": must be Array, not Object'],
  ['an invocation without a side', record([[{ copy: 1, outcome: 'ok', measurements: [] }]]), '"rounds[0].0.side": '],
  ['a third copy', record([[{ side: 'baseline', copy: 3, outcome: 'ok', measurements: [] }]]), '"rounds[0].0.copy": '],
  [
    'an unknown outcome',
    record([[{ side: 'baseline', copy: 1, outcome: 'fine', measurements: [] }]]),
    '"rounds[0].0.outcome": ',
  ],
  ['no measurements', record([[{ side: 'baseline', copy: 1, outcome: 'ok' }]]), '"rounds[0].0.measurements": '],
  ['a value that is a word', record([round(), round('fast')]), '"rounds[1].0.measurements.0.value": '],
  ['a measurement without a unit', record([round(1, { unit: undefined })]), '"rounds[0].0.measurements.0.unit": '],
  [
    'a name without end',
    record([round(1, { benchmark: 'x'.repeat(10_000) })]),
    '"rounds[0].0.measurements.0.benchmark": ',
  ],
  [
    'the same slot twice in a round',
    record([[...round(), ...round()]]),
    '"rounds[0]": baseline 1 must be given only once',
  ],
  [
    'the same benchmark twice in an invocation',
    record([round().map(one => ({ ...one, measurements: [...measurementsOf(one), ...measurementsOf(one)] }))]),
    '"rounds[0].0.measurements": "parse" with the metric "time" must be given only once',
  ],
  [
    'a million rounds',
    `${start},"rounds":[${'[],'.repeat(999_999)}[]]}`,
    '"rounds" has 1000000 rounds; at most 100000 are read',
  ],
  ['settings of wrong types', record([round()], { settings: { threshold: '2%' } }), '"settings.threshold": '],
  [
    'an environment without its memory',
    record([round()], { environment: { fingerprint: 'f', cpu: 'c', cores: 2, os: 'o', kernel: 'k', node: 'n' } }),
    '"environment.memoryInBytes": is missing; it must be number: take the file as it was written',
  ],
  ['a plan of wrong types', record([round()], { plan: { rounds: -1 } }), '"plan.'],
])('%s is refused', async (_, text, says) => {
  const sandbox = makeSandbox()
  sandbox.write('r.json', text)
  const ended = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])
  expect(ended.stderr).toContain(says)
  expect(ended.stderr).not.toContain('    at ')
  expect(ended).toMatchObject({ status: 2, stdout: '' })
})

function measurementsOf(invocation: object): readonly object[] {
  return (invocation as { readonly measurements: readonly object[] }).measurements
}

/** Records with little in them that are records all the same. */
testFirst<[name: string, text: string, status: number, report: string]>(16, [
  ['schema and rounds', record(Array.from({ length: 8 }, (_, n) => round(1 + n / 1000))), 0, 'unchanged'],
  ['no round', record([]), 3, 'errored'],
  ['rounds without invocations', record([[], [], []]), 3, 'errored'],
  ['values that could not be written', record(Array.from({ length: 8 }, () => round(null))), 0, 'not-comparable'],
  [
    'fields of a later version',
    record(
      Array.from({ length: 8 }, (_, n) => round(2 + n / 10_000)),
      { weather: 'fine' },
    ),
    0,
    'unchanged',
  ],
  ['a byte order mark', `\ufeff${record([round()])}`, 2, ''],
])('%s', async (_, text, status, report) => {
  const sandbox = makeSandbox()
  const ended = await counterbalance(sandbox, ['show', '--as', 'json', '-'], { input: text })
  expect(ended.status).toBe(status)
  expect(ended.stdout === '' ? '' : JSON.parse(ended.stdout).status).toBe(report)
})

const many = record(Array.from({ length: 13 }, (_, n) => round(1 + n / 1000)))

test('looks of the command line are those that the report tells of', { tags: 'nightly' }, async () => {
  const { stdout, status } = await counterbalance(
    makeSandbox(),
    ['show', '--as', 'json', '-', '--analyses', '5, 8,13,20'],
    {
      input: many,
    },
  )
  expect(status).toBe(0)
  expect(sectionOf(stdout)).toMatchObject({ rounds: 13, settings: { looks: [5, 8, 13, 20] } })
})

testFirst(1, ['five', '5,5', '8,5', '0', '5,,8', '-5', '1e3'])('looks at %s are refused', async looks => {
  const { stderr, status } = await counterbalance(makeSandbox(), ['show', '--as', 'json', '-', `--analyses=${looks}`], {
    input: many,
  })
  expect(stderr).toContain(`invalid value "${looks}" for "--analyses"; it must be ascending numbers of rounds`)
  expect(status).toBe(2)
})

const time = { bench: 'parse', value: 1_000_000 }
const contender = { ...time, value: 1_030_000 }

/** What is compared, and by which options; all that is read again must be as it was. */
const comparisons: readonly {
  readonly name: string
  readonly options?: readonly string[]
  readonly b?: readonly MadeUp[]
  readonly status?: number
}[] = [
  { name: 'a regression', b: [contender] },
  {
    name: 'other settings',
    options: ['--threshold', '0.3%', '--set', 'metrics=all'],
    b: [contender, { bench: 'parse', value: 5, unit: 'B' }],
  },
  { name: 'no threshold', options: ['--threshold', '0%'] },
  { name: 'pairs', options: ['--set', 'copies=1+1', '--rounds', '9'] },
  {
    name: 'errors and values that are none',
    b: [
      { ...time, value: 0, noise: 0 },
      { bench: 'late', value: 1, unit: 'x' },
    ],
  },
  { name: 'nothing in common', b: [{ ...time, bench: 'other' }], status: 3 },
  { name: 'long words', options: ['--set', `suite=${'s'.repeat(900)}`, '--set', 'statistic=p95'] },
  { name: 'sides run where they are', options: ['--set', 'copies=in-place'] },
]

testFirst(0, comparisons)(
  'show --as json says what compare said, and show prints it: $name',
  async ({ options = [], b = [time], status = 0 }) => {
    const sandbox = makeSandbox()
    writeSides(sandbox, [time], b)
    const rounds = options.includes('--rounds') ? [] : ['--rounds', '6']
    const words = [
      ...compareSides,
      ...rounds,
      '--record',
      'r.json',
      '--json',
      'a.json',
      '--markdown',
      'a.md',
      '--html',
      'a.html',
      ...options,
    ]
    const compared = await counterbalance(sandbox, [...words, ...benchCommand])
    expect(compared.stderr).not.toContain('counterbalance: ')
    expect(compared.status).toBe(status)
    await expectSame(sandbox, compared.stdout, status)
  },
)

test('show says what compare said: a command for each side, longer than a line', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  const comment = `# ${'why this is measured '.repeat(200)}`
  const commands = [`sh a/bench.sh ${comment}`, `sh b/bench.sh ${comment}`]
  const words = [
    'compare',
    ...commands,
    '--rounds',
    '5',
    '--record',
    'r.json',
    '--json',
    'a.json',
    '--markdown',
    'a.md',
    '--html',
    'a.html',
  ]
  const compared = await counterbalance(sandbox, words)
  expect(compared.status).toBe(0)
  await expectSame(sandbox, compared.stdout, 0)
  await expectSameRendered(sandbox, compared.stdout)
})

test('show says what compare said: an error as long as a line may be', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  for (const side of ['a', 'b'])
    sandbox.write(
      `${side}/numbers`,
      `{"bench":"parse","value":1,"unit":"B"}\n{"bench":"late","error":"${'x'.repeat(65_000)}"}\n{"bench":"late","value":1,"unit":"B"}\n`,
    )
  const words = [
    ...compareSides,
    '--rounds',
    '5',
    '--record',
    'r.json',
    '--json',
    'a.json',
    '--markdown',
    'a.md',
    '--html',
    'a.html',
  ]
  const compared = await counterbalance(sandbox, [...words, '--', 'cat', 'numbers'])
  expect(compared.status).toBe(0)
  await expectSame(sandbox, compared.stdout, 0)
  await expectSameRendered(sandbox, compared.stdout)
})

/** How the command line is called here. */
const program = { way: 'command line', get: [], call: `node ${cli}` } as const

async function expectSame(sandbox: Sandbox, page: string, status: number): Promise<void> {
  const analyzed = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])
  expect(analyzed).toEqual({ status, stdout: sandbox.read('a.json'), stderr: '' })
  const report: Report = JSON.parse(sandbox.read('a.json'))
  expect(findMisfit(report)).toBeUndefined()
  expect(renderTerminal(report, { color: false, isLog: true, program })).toBe(page)
  expect(renderMarkdown(report, { limit: summaryLimit, program })).toBe(sandbox.read('a.md'))
}

/** A page but for the record that is packed in it, whose fields may stand in another order. */
function withoutRecord(page: string): string {
  const [packed] = /data-packed="record">[^<]+/.exec(page)!
  return page.replace(packed, '')
}

/** The same by the command line, whose renderers these are. */
async function expectSameRendered(sandbox: Sandbox, page: string): Promise<void> {
  const html = await counterbalance(sandbox, ['show', 'r.json', '--as', 'html'])
  expect({ ...html, stdout: withoutRecord(html.stdout) }).toEqual({
    status: 0,
    stdout: withoutRecord(sandbox.read('a.html')),
    stderr: '',
  })
  const summary = await counterbalance(sandbox, ['show', '-', '--as', 'summary'], { input: sandbox.read('r.json') })
  expect(summary).toEqual({ status: 0, stdout: sandbox.read('a.md'), stderr: '' })
  const record = await counterbalance(sandbox, ['show', 'r.json'])
  expect(record).toEqual({ status: 0, stdout: page, stderr: '' })
}

test('a record becomes the file of another tool, and a report is refused with what is needed', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [contender])
  const words = [...compareSides, '--rounds', '6', '--record', 'r.json', '--json', 'a.json', ...benchCommand]
  await counterbalance(sandbox, words)
  const { status, stdout } = await counterbalance(sandbox, ['show', 'r.json', '--as', 'csv', '--side', 'contender'])
  expect(status).toBe(0)
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .filter(row => row.includes(',time,s,lower,')),
  ).toHaveLength(2 * (6 + 4))
  for (const words of [[], ['--as', 'csv']]) {
    const refused = await counterbalance(sandbox, ['show', 'a.json', ...words])
    expect(refused).toMatchObject({ status: 2, stdout: '' })
    expect(refused.stderr).toContain(
      '"schema" is "counterbalance/report@2"; this version reads "counterbalance/record@3", which "compare --record FILE" writes',
    )
  }
  const two = await counterbalance(sandbox, ['show', 'r.json', 'r.json', '--as', 'csv'])
  expect(two).toMatchObject({ status: 2, stdout: '' })
  expect(two.stderr).toContain('is there 2 times')
  const wrong = await counterbalance(sandbox, ['show', 'r.json', '--as', 'csv', '--side', 'left'])
  expect(wrong).toMatchObject({ status: 2, stdout: '' })
  expect(wrong.stderr).toContain('invalid value "left" for "--side"; it can be baseline, contender')
})

test('options of show win over the settings of the record, and change what they should', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [contender, { ...time, bench: 'same' }])
  const fixed = ['--rounds', '6', '--set', 'fresh-copies=round']
  const words = [...compareSides, ...fixed, '--record', 'r.json', '--json', 'a.json', ...benchCommand]
  await counterbalance(sandbox, words)
  const { stdout } = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json', '--threshold', '5%'])
  const before = sectionOf(sandbox.read('a.json'))
  expect(before).toMatchObject({ status: 'regressed', settings: { threshold: 0.02 } })
  expect(findingsOf(before).map(({ verdict }) => verdict)).toEqual(['regressed'])
  // Whether the machine moved is judged by the threshold too, and how much it did is for the machine to say.
  const rest = withoutMachine(before)
  const after = withoutMachine(sectionOf(stdout))
  expect(after).toEqual({
    ...rest,
    status: 'unchanged',
    settings: { ...before.settings, threshold: 0.05 },
    findings: rest.findings.map(one => (one.aside ? one : { ...one, verdict: 'unchanged', adjustedP: 1 })),
  })
  const again = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json', '--threshold', '2%'])
  expect(again.stdout).toBe(sandbox.read('a.json'))
  const rendered = await counterbalance(sandbox, ['show', 'r.json', '--threshold', '5%'])
  expect(rendered.stdout).toBe(renderTerminal(JSON.parse(stdout), { color: false, isLog: true, program }))
})

test('several records of a run are rendered as one page with a part for each part', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const rounds = Array.from({ length: 8 }, (_, n) => round(1 + n / 1000))
  for (const part of ['linux', 'windows']) sandbox.write(`${part}.json`, record(rounds, { part, seed: part }))
  const files = ['linux.json', 'windows.json']
  const terminal = await counterbalance(sandbox, ['show', ...files])
  expect(terminal.stdout).toMatch(/linux: = .* did not change[\s\S]*\nwindows: = [\s\S]*\n✓ /)
  const summary = await counterbalance(sandbox, ['show', ...files, '--as', 'summary'])
  expect(summary.stdout).toMatch(/^✅ \*\*.*did not change/)
  const html = await counterbalance(sandbox, ['show', ...files, '--as', 'html'])
  expect(html).toMatchObject({ status: 0, stderr: '' })
  expect(html.stdout.match(/^<article>$/gm)).toHaveLength(2)
  expect(html.stdout.match(/data-packed="record\d"/g)).toHaveLength(2)
})

test('show judges each record by the keys of its own suite', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const rounds = Array.from({ length: 8 }, (_, n) => round(1 + n / 1000))
  sandbox.write('suites.yml', 'suites:\n  memory:\n    rules:\n      - ignore: { reason: flaky, until: 2999-01-01 }\n')
  for (const suite of ['latency', 'memory']) sandbox.write(`${suite}.json`, record(rounds, { suite, seed: suite }))
  const shown = await counterbalance(sandbox, ['show', 'latency.json', 'memory.json', '--config', 'suites.yml'])
  expect(shown.stdout).toMatch(
    /memory: ○ nothing judged, so no gate sees a change: rules ignore the only benchmark[\s\S]*\nlatency: = .* did not change\b/,
  )
})

/** The intervals of what is shown aside are drawn to thresholds as well, where the machine's noise does not rule them out. */
function withoutMachine(report: ReturnType<typeof sectionOf>) {
  const findings = report.findings.map(one => (one.aside && one.equivalence ? { ...one, equivalence: null } : one))
  return { ...report, findings, spin: undefined, warnings: undefined }
}

const named = (benchmark: string, value: number): readonly object[] =>
  round(value, { benchmark }).map(one => ({ ...one }))
const merge = (...all: readonly (readonly object[])[]): object[] =>
  all[0]!.map((one, at) => ({ ...one, measurements: all.flatMap(list => measurementsOf(list[at]!)) }))
const three = record(
  Array.from({ length: 8 }, (_, n) =>
    merge(named('parse/a', 1 + n / 1000), named('parse/b', 2 + n / 1000), named('lex', 3 + n / 1000)),
  ),
)

test('what show prints can be narrowed; what is said of the whole stays', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  sandbox.write('r.json', three)
  const whole = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])
  const narrowed = await counterbalance(sandbox, [
    'show',
    '--as',
    'json',
    'r.json',
    '--filter',
    'parse/*',
    '--sort=name',
  ])
  expect(narrowed).toMatchObject({
    status: 0,
    stderr: 'showing 2 of 3: "view" has the places of these in "findings"\n',
  })
  const { view, ...rest } = sectionOf(narrowed.stdout)
  expect(rest).toEqual(sectionOf(whole.stdout))
  expect(view!.shown.map(place => rest.findings[place]!.benchmark)).toEqual(['parse/a', 'parse/b'])
  const render = (...words: readonly string[]) => counterbalance(sandbox, ['show', 'r.json', ...words])
  const page = await render('--filter', 'parse/*', '--sort', 'name')
  expect(page.stdout).toMatch(/^.*\n= parse\/a .*\n= parse\/b .*\n\nshowing 2 of 3\n\n✓ No benchmark changed\. All 3 /)
  expect((await render('--only', 'regressed,improved')).stdout).toContain('All 3 are')
  expect((await render('--only', 'regressed', '--only', 'unchanged')).stdout).not.toContain('showing')
})

testFirst(0, ['only=regressed', 'threshold=5%', 'config=rules.yml'])(
  'the file of another tool is never judged: %s',
  async option => {
    const words = ['show', '-', '--as', 'benchstat', `--${option}`]
    const { status, stderr } = await counterbalance(makeSandbox(), words, { input: three })
    expect(stderr).toContain(`"${option.split('=')[0]}" is for pages; the file of another tool has all values`)
    expect(status).toBe(2)
  },
)

testFirst(0, [
  [['--only', 'slower'], 'invalid value "slower" for "--only"; it can be any of regressed, not-comparable,'],
  [['--sort', 'size'], 'invalid value "size" for "--sort"; it can be verdict, change, name'],
  [['--filter', '*a*b*c*d'], 'invalid value "*a*b*c*d" for "--filter"; a pattern has at most 3 stars'],
  [['--filter', '{a,b}'.repeat(12)], 'it has too many combinations'],
])('%j is refused', async (words, says) => {
  const { status, stderr } = await counterbalance(makeSandbox(), ['show', '-', ...words], { input: three })
  expect(stderr).toContain(says)
  expect(status).toBe(2)
})

test('the page is opened in the browser', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  await counterbalance(sandbox, [...compareSides, '--rounds', '5', '--record', 'r.json', ...benchCommand])
  const page = sandbox.at('opened.html')
  const browser = sandbox.write('browser', `#!/bin/sh\ncp "$1" ${page}.part && mv ${page}.part ${page}\n`)
  const opened = await counterbalance(sandbox, ['show', 'r.json', '--open'], {
    variables: { BROWSER: browser },
    // The page stays, and so does the browser.
    isKilled: true,
  })
  expect(opened.status, opened.stderr).toBe(0)
  expect(opened.stderr).toMatch(/^The page is .*report\.html\n$/)
  await expect.poll(() => existsSync(page), { interval: 10, timeout: 30_000 }).toBe(true)
  expect(sandbox.read('opened.html')).toMatch(/^<!doctype html>/)
})

test('parts that were measured on their own are merged', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  for (const part of ['parser', 'printer'])
    await counterbalance(sandbox, [
      ...compareSides,
      ...['--rounds', '5', '--part', part, '--record', `${part}.json`],
      ...benchCommand,
    ])
  const merged = await counterbalance(sandbox, ['show', 'parser.json', 'printer.json', '--as', 'json'])
  expect(merged.status, merged.stderr).toBe(0)
  const { sections }: Report = JSON.parse(merged.stdout)
  expect(sections.map(({ part, rounds }) => [part, rounds])).toEqual([
    ['parser', 5],
    ['printer', 5],
  ])
})
