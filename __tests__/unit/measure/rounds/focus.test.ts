import { expect, test } from 'vitest'
import { findLanguage } from '../../../../src/formats/selection/languages.js'
import { Focus } from '../../../../src/measure/rounds/focus.js'
import type { Invocation } from '../../../../src/record/record.js'

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
const makeFocus = (isNarrowed = true, language = 'names', size: readonly string[] = []) =>
  new Focus({ selection: { language: findLanguage(language)!, isNarrowed }, size })

test('only what is open is selected, and all again where all is open', () => {
  const focus = makeFocus()
  expect(focus.text).toBe('')
  expect(focus.see(round('a b c'), 0)).toBe(false)
  expect(focus.text).toBe('a\nb\nc')
  expect(focus.narrow(open('b c'), 5)).toBe(true)
  expect(focus.text).toBe('b\nc')
  expect(focus.see(round('b c'), 5)).toBe(false)
  expect(focus.narrow(open('b c'), 8)).toBe(false)
  expect(focus.narrow(open('a b c'), 13)).toBe(true)
  expect(focus.text).toBe('a\nb\nc')
  expect(focus.steps).toEqual([
    { from: 5, without: ['a'] },
    { from: 13, without: [] },
  ])
  expect(focus.warnings).toEqual([])
})

test('without a language, and where nothing may be left out, nothing is', () => {
  const none = new Focus({})
  none.see(round('a b'), 0)
  expect([none.narrow(open('a'), 5), none.text, none.steps]).toEqual([false, undefined, []])
  const off = makeFocus(false, 'go')
  off.see(round('BenchmarkA BenchmarkB'), 0)
  expect([off.narrow(open('BenchmarkA'), 5), off.text, off.steps]).toEqual([false, '.', []])
})

test.each([
  ['the baseline does not run what is selected', 'a', 'a b', '"b"'],
  ['the contender does not run what is selected', 'a b', 'b', '"a"'],
  ['everything fails', '', '', '"a"'],
])('%s: the round is run again with all, and focus ends', (_, baseline, contender, missed) => {
  const focus = makeFocus()
  focus.see(round('a b c'), 0)
  focus.narrow(open('a b'), 5)
  expect(focus.see(round(baseline, contender), 5)).toBe(true)
  expect(focus.text).toBe('a\nb\nc')
  expect(focus.steps).toEqual([])
  expect(focus.warnings.map(({ code }) => code)).toEqual(['focus-ended'])
  expect(focus.warnings[0]!.message).toContain(`did not run ${missed}`)
  expect(focus.narrow(open('a'), 8)).toBe(false)
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
  expect(focus.steps).toEqual([
    { from: 5, without: ['c'] },
    { from: 8, without: [] },
  ])
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

test('sizes of files and the process as a whole cannot be selected', () => {
  const focus = makeFocus(true, 'names', ['dist/*.js'])
  const [baseline, contender] = round('a b dist/*.js') as [Invocation, Invocation]
  const aside = { benchmark: 'suite', metric: { ...metric, aside: true as const }, value: 1 }
  focus.see([{ ...baseline, measurements: [...baseline.measurements, aside] }, contender], 0)
  expect(focus.text).toBe('a\nb')
  expect(focus.narrow(open('dist/*.js'), 5)).toBe(false)
})

test.each([
  ['too many names', Array.from({ length: 2001 }, (_, index) => `n${index}`), /2001 benchmarks .* at most 2000/],
  ['too long a text', Array.from({ length: 401 }, (_, index) => `${index}`.padEnd(250, 'x')), /longer than 100 kB/],
  ['a name that cannot be selected', ['a\nb', 'c'], /a name that cannot be selected/],
])('%s: all run, and it is said', (_, names, why) => {
  const focus = makeFocus()
  focus.see([invocation('baseline', [...names, 'settled'])], 0)
  expect(focus.narrow({ findOpen: () => new Set(names) }, 5)).toBe(false)
  expect(focus.steps).toEqual([])
  expect(focus.warnings).toEqual([{ code: 'focus-unused', message: expect.stringMatching(why) }])
})
