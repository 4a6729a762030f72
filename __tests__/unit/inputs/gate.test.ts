import { expect, test } from 'vitest'
import { parseGate } from '../../../src/inputs/declared/judging.js'

const parse = (text: string) => parseGate(text, 'fail-on')

test.each<[text: string, gate: ReturnType<typeof parse>]>([
  ['never', { failOn: [], allow: [] }],
  ['regressed', { failOn: ['regressed'], allow: [] }],
  ['regressed:5%', { failOn: ['regressed'], allow: [], failAbove: 0.05 }],
  ['removed\nregressed: 1.5', { failOn: ['removed', 'regressed'], allow: [], failAbove: 1.5 }],
  ['regressed:allocations', { failOn: ['regressed'], allow: [], metrics: ['allocations'], isOfMetrics: true }],
  [
    'regressed:5%, regressed:allocations, regressed:L1-hits',
    { failOn: ['regressed'], allow: [], failAbove: 0.05, metrics: ['allocations', 'L1-hits'] },
  ],
  ['regressed, allow-removed', { failOn: ['regressed'], allow: ['removed'] }],
  [
    'budget, allow-errored, allow-not-comparable, allow-not-compared, allow-missing-parts',
    { failOn: ['budget'], allow: ['errored', 'not-comparable', 'not-compared', 'missing-parts'] },
  ],
])('the gate of %j', (text, gate) => {
  expect(parse(text)).toEqual(gate)
})

const noGrowth =
  'and growth has no verdict: each size is a benchmark, so "regressed" fails on the sizes that are slower'

test.each([
  ['slower', 'invalid value "slower" for "fail-on"; did you mean "regressed"?'],
  ['regresed', 'invalid value "regresed" for "fail-on"; did you mean "regressed"?'],
  ['allow-remove', 'invalid value "allow-remove" for "fail-on"; did you mean "allow-removed"?'],
  [
    'regressed:a lot',
    'invalid value "a lot" for "fail-on"; it must be a percentage such as 5%, from 0% to below 1000%',
  ],
  ['sometimes', 'invalid value "sometimes" for "fail-on"; it can be never, or any of regressed, inconclusive, '],
  ['never, removed', 'invalid value "never" for "fail-on"; it can be never, or any of'],
  ['growth', `"fail-on" holds "growth", ${noGrowth}`],
  ['regressed, allow-growth', `"fail-on" holds "allow-growth", ${noGrowth}`],
  ['regressed:growth', `"fail-on" holds "regressed:growth", ${noGrowth}`],
  ['regressed: growths', `"fail-on" holds "regressed: growths", ${noGrowth}`],
  ['removed, allow-removed', '"fail-on" holds "removed" and "allow-removed": remove one of them'],
  ['allow-removed', '"fail-on" only says what is allowed: add what fails the job, such as regressed'],
])('what is refused: %j', (text, says) => {
  expect(() => parse(text)).toThrow(says)
})
