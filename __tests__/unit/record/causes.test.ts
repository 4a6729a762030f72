import { expect, test } from 'vitest'
import type { Profiles } from '../../../src/record/causes.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import { makeSided } from './whole.js'

const profiles: Profiles = {
  profiler: 'node',
  unit: 'ms',
  sides: ['a', 'b'],
  functions: [{ name: 'main', file: 'main.js', line: 1 }, { name: 'sort' }],
  rounds: [
    [
      {
        side: 'a',
        copy: 1,
        self: [
          [0, 1.5],
          [1, 20],
        ],
      },
      { side: 'b', copy: 1, self: [[1, 25]] },
    ],
  ],
  calls: [
    { parent: -1, at: 0, self: [1.5, 0] },
    { parent: 0, at: 1, self: [20, 25] },
  ],
}
const record = makeSided({ a: { level: 1 }, b: { level: 1.1 } }, { rounds: 2 })

test.each([
  { ...record, causes: profiles },
  // Earlier versions ran it.
  { ...record, causes: { ...profiles, profiler: 'py-spy' as const } },
  { ...record, causes: { absence: { code: 'no-profiler', problem: 'perf is not installed' } } },
  record,
])('profiles are in the record what they were (%#)', whole => {
  expect(decodeRecord(encodeRecord(whole)).causes).toEqual('causes' in whole ? whole.causes : undefined)
})

const [main, sort] = profiles.calls

test.each<[string, Partial<Profiles>, string]>([
  ['a side that is not there', { sides: ['a', 'c'] }, 'a side that the record does not have'],
  ['a function that is not listed', { functions: [{ name: 'main' }] }, 'a function that it does not list'],
  ['calls in a circle', { calls: [{ ...main!, parent: 1 }, sort!] }, 'a call without a place in its tree'],
  ['a call with too many sides', { calls: [{ ...main!, self: [1, 2, 3] }] }, 'a call without a place in its tree'],
  ['a round of another side', { sides: ['a'], calls: [] }, 'a round of a side that it does not list'],
])('profiles with %s are refused', (_, change, message) => {
  expect(() => decodeRecord(encodeRecord({ ...record, causes: { ...profiles, ...change } }))).toThrow(message)
})

test.each<[string, object]>([
  ['a profiler that nobody knows', { profiler: 'magic' }],
  ['a million functions', { functions: Array.from({ length: 1_000_000 }, () => ({ name: 'f' })) }],
  ['a time below zero', { calls: [{ parent: -1, at: 0, self: [-1, 0] }] }],
  ['a name without an end', { functions: [{ name: 'x'.repeat(2000) }] }],
])('profiles with %s are refused', (_, change) => {
  const text = encodeRecord({ ...record, causes: { ...profiles, ...change } as Profiles })
  expect(() => decodeRecord(text)).toThrow('causes')
})
