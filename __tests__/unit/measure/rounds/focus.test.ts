import { expect, test } from 'vitest'
import { findLanguage } from '../../../../src/formats/selection.js'
import { Focus } from '../../../../src/measure/rounds/focus.js'
import type { FocusStep, Invocation } from '../../../../src/record/record.js'

const metric = { name: 'time', unit: 's', better: 'lower' } as const
const invocation = (side: string, names: readonly string[]): Invocation => ({
  slot: { side, copy: 1 },
  outcome: names.length === 0 ? 'failed' : 'ok',
  measurements: names.map(benchmark => ({ benchmark, metric, value: 1 })),
})
/** A round in which each side prints these names, separated by blanks. */
const round = (baseline: string, contender = baseline): Invocation[] => [
  invocation('baseline', baseline.split(' ').filter(Boolean)),
  invocation('contender', contender.split(' ').filter(Boolean)),
]
const open = (names: string) => ({ findOpen: () => new Set(names.split(' ')) })
const makeFocus = (isNarrowed = true, language = 'names') =>
  new Focus({ selection: { language: findLanguage(language)!, isNarrowed } })

test('only what is open is selected, and all again where all is open', () => {
  const focus = makeFocus()
  expect(focus.text).toBe('')
  expect(focus.see(round('a b c'), 0)).toBe(false)
  expect(focus.text).toBe('')
  expect(focus.narrow(open('b c'), 5)).toBe(true)
  expect(focus.text).toBe('b\nc')
  expect(focus.see(round('b c'), 5)).toBe(false)
  expect(focus.narrow(open('b c'), 8)).toBe(false)
  expect(focus.narrow(open('a b c'), 13)).toBe(true)
  expect(focus.text).toBe('')
  expect(focus.steps).toEqual([
    { from: 5, without: ['a'] },
    { from: 13, without: [] },
  ])
  expect(focus.warnings).toEqual([])
})

test('where what the process shows as a whole is open, all run', () => {
  const focus = makeFocus()
  focus.see(round('a b c'), 0)
  expect(focus.narrow(open('a benchmark'), 5)).toBe(false)
  expect([focus.text, focus.steps]).toEqual(['', []])
})

test('without a language, and where nothing may be left out, nothing is', () => {
  const none = new Focus({})
  none.see(round('a b'), 0)
  expect([none.narrow(open('a'), 5), none.text, none.steps]).toEqual([false, undefined, []])
  const off = makeFocus(false, 'go')
  off.see(round('BenchmarkA BenchmarkB'), 0)
  expect([off.narrow(open('BenchmarkA'), 5), off.text, off.steps]).toEqual([false, '.', []])
})

test('the language of the first output that is read is learned where nobody has named one', () => {
  const learning = new Focus({ selection: { language: undefined, isNarrowed: true } })
  expect(learning.text).toBeUndefined()
  learning.learn('go')
  learning.see(round('BenchmarkA BenchmarkB'), 0)
  expect([learning.narrow(open('BenchmarkB'), 5), learning.text]).toEqual([true, '^(BenchmarkB)$'])
  const [none, other] = [new Focus({}), new Focus({ selection: { language: undefined, isNarrowed: true } })]
  none.learn('go')
  other.learn('process')
  expect([none.text, other.text, other.narrow(open('a'), 5)]).toEqual([undefined, undefined, false])
})

test.each([
  ['the baseline does not run what is selected', 'a', 'a b', 'the command did not run "b"'],
  ['the contender does not run what is selected', 'a b', 'b', 'the command did not run "a"'],
  ['everything fails', '', '', 'the baseline failed when only some benchmarks were selected'],
  ['the contender fails', 'a b', '', 'the contender failed when only some benchmarks were selected'],
])('%s: the round is run again with all, and focus ends', (_, baseline, contender, why) => {
  const focus = makeFocus()
  focus.see(round('a b c'), 0)
  focus.narrow(open('a b'), 5)
  expect(focus.see(round(baseline, contender), 5)).toBe(true)
  expect(focus.text).toBe('')
  expect(focus.seeAgain(round('a b c'), 5)).toBe(true)
  expect(focus.text).toBe('')
  expect(focus.steps).toEqual([])
  expect(focus.warnings.map(({ code }) => code)).toEqual(['focus-ended'])
  expect(focus.warnings[0]!.message).toContain(`focus had no effect, since ${why}`)
  expect(focus.narrow(open('a'), 8)).toBe(false)
})

test('the side that the selection is to blame for is named, even if the other one fails anyway', () => {
  const focus = makeFocus()
  focus.see(round('a b c'), 0)
  focus.narrow(open('a b'), 5)
  expect([focus.see(round('', ''), 5), focus.seeAgain(round('', 'a b c'), 5)]).toEqual([true, true])
  expect(focus.warnings[0]!.message).toContain('since the contender failed')
})

test.each([
  ['the contender fails', ['a b', ''], ['a b c', '']],
  ['everything fails', ['', ''], ['', '']],
  ['a benchmark is gone', ['a', 'a b'], ['a c', 'a b c']],
])('%s with all benchmarks too: the first try counts, and focus goes on', (_, tried, again) => {
  const focus = makeFocus()
  focus.see(round('a b c'), 0)
  focus.narrow(open('a b'), 5)
  expect(focus.see(round(tried[0]!, tried[1]!), 5)).toBe(true)
  expect(focus.seeAgain(round(again[0]!, again[1]!), 5)).toBe(false)
  expect([focus.text, focus.steps, focus.warnings]).toEqual(['a\nb', [{ from: 5, without: ['c'] }], []])
  // Failures that go on take no more time than any.
  expect(focus.see(round(tried[0]!, tried[1]!), 6)).toBe(false)
})

