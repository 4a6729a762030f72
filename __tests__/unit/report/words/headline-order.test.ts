import { expect, test } from 'vitest'
import type { Finding } from '../../../../src/compare/finding.js'
import type { GatePolicy } from '../../../../src/compare/gate/policy.js'
import { terminalVoice } from '../../../../src/document/escape.js'
import { commentLimit } from '../../../../src/document/markdown.js'
import { write } from '../../../../src/document/text.js'
import { makeCheckPage } from '../../../../src/github/pages.js'
import { makeAnnotations } from '../../../../src/github/step/annotations.js'
import { renderReport } from '../../../../src/report/render.js'
import { type Report, type Section, schema, withGate } from '../../../../src/report/report.js'
import { headline } from '../../../../src/report/words/headline.js'
import { finding, improved, regressed, report } from '../samples.js'
import { renderMarkdown, renderTerminal } from '../shown.js'

const change = (value: number): Finding['change'] => ({ value, low: value - 0.01, high: value + 0.01, level: 0.95 })
const time = (value: number, benchmark = 'parse'): Finding =>
  finding({ ...(value > 0 ? regressed : improved), benchmark, change: change(value), p: 0.001, adjustedP: 0.001 })
const memory = (value: number, benchmark = 'parse'): Finding =>
  finding({ ...time(value, benchmark), metric: 'peak-memory', unit: 'B', primary: false })
const still = finding({ benchmark: 'lex', verdict: 'unchanged' })

const gate = (policy: Partial<GatePolicy> = {}): GatePolicy => ({ failOn: ['regressed'], allow: [], ...policy })
const ofMemory = gate({ metrics: ['peak-memory'], isOfMetrics: true })

function whole(sections: readonly Section[], policy?: GatePolicy): Report {
  const [{ status }] = sections as [Section]
  const made: Report = { schema, status, sections, missing: [], warnings: [] }
  return policy ? withGate(made, policy) : made
}

const one = (status: Section['status'], findings: readonly Finding[], more: Partial<Section> = {}): Section =>
  report({ status, findings, removed: [], added: [], ...more })

const firstOf = (made: Report): string => {
  const [{ text, detail = [] }] = headline(made) as [ReturnType<typeof headline>[number]]
  return write([...text, ...detail], terminalVoice)
}

test.each<[what: string, findings: readonly Finding[], policy: GatePolicy | undefined, first: RegExp]>([
  ['time comes before memory that changed by more', [time(0.3), memory(1.18)], undefined, /^parse regressed by 30%$/],
  [
    'memory is named',
    [finding({ ...time(0.3), verdict: 'unchanged' }), memory(1.18)],
    undefined,
    /^parse · peak-memory regressed by 118%$/,
  ],
  ['the gate is of both', [time(0.3), memory(1.18)], gate(), /^parse · peak-memory regressed by 118%$/],
  ['the gate is of memory alone', [time(0.3), memory(1.18)], ofMemory, /^parse · peak-memory regressed by 118%$/],
  ['the gate tolerates the memory', [time(0.3), memory(0.1)], gate({ failAbove: 0.2 }), /^parse regressed by 30%$/],
  [
    'memory regressed and time improved',
    [memory(1.18), time(-0.3)],
    undefined,
    /^parse · peak-memory regressed by 118%$/,
  ],
  ['time regressed and memory improved by more', [time(0.3), memory(-0.6)], undefined, /^parse regressed by 30%$/],
  ['time improved, and memory by more', [memory(-0.6), time(-0.3)], undefined, /^parse improved by 30%$/],
  ['only memory improved', [memory(-0.6)], undefined, /^parse · peak-memory improved by 60%$/],
  [
    'of several benchmarks',
    [memory(1.18, 'emit'), time(0.3), still],
    undefined,
    /^2 of 3 benchmarks regressed, the worst by 30%: parse$/,
  ],
  [
    'a percentile of time is named',
    [finding({ ...time(0.4), metric: 'p99', primary: false })],
    undefined,
    /^parse · p99 regressed by 40%$/,
  ],
])('the first words: %s', (_, findings, policy, first) => {
  const isWorse = findings.some(({ verdict }) => verdict === 'regressed')
  expect(firstOf(whole([one(isWorse ? 'regressed' : 'improved', findings)], policy))).toMatch(first)
})

