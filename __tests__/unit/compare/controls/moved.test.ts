import { expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclusion.js'
import type { Finding } from '../../../../src/compare/verdicts/finding.js'
import { makeRecord, noisy } from '../records.js'

/** What is found of a change of 8% under noise of a good deal more, in many sessions. */
const sessions: readonly Finding[] = Array.from({ length: 100 }, (_, seed) =>
  conclude(makeRecord([{ name: 'one', value: noisy(0.08, 0.35) }], { rounds: 20, seed: `moved ${seed}` })),
).map(({ findings }) => findings[0]!)

const movedAsMuch = ({ change, control }: Finding): boolean =>
  Math.abs(Math.log1p(control!.value)) >= Math.abs(Math.log1p(change!.value)) ||
  Math.abs(control!.value) >= Math.abs(change!.value)

const isLaidToControl = ({ reason }: Finding): boolean => reason?.startsWith('its control moved as much') ?? false

test('no change is called one where the control moved as much', () => {
  const called = sessions.filter(({ verdict }) => verdict === 'regressed' || verdict === 'improved')
  expect(called.length).toBeGreaterThan(20)
  expect(called.filter(movedAsMuch)).toEqual([])
})

test('it is incomparable, for what the machine did', () => {
  const moved = sessions.filter(isLaidToControl)
  expect(moved.length).toBeGreaterThan(0)
  for (const one of moved) {
    expect(one).toMatchObject({ verdict: 'not-comparable', cause: 'machine', roundsToSettle: null })
    expect(one.reason).toMatch(/^its control moved as much: two copies of the same baseline differ by \d+\.\d%$/)
    expect(movedAsMuch(one)).toBe(true)
  }
})

test('what is not called a change anyway keeps its verdict', () => {
  const quiet = Array.from({ length: 20 }, (_, seed) =>
    conclude(makeRecord([{ name: 'one', value: noisy(0, 0.005) }], { seed: `quiet ${seed}` })),
  ).map(({ findings }) => findings[0]!)
  expect(quiet.some(movedAsMuch)).toBe(true)
  expect(quiet.filter(({ verdict }) => verdict !== 'unchanged')).toEqual([])
})