test('a command that runs all although some are selected: its values count, and focus ends', () => {
  const focus = makeFocus()
  focus.see(round('a b', 'a b c'), 0)
  focus.narrow(open('a'), 5)
  expect(focus.see(round('a b', 'a b c'), 5)).toBe(false)
  expect(focus.steps).toEqual([])
  expect(focus.warnings[0]!.message).toMatch(/^focus had no effect, since the command ran all benchmarks/)
})

test('where a later selection is not understood, all run from there on', () => {
  const focus = makeFocus()
  focus.see(round('a b c'), 0)
  focus.narrow(open('a b'), 5)
  expect(focus.see(round('a b'), 5)).toBe(false)
  focus.narrow(open('a'), 8)
  expect(focus.see(round('b'), 8)).toBe(true)
  expect(focus.seeAgain(round('a b c'), 8)).toBe(true)
  expect(focus.steps).toEqual([
    { from: 5, without: ['c'] },
    { from: 8, without: [] },
  ])
  expect(focus.warnings[0]!.message).toMatch(/^focus ended after 8 rounds, since the command did not run "a"/)
})

test('more may run than was selected, and only the first round of a selection is held against it', () => {
  const focus = makeFocus()
  focus.see(round('a b c'), 0)
  focus.narrow(open('a'), 5)
  expect(focus.see(round('a b'), 5)).toBe(false)
  expect(focus.see(round('', 'a'), 6)).toBe(false)
  expect(focus.steps).toEqual([{ from: 5, without: ['b', 'c'] }])
  expect(focus.warnings).toEqual([])
})

test('the process as a whole cannot be selected', () => {
  const focus = makeFocus()
  const [baseline, contender] = round('a b') as [Invocation, Invocation]
  const aside = { benchmark: 'suite', metric: { ...metric, aside: true as const }, value: 1 }
  focus.see([{ ...baseline, measurements: [...baseline.measurements, aside] }, contender], 0)
  expect(focus.text).toBe('')
  expect(focus.narrow(open('suite'), 5)).toBe(false)
})

test.each([
  ['too many names', Array.from({ length: 2001 }, (_, index) => `n${index}`), /2001 benchmarks .* at most 2000/],
  ['too long a text', Array.from({ length: 401 }, (_, index) => `${index}`.padEnd(250, 'x')), /longer than 100 kB/],
  ['a name that cannot be selected', ['a\nb', 'c'], /a name that cannot be selected/],
])('%s: all run from there on, and it is said', (_, names, why) => {
  const focus = makeFocus()
  focus.see([invocation('baseline', [...names, 'settled'])], 0)
  expect(focus.narrow({ findOpen: () => new Set(names) }, 5)).toBe(false)
  expect(focus.steps).toEqual([])
  expect(focus.warnings).toEqual([{ code: 'focus-unused', message: expect.stringMatching(why) }])
  expect(focus.warnings[0]!.message).toMatch(/^all benchmarks went on after 5 rounds, since /)
})

test('what need not run is left out, even if that is all, and may be included again', () => {
  const focus = makeFocus()
  focus.see(round('a b'), 0)
  expect([focus.leaveOut(new Set(['a']), 1), focus.text, focus.isEmpty]).toEqual([true, 'b', false])
  expect([focus.leaveOut(new Set(['a', 'b']), 1), focus.isEmpty]).toEqual([true, true])
  expect(focus.steps).toEqual([{ from: 1, without: ['a', 'b'] }])
  focus.include(1)
  expect([focus.text, focus.steps, focus.isEmpty]).toEqual(['', [], false])
  expect(focus.see(round('a b'), 1)).toBe(false)
  expect(focus.warnings).toEqual([])
})

test('a step that no round was run after is replaced', () => {
  const focus = makeFocus()
  focus.see(round('a b c'), 0)
  focus.narrow(open('a b'), 5)
  focus.narrow(open('a'), 5)
  expect(focus.steps).toEqual([{ from: 5, without: ['b', 'c'] }])
  expect(focus.see(round('a'), 5)).toBe(false)
  focus.narrow(open('a b c'), 8)
  focus.narrow(open('a'), 8)
  expect(focus.steps).toEqual([{ from: 5, without: ['b', 'c'] }])
  expect([focus.see(round(''), 8), focus.seeAgain(round('a b c'), 8)]).toEqual([true, true])
  expect(focus.steps).toEqual([
    { from: 5, without: ['b', 'c'] },
    { from: 8, without: [] },
  ])
})

const left = { from: 1, without: ['a'] }
test('where the language is yet to be learned, all run in a session that continues', () => {
  const before = { rounds: [round('a b'), round('b')], focus: [{ from: 1, without: ['a'] }] }
  const focus = new Focus({ selection: { language: undefined, isNarrowed: true }, before })
  expect([focus.steps.at(-1), focus.text]).toEqual([{ from: 2, without: [] }, undefined])
})

test.each<[what: string, steps: readonly FocusStep[], isNarrowed: boolean, after: readonly FocusStep[], text: string]>([
  ['goes on', [left], true, [left], 'b'],
  ['ends where nothing may be left out', [left], false, [left, { from: 2, without: [] }], ''],
  ['has ended before', [left, { from: 2, without: [] }], true, [left, { from: 2, without: [] }], ''],
  ['has no round left', [{ from: 2, without: ['a', 'b'] }], true, [], ''],
])('what was left out in an earlier session is known: it %s', (_, steps, isNarrowed, after, text) => {
  const before = { rounds: [round('a b'), round('b')], focus: steps }
  const focus = new Focus({ selection: { language: findLanguage('names')!, isNarrowed }, before })
  expect([focus.steps, focus.text]).toEqual([after, text])
})