const gone = one('unchanged', [still], { removed: ['parse'] })
const faster = one('improved', [time(-0.3)], { removed: ['emit'] })
const tolerated = one('regressed', [time(0.03)], { removed: ['emit'] })

test.each<[what: string, sections: readonly Section[], policy: GatePolicy, first: string]>([
  ['a benchmark is gone', [gone], gate(), 'The gate fails: 1 removed: parse'],
  ['all else improved', [faster], gate(), 'The gate fails: 1 removed: emit'],
  ['a regression that is tolerated', [tolerated], gate({ failAbove: 0.5 }), 'The gate fails: 1 removed: emit'],
  [
    'nothing but "inconclusive" is asked',
    [one('inconclusive', [finding({ benchmark: 'parse', verdict: 'inconclusive' }), time(-0.3, 'lex')])],
    gate({ failOn: ['inconclusive'] }),
    'The gate fails: 1 inconclusive: parse',
  ],
  [
    'in one of two jobs',
    [
      { ...gone, part: 'linux' },
      { ...one('unchanged', [still]), part: 'macos' },
    ],
    gate(),
    'The gate fails: 1 removed: parse (linux)',
  ],
])('a red job says why first, wherever it is told: %s', (_, sections, policy, first) => {
  const made = whole(sections, policy)
  expect(firstOf(made)).toBe(first)
  const comment = renderMarkdown(made, { limit: commentLimit })
  expect(comment).toMatch(/^> \[!CAUTION\]\n> \*\*The gate fails: /)
  expect(renderTerminal(made, { color: false })).toContain(`✗ ${first}`)
  expect(makeCheckPage({ suite: '', body: '' } as never, headline(made)).title).toMatch(/^The gate fails: /)
  expect(JSON.parse(renderReport(made)).gate.failures[0]).toBe(first.replace('The gate fails: ', ''))
  const annotated = sections.flatMap(section => makeAnnotations(section, policy))
  expect(annotated[0]?.level).toBe('error')
})

test('of several jobs, each heading begins with what fails the gate in it', () => {
  const linux = { ...one('regressed', [time(0.3), memory(1.18)]), part: 'linux' }
  const macos = { ...one('regressed', [time(0.2)]), part: 'macos' }
  const page = renderTerminal(whole([linux, macos], ofMemory), { color: false })
  expect(page).toContain('linux: ✗ parse · peak-memory regressed by 118%')
  expect(page).toContain('macos: ✗ parse regressed by 20%')
})

const halved = time(-0.5, 'json')
const flat = ['lex', 'emit', 'link'].map(benchmark =>
  finding({ benchmark, verdict: 'unchanged', change: { value: -0.001, low: -0.004, high: 0.002, level: 0.95 } }),
)

test('one of four benchmarks that is faster is named, and the suite is not called faster', () => {
  const suiteChange = { value: -0.159, low: -0.17, high: -0.15, level: 0.95 }
  expect(firstOf(whole([one('improved', [halved, ...flat], { suiteChange })]))).toBe(
    '1 of 4 benchmarks improved by 50%: json',
  )
})

test('the way out is the next step', () => {
  const next = (policy: GatePolicy) => renderTerminal(whole([gone], policy), { color: false })
  expect(next(gate())).toContain('Next: restore parse; or, if that was meant, add allow-removed to fail-on.')
  expect(next(gate({ failOn: ['removed'] }))).toContain('put allow-removed in place of removed in fail-on.')
})

test('what somebody accepted, what the gate allows, and no gate begin with the answer', () => {
  const accepted = {
    ...whole([gone], gate()),
    acceptance: { label: 'performance-accepted', failures: ['1 removed: parse'] },
  }
  expect(firstOf(accepted)).toMatch(/^lex did not change/)
  expect(firstOf(whole([gone], gate({ allow: ['removed'] })))).toMatch(/^lex did not change/)
  expect(firstOf(whole([gone]))).toMatch(/^lex did not change/)
})

test('many reasons do not bury the first', () => {
  const many = one(
    'unchanged',
    [
      still,
      ...['a', 'b'].map(benchmark =>
        finding({
          benchmark,
          verdict: 'not-comparable',
          cause: benchmark === 'a' ? 'contender-failed' : 'contender-changed',
        }),
      ),
    ],
    { removed: ['x'] },
  )
  const made = whole([many], gate())
  expect(made.gate!.failures).toHaveLength(3)
  expect(write(headline(made)[0]!.text, terminalVoice)).not.toContain('did not change')
})
