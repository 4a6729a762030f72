import { expect, test } from 'vitest'
import { commentLimit } from '../../../../src/document/markdown.js'
import { makeAnnotations } from '../../../../src/github/step/annotations.js'
import { makeReason } from '../../../../src/record/reasons.js'
import type { CausesOutcome } from '../../../../src/report/causes.js'
import { mergeRecords } from '../../../../src/report/make-report.js'
import { makeSided } from '../../record/whole.js'
import { explained, regressed, report } from '../../report/samples.js'
import { renderMarkdown, renderTerminal } from '../../report/shown.js'

const missing = makeReason('no-profiler', { problem: 'perf is not installed' })

/** The part of the terminal's page about causes. */
function sectionOf(causes: CausesOutcome): string {
  const page = renderTerminal(report({ causes }), { color: false, isVerbose: true })
  return page.slice(page.search(/Causes|No profile/), page.indexOf('\n· Compared:'))
}

test('a terminal shows the functions that are named', () => {
  expect(sectionOf(explained)).toBe(
    [
      'Causes, by 6 rounds under perf: +16.9 ms [+14.8, +19.0] of CPU time on 290 ms',
      '',
      'Function  Difference  CI              Place',
      'emit        +19.3 ms  [+14.3, +24.4]  report.c:41 changed here',
      '',
    ].join('\n'),
  )
})

test('a comment lists them behind a summary, with names that do no harm', () => {
  const rows = [{ ...explained.rows[0]!, name: 'emit</li>@everyone' }]
  const page = renderMarkdown(report({ status: 'regressed', causes: { ...explained, rows } }), { limit: commentLimit })
  expect(page.replaceAll('\u00a0', ' ')).toContain(
    '| <code>emit&#60;/li&#62;&#64;everyone</code> | +19.3 ms | [+14.3, +24.4] | <code>report.c&#58;41</code> | changed here |',
  )
  expect(page).toContain('> **Cause:** <code>emit')
})

test.each([
  ['lines', {}, 'report.c#L41', ' This change edited these lines.'],
  [
    'file',
    { 'working-directory': 'packages/a b' },
    'packages/a%20b/report.c#L41',
    ' This change edited that file elsewhere.',
  ],
  [undefined, {}, 'report.c#L41', ''],
] as const)('the cause leads to its lines, and says what the change edited: %s', (changed, options, path, edited) => {
  const { changed: _, ...row } = explained.rows[0]!
  const causes = { ...explained, rows: [{ ...row, ...(changed && { changed }) }] }
  const commit = '4f2c1aa3f04f2c1aa3f04f2c1aa3f04f2c1aa3f0'
  const sides = { contender: { label: 'feature', source: 'workspace', commit } as const }
  const slower = report({ status: 'regressed', causes, sides, options })
  const url = 'https://github.com/octocat/words'
  const source = { runNumber: 1, attempt: 1, url: `${url}/actions/runs/7` }
  const page = renderMarkdown(slower, { limit: commentLimit, source }).replaceAll('\u00a0', ' ')
  const place = `[<code>report.c&#58;41</code>](${url}/blob/${commit}/${path})`
  expect(page).toContain(`> **Cause:** <code>emit</code> in ${place}: +19.3 ms (55.1 ms → 74.4 ms).${edited}  \n`)
})

test('the code of a module is named once, by its file', () => {
  const [first] = explained.rows
  const { line: _, ...row } = { ...first!, name: '(anonymous) in report.c' }
  const slower = report({ status: 'regressed', findings: [regressed], causes: { ...explained, rows: [row] } })
  expect(renderTerminal(slower, { color: false })).toContain('  Cause: (anonymous) in report.c: +19.3 ms')
})

test('the cause names the function that became slower, and so does the annotation', () => {
  const slower = report({ status: 'regressed', findings: [regressed], causes: explained })
  expect(renderTerminal(slower, { color: false })).toContain(
    '  Cause: emit in report.c:41: +19.3 ms (55.1 ms → 74.4 ms). This change edited these lines.\n',
  )
  const [annotation] = makeAnnotations(slower, { failOn: [], allow: [] } as never)
  expect(annotation!.message).toContain('; by function: emit +19.3 ms (report.c:41)')
  expect(annotation!.place).toEqual({ file: 'report.c', line: 41 })
  const ofAnother = { ...slower, causes: { ...explained, benchmark: 'another' } }
  expect(makeAnnotations(ofAnother, { failOn: [], allow: [] } as never)[0]!.message).not.toContain('by function')
})

const [emit, normalise] = explained.rows

