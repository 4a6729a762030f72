import { expect, test } from 'vitest'
import type { Finding } from '../../../../src/compare/finding.js'
import {
  type Acceptance,
  decideEnd,
  decideGate,
  describeTolerated,
  type EndKind,
  findGateFailures,
  type Gated,
} from '../../../../src/compare/gate/gate.js'
import type { Allowance, GateCondition } from '../../../../src/compare/gate/policy.js'
import { markdownVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import { makeAnnotations } from '../../../../src/github/step/annotations.js'
import { acceptanceNotice, acceptanceText } from '../../../../src/report/words/rules.js'
import {
  errored,
  finding,
  incomparable,
  interrupted,
  mixed,
  notCompared,
  regressed,
  report,
  ruled,
  unjudged,
} from '../../report/samples.js'

test.each([
  [mixed, ['regressed'], ['2 regressed: parse/big, parse/big']],
  [mixed, ['not-comparable', 'removed'], ['1 not comparable: lex', '1 removed: emit/xml']],
  [notCompared, ['regressed', 'not-compared'], ['nothing was compared: no baseline is published yet']],
  [report(), ['regressed', 'inconclusive', 'not-comparable', 'not-compared', 'removed'], []],
  [
    report({ findings: Array.from({ length: 7 }, (_, at) => finding({ ...regressed, benchmark: `b${at}` })) }),
    ['regressed'],
    ['7 regressed: b0, b1, b2, b3, b4 and 2 more'],
  ],
  [report({ findings: [incomparable] }), [], []],
  [ruled, ['budget', 'required'], ['1 over budget: parse/small', '1 required, but did not run: lex/**']],
  [report(), ['budget', 'required'], []],
] as const)('what fails (%#)', (run, failOn, expected) => {
  expect(findGateFailures(run, { failOn, allow: ['removed'] })).toEqual(expected)
})

const oneMore = finding({ ...regressed, benchmark: 'parse', metric: 'allocations', unit: 'count' })
const varyingCount = finding({ ...oneMore, verdict: null, change: null })
const slowerTime = finding({ ...regressed, benchmark: 'lex' })
const ofAllocations = { metrics: ['allocations'], isOfMetrics: true } as const

test.each<[what: string, findings: readonly Finding[], gate: object, fails: readonly string[], tolerated?: string]>([
  [
    'one more allocation',
    [oneMore, slowerTime],
    ofAllocations,
    ['1 regressed: parse'],
    '1 regressed in what "fail-on" does not name: lex · time',
  ],
  [
    'only time',
    [finding({ ...oneMore, verdict: 'unchanged' }), slowerTime],
    ofAllocations,
    [],
    '1 regressed in what "fail-on" does not name: lex · time',
  ],
  ['any metric', [oneMore, slowerTime], { metrics: ['allocations'] }, ['2 regressed: parse, lex']],
  [
    'what a limit for time would tolerate',
    [oneMore, slowerTime],
    { metrics: ['allocations'], failAbove: 5 },
    ['1 regressed: parse'],
    '1 regressed, but perhaps by no more than "fail-on" tolerates: lex',
  ],
  [
    'nothing counted',
    [slowerTime],
    ofAllocations,
    ['"fail-on" names allocations, which was not judged'],
    '1 regressed in what "fail-on" does not name: lex · time',
  ],
  [
    'counts that vary',
    [varyingCount],
    ofAllocations,
    ['nothing was judged: see "metrics"', '"fail-on" names allocations, which was not judged'],
    '1 not exact, so no gate judges their allocations: parse',
  ],
])('a gate of one metric sees %s', (_, findings, gate, fails, tolerated) => {
  const policy = { failOn: ['regressed'], allow: [], ...gate } as const
  const run = report({ status: 'regressed', findings })
  expect(findGateFailures(run, policy)).toEqual(fails)
  expect(describeTolerated(run, policy)).toBe(tolerated)
})

test('a gate of allocations fails where counting ended early, since nobody knows of the rest', () => {
  const warnings = [{ code: 'counts-unknown', because: { code: 'too-long-to-count', runs: 64, seconds: 900 } }]
  const run = report({ findings: [finding({ ...oneMore, verdict: 'unchanged' })], warnings })
  const failures = findGateFailures(run, { failOn: ['regressed'], allow: [], ...ofAllocations })
  expect(failures).toEqual([
    '"fail-on" names allocations, which was not judged, because not everything was counted: 64 runs under valgrind would take about 15 min, and there is no time for them',
  ])
})

const lost = (cause: NonNullable<Finding['cause']>): Finding =>
  finding({
    benchmark: cause,
    contender: null,
    change: null,
    verdict: 'not-comparable',
    cause,
    reason: { code: 'told', message: 'gone' },
  })
const withFindings = (...findings: readonly Finding[]): Gated => report({ status: 'not-comparable', findings })
const failed = '1 not measured, because the contender failed: contender-failed'
const changed = '1 not comparable, because the contender measures something else: contender-changed'
const unread = { code: 'rules-unread', message: 'no rules are used' }
const budget = {
  bound: 'at most',
  value: 1,
  median: null,
  low: null,
  high: null,
  level: 0.95,
  state: 'undecided',
} as const

test.each<
  [what: string, run: Gated, failOn: readonly GateCondition[], allow: readonly Allowance[], expected: readonly string[]]
>([
  ['a contender that failed', withFindings(lost('contender-failed')), ['regressed'], [], [failed]],
  ['a contender that failed, allowed', withFindings(lost('contender-failed')), ['regressed'], ['errored'], []],
  ['a contender that failed, without a gate', withFindings(lost('contender-failed')), [], [], []],
  ['another unit', withFindings(lost('contender-changed')), ['inconclusive'], [], [changed]],
  ['another unit, allowed', withFindings(lost('contender-changed')), ['inconclusive'], ['not-comparable'], []],
  [
    'another unit, and failures allowed',
    withFindings(lost('contender-changed')),
    ['regressed'],
    ['errored'],
    [changed],
  ],
  ...(['regressed', 'budget', 'not-compared'] as const).map(
    (condition): [string, Gated, readonly GateCondition[], readonly Allowance[], readonly string[]] => [
      `what got at the measuring, whatever is allowed, by ${condition}`,
      withFindings(lost('interfered')),
      [condition],
      ['not-comparable', 'errored', 'removed'],
      ['nothing can be compared: gone'],
    ],
  ),
  ['a failure is incomparable too', withFindings(lost('contender-failed')), ['regressed'], ['not-comparable'], []],
  [
    'what is named is told once',
    withFindings(lost('contender-failed')),
    ['not-comparable'],
    [],
    ['1 not comparable: contender-failed'],
  ],
  ['the machine is to blame', withFindings(lost('machine')), ['regressed'], [], []],
  ['the machine, named', withFindings(lost('machine')), ['not-comparable'], [], ['1 not comparable: machine']],
  ['the baseline is to blame, beside others', withFindings(lost('baseline'), lost('machine')), ['regressed'], [], []],
  [
    'the baseline is to blame for all',
    withFindings(lost('baseline')),
    ['regressed'],
    [],
    ['1 not comparable, because of the baseline: baseline'],
  ],
  ['the baseline is to blame for all, allowed', withFindings(lost('baseline')), ['regressed'], ['not-compared'], []],
  ['a lost benchmark', report({ removed: ['a'] }), ['regressed'], [], ['1 removed: a']],
  ['a lost benchmark, allowed', report({ removed: ['a'] }), ['regressed'], ['removed'], []],
  ['a lost benchmark, named', report({ removed: ['a'] }), ['removed'], [], ['1 removed: a']],
  ['no baseline', notCompared, ['regressed'], [], ['nothing was compared: no baseline is published yet']],
  ['no baseline, allowed', notCompared, ['regressed'], ['not-compared'], []],
  [
    'no baseline, since GitHub did not answer',
    { ...notCompared, outage: { kind: 'unanswered', status: 502 } },
    ['regressed'],
    [],
    ['nothing was compared: GitHub did not answer (502); run the job again'],
  ],
  ['no baseline, and rules only', notCompared, ['budget', 'required'], [], []],
  ['a lost benchmark, and rules only', report({ removed: ['a'] }), ['required'], [], []],
  [
    'a budget without numbers',
    report({ findings: [finding({ contender: null, verdict: 'not-comparable', cause: 'contender-failed', budget })] }),
    ['budget'],
    [],
    ['1 with a budget, but without numbers: parse/small'],
  ],
  ['rules that cannot be read', report({ warnings: [unread] }), ['regressed'], [], [unread.message]],
  ['rules that cannot be read, and rules only', report({ warnings: [unread] }), ['budget'], [], [unread.message]],
  ['rules that cannot be read, without a gate', report({ warnings: [unread] }), [], [], []],
  ['a missing part', { ...report(), missing: ['1 of 2 parts missing'] }, ['regressed'], [], ['1 of 2 parts missing']],
  ['a missing part, allowed', { ...report(), missing: ['1 of 2 parts missing'] }, ['regressed'], ['missing-parts'], []],
  ['shown, not judged', report({ findings: [finding({ benchmark: 'parse/big' }), unjudged] }), ['regressed'], [], []],
  [
    'nobody knows which way is better',
    report({ findings: [finding(), finding({ benchmark: 'score', better: 'unknown', verdict: null })] }),
    ['regressed'],
    [],
    ['1 not judged: score (give "unit: higher" or "unit: lower" in the file of rules)'],
  ],
  ['nothing judged', report({ findings: [unjudged] }), ['regressed'], [], ['nothing was judged: see "metrics"']],
  [
    'all ignored by a rule',
    report({ findings: [finding({ verdict: null, ignored: { reason: 'slow', until: '2027-01-01' } })] }),
    ['regressed'],
    [],
    [],
  ],
])('what is missing fails a gate: %s', (_, run, failOn, allow, expected) => {
  expect(findGateFailures(run, { failOn, allow })).toEqual(expected)
})

const stopped = (stoppedBy: NonNullable<Gated['plan']>['stoppedBy']): Gated['plan'] => ({ stoppedBy })

test.each<[kind: EndKind, run: Gated]>([
  ['interrupted', interrupted],
  ['interrupted', { ...errored, plan: stopped('interrupted')! }],
  ['nothing-measured', { ...errored, plan: stopped('failing')! }],
  ['not-compared', { ...notCompared, plan: stopped('time-budget')! }],
  ['command-failed', { ...withFindings(lost('contender-failed')), plan: stopped('failing')! }],
  ['not-compared', notCompared],
  ['gate-failed', mixed],
  ['done', report()],
  ['done', { status: 'unchanged', findings: [finding()], removed: [], warnings: [] }],
])('how a run ends: %s', (kind, run) => {
  expect(decideEnd(run, { failOn: ['regressed'], allow: [] }).kind).toBe(kind)
})

const label = 'performance-accepted'
const failures = ['1 regressed: parse']

test.each<[what: string, failures: readonly string[], acceptance: Acceptance | undefined, expected: object]>([
  ['nothing fails', [], undefined, { kind: 'open' }],
  ['nothing fails, and the label is set', [], { kind: 'given', label, by: 'octocat' }, { kind: 'open' }],
  ['there is no label to ask for', failures, undefined, { kind: 'shut', reason: '"fail-on": 1 regressed: parse' }],
  [
    'the label is not set',
    failures,
    { kind: 'missing', label },
    {
      kind: 'shut',
      reason:
        '"fail-on": 1 regressed: parse. To accept this, add the label "performance-accepted" to the pull request, and run the job again',
    },
  ],
  ...[
    { pulls: [7], which: 'pull request #7' },
    { pulls: [7, 9], which: 'pull requests #7 and #9' },
  ].map(({ pulls, which }): [string, readonly string[], Acceptance, object] => [
    `the label is not set on ${which} of a merge queue`,
    failures,
    { kind: 'missing', label, pulls },
    {
      kind: 'shut',
      reason: `"fail-on": 1 regressed: parse. To accept this, add the label "performance-accepted" to ${which}, and queue it again`,
    },
  ]),
  [
    'labels cannot be read',
    failures,
    { kind: 'unknown', label, reason: 'no permission' },
    {
      kind: 'shut',
      reason:
        '"fail-on": 1 regressed: parse. Whether the pull request has the label "performance-accepted", which would accept that, could not be read: no permission',
    },
  ],
  [
    'the label is set',
    failures,
    { kind: 'given', label, by: 'octocat' },
    { kind: 'accepted', failures, label, by: 'octocat' },
  ],
])('%s', (_, failing, acceptance, expected) => {
  expect(decideGate(failing, acceptance)).toEqual(expected)
})

test.each([
  [
    'octocat',
    'Accepted: the gate would have failed (1 regressed: parse; 1 removed: a), but octocat accepted this with the label performance-accepted. The verdict stays as it is.',
  ],
  [
    undefined,
    'Accepted: the gate would have failed (1 regressed: parse; 1 removed: a), but the label performance-accepted accepts this. The verdict stays as it is.',
  ],
])('who accepted it is said: %s', (by, expected) => {
  const accepted = { failures: [...failures, '1 removed: a'], label, ...(by === undefined ? {} : { by }) }
  expect(acceptanceNotice(accepted)).toBe(expected)
})

test('names can do nothing in what is said of an acceptance', () => {
  const text = '</details> @octocat | `x` -->\n## y'
  const accepted = { failures: [`1 regressed: ${text}`], label: text, by: text, at: text, why: text }
  const page = write(acceptanceText(accepted), markdownVoice)
  expect(page.trimEnd().split('\n')).toHaveLength(1)
  expect(page.replace(/<code>[^<]*<\/code>/g, '')).not.toMatch(/[<>@|`#]/)
})

const slower = (low: number, high: number, fields: Partial<Finding> = {}): Finding =>
  finding({ ...regressed, benchmark: 'slow', change: { value: (low + high) / 2, low, high, level: 0.95 }, ...fields })
const fewer = (low: number, high: number): Finding => slower(low, high, { better: 'higher', unit: '1/s' })
const fromNothing = slower(0, 0, { change: null })
const fails = ['1 regressed: slow']
const warns = '1 regressed, but perhaps by no more than "fail-on" tolerates: slow'

test.each<[what: string, one: Finding, failAbove: number | undefined, failures: readonly string[], warning?: string]>([
  ['no limit', slower(0.01, 0.04), undefined, fails],
  ['a limit of nothing', slower(0.01, 0.04), 0, fails],
  ['wholly beyond', slower(0.051, 0.09), 0.05, fails],
  ['its near end on the limit', slower(0.05, 0.09), 0.05, [], warns],
  ['around the limit', slower(0.03, 0.09), 0.05, [], warns],
  ['below it', slower(0.02, 0.04), 0.05, [], warns],
  ['no bound', slower(0.02, 0.04, { change: { value: 0.1, low: null, high: null, level: 0.95 } }), 0.05, [], warns],
  ['fewer per second, beyond', fewer(-0.09, -0.051), 0.05, fails],
  ['fewer per second, around', fewer(-0.09, -0.03), 0.05, [], warns],
  ['fewer per second, its near end on the limit', fewer(-0.09, -0.05), 0.05, [], warns],
  ['from nothing to something', fromNothing, 0.05, fails],
  ['a rule that allows more', slower(0.06, 0.09, { failAbove: 0.1 }), 0.05, [], warns],
  ['a rule that allows less', slower(0.03, 0.09, { failAbove: 0.02 }), 0.05, fails],
  ['a rule alone', slower(0.03, 0.09, { failAbove: 0.1 }), undefined, [], warns],
  ['no regression', finding(), 0.05, []],
])('two tiers: %s', (_, one, failAbove, failures, warning) => {
  const policy = { failOn: ['regressed'], allow: [], ...(failAbove === undefined ? {} : { failAbove }) } as const
  const run = report({ status: 'regressed', findings: [one] })
  expect(findGateFailures(run, policy)).toEqual(failures)
  expect(describeTolerated(run, policy)).toBe(warning)
  expect(makeAnnotations(run, policy).map(({ level }) => level)).toEqual(
    one.verdict === 'regressed' ? [failures.length > 0 ? 'error' : 'warning'] : [],
  )
})

test('without a gate nothing is tolerated', () => {
  const run = report({ findings: [slower(0.01, 0.02)] })
  expect(describeTolerated(run, { failOn: [], allow: [] })).toBeUndefined()
})
