import { expect, test } from 'vitest'
import { decodeGiven } from '../../../src/inputs/declarations.js'
import { makeGate } from '../../../src/inputs/gate.js'

const given = (texts: Readonly<Record<string, string>>) => decodeGiven(name => texts[name] ?? '', 'compare')

test.each<[texts: Readonly<Record<string, string>>, gate: ReturnType<typeof makeGate>]>([
  [{}, { failOn: [], allow: [] }],
  [{ 'fail-on': 'regressed' }, { failOn: ['regressed'], allow: [] }],
  [
    { 'fail-on': 'regressed', 'fail-above': '5%' },
    { failOn: ['regressed'], allow: [], failAbove: 0.05 },
  ],
  [
    { 'fail-on': 'removed, regressed', 'fail-above': '1.5' },
    { failOn: ['removed', 'regressed'], allow: [], failAbove: 1.5 },
  ],
])('the gate of %j', (texts, gate) => {
  expect(makeGate(given(texts))).toEqual(gate)
})

test.each([
  [{ 'fail-above': '5%' }, 'add "regressed" to "fail-on"'],
  [{ 'fail-on': 'removed', 'fail-above': '5%' }, 'add "regressed" to "fail-on"'],
  [{ 'fail-on': 'regressed', 'fail-above': 'a lot' }, '"fail-above" is "a lot"'],
  [{ question: 'a\nb' }, '"question" is'],
  [{ question: 'a'.repeat(301) }, 'it must be one line of at most 300 characters'],
])('what is refused: %j', (texts, says) => {
  expect(() => makeGate(given(texts as Record<string, string>))).toThrow(says)
})