test('what the function called of others stands behind it, in the cause too', () => {
  const parts = [{ name: '__dynamic_cast', difference: 17.8, presence: 'new' as const }]
  const causes = { ...explained, rows: [{ ...emit!, parts }] }
  expect(sectionOf(causes)).toContain('changed here, of which __dynamic_cast +17.8 ms is new')
  expect(stepOf(causes)).toContain('74.4 ms), of which __dynamic_cast +17.8 ms is new.')
})

test('where no single function accounts for it, the places that differ are told', () => {
  const group = { place: 'rows.cpp', functions: 8, baseline: 90, contender: 101.2, difference: 11.2 }
  const causes = { ...explained, rows: [{ ...emit!, isNamed: false }], groups: [group] }
  const section = sectionOf(causes)
  for (const text of ['No single function accounts for it.', '(8 others in rows.cpp)']) expect(section).toContain(text)
  expect(stepOf(causes)).toBe(
    'look at rows.cpp: its 8 functions together take +11.2 ms, and no single one accounts for it',
  )
})

test('where nothing could be profiled, the next step is what was changed', () => {
  expect(stepOf({ absence: makeReason('interrupted', { work: 'profiling' }) })).toMatch(/^git diff /)
  expect(stepOf({ absence: makeReason('own-iterations', {}) })).toBe(
    'add --causes perf to see which function (each run must do the same work)',
  )
})

test('where no function accounts for a slowdown, the next step names the three that became slower the most', () => {
  const [emit] = explained.rows
  const slower = [1, 4, 3, 2].map(times => ({
    ...{ ...emit!, isNamed: false, name: `f${times}`, difference: times * emit!.difference },
  }))
  const step = stepOf({ ...explained, rows: slower, rest: { ...explained.rest!, functions: 4 } })
  expect(step).toMatch(/^look at f4 \(.*\), f3 \(.*\), f2 \(.*\): no single function accounts for the slowdown$/)
})

/** The last line of a terminal after a slowdown with these causes: the cause, or the next step. */
function stepOf(causes: CausesOutcome): string {
  const page = renderTerminal(report({ status: 'regressed', findings: [regressed], causes }), { color: false })
  return /(?:Next|Cause): ([\s\S]*?)\n/.exec(page)![1]!
}

test.each<[string, CausesOutcome, string]>([
  [
    'names of a renamed function',
    { ...explained, rows: [{ ...normalise!, isNamed: true }] },
    'normalise ⇄ canonicalise <b>',
  ],
  [
    'that nothing is named',
    { ...explained, rows: [{ ...emit!, isNamed: false }] },
    'No single function accounts for it.',
  ],
  ['that the whole is noisy', { ...explained, isReproduced: false }, 'The whole varies too much to show it.'],
  ['that it waits', { ...explained, isReproduced: false, rows: [] }, 'the command is waiting rather than computing'],
  ['why there are none', { absence: missing }, 'No profile: perf is not installed.'],
  [
    'one benchmark by its operations',
    { ...explained, unit: 'ns', benchmark: 'parse' },
    'Causes of parse, by 6 rounds under perf: +16.9 ns [+14.8, +19.0] per operation on 290 ns',
  ],
  [
    'a small difference in the scale of its interval',
    { ...explained, whole: { ...explained.whole, difference: 0.322, interval: { low: -46.214, high: 46.705 } } },
    '+0.3 ms [−46.2, +46.7] of CPU time on 290 ms',
  ],
  ['counts', { ...explained, unit: 'instructions' }, '+17 instructions [+15, +19] on 290 instructions'],
  ['names that would clear the screen', { ...explained, rows: [{ ...emit!, name: 'e\u001b[2Jmit' }] }, '\nemit '],
])('a terminal shows %s', (_, causes, expected) => {
  expect(sectionOf(causes)).toContain(expected)
})

test('of several contenders, each has its own causes, and one reason for all is told once', () => {
  const contest = (causes: readonly CausesOutcome[]): string => {
    const whole = mergeRecords([makeSided({ a: { level: 1 }, b: { level: 1.1 }, c: { level: 1.2 } })])
    const sections = whole.sections.map((section, at) => ({ ...section, causes: causes[at]! }))
    return renderTerminal({ ...whole, sections }, { color: false, isVerbose: true })
  }
  const named = contest([explained, { ...explained, rounds: 5 }])
  expect(named).toContain('b:\nCauses, by 6 rounds under perf')
  expect(named).toContain('c:\nCauses, by 5 rounds under perf')
  const absent = contest([{ absence: missing }, { absence: missing }])
  expect(absent.match(/perf is not installed/g)).toHaveLength(1)
})
