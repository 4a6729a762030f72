import { expect, test } from 'vitest'
import { type Acceptance, decidePassage, findGateFailures } from '../../../../src/compare/verdicts/gate.js'
import { acceptanceNotice, renderAcceptance } from '../../../../src/report/words/acceptance.js'
import { finding, incomparable, mixed, notCompared, regressed, report, ruled } from '../../report/samples.js'

test.each([
  [mixed, ['regressed'], ['2 regressed: parse/big, parse/big']],
  [mixed, ['incomparable', 'removed'], ['1 incomparable: lex', '1 removed: emit/xml']],
  [notCompared, ['regressed', 'not-compared'], ['nothing was compared']],
  [report(), ['regressed', 'inconclusive', 'incomparable', 'not-compared', 'removed'], []],
  [
    report({ findings: Array.from({ length: 7 }, (_, at) => finding({ ...regressed, benchmark: `b${at}` })) }),
    ['regressed'],
    ['7 regressed: b0, b1, b2, b3, b4 and 2 more'],
  ],
  [report({ findings: [incomparable] }), [], []],
  [ruled, ['budget', 'required'], ['1 over budget: parse/small', '1 required, but not run: lex/**']],
  [report(), ['budget', 'required'], []],
] as const)('what fails (%#)', (run, failOn, expected) => {
  expect(findGateFailures(run, failOn)).toEqual(expected)
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
        '"fail-on": 1 regressed: parse. To accept that, add the label "performance-accepted" to the pull request, and run the job again',
    },
  ],
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
  expect(decidePassage(failing, acceptance)).toEqual(expected)
})

test.each([
  [
    'octocat',
    'Accepted: the gate would have failed (1 regressed: parse; 1 removed: a), but octocat accepted that with the label performance-accepted. The verdict stays as it is.',
  ],
  [
    undefined,
    'Accepted: the gate would have failed (1 regressed: parse; 1 removed: a), but the label performance-accepted accepts that. The verdict stays as it is.',
  ],
])('who accepted it is said: %s', (by, expected) => {
  const accepted = { kind: 'accepted', failures: [...failures, '1 removed: a'], label, by } as const
  expect(acceptanceNotice(accepted)).toBe(expected)
})

test('names can do nothing in what is said of an acceptance', () => {
  const text = '</details> @octocat | `x` -->\n## y'
  const page = renderAcceptance({ kind: 'accepted', failures: [`1 regressed: ${text}`], label: text, by: text })
  expect(page.trimEnd().split('\n')).toHaveLength(1)
  expect(page.replace(/<code>[^<]*<\/code>/g, '')).not.toMatch(/[<>@|`#]/)
})
