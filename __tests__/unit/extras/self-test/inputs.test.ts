import { expect, test } from 'vitest'
import { decodeSelfTest } from '../../../../src/extras/self-test/inputs.js'
import { InputError } from '../../../../src/inputs/values.js'

type Given = { readonly [name: string]: string }

const decode = (given: Given) => decodeSelfTest(name => ({ command: './app', ...given })[name] ?? '', '/work')

test.each<[Given, object]>([
  [{}, { sessions: 20, effect: 0.05, inputs: { baseline: { kind: 'directory', directory: '/work' } } }],
  [
    { sessions: '3', effect: '10%' },
    { sessions: 3, effect: 0.1 },
  ],
  [{ effect: '0.02' }, { effect: 0.02 }],
  [{ baseline: 'dir:../main' }, { inputs: { baseline: { kind: 'directory', directory: '../main' } } }],
  [{ setup: 'make' }, { inputs: { baseline: { kind: 'ref', ref: undefined, setup: 'make' } } }],
  [{ rounds: '8' }, { inputs: { rounds: { least: 8, most: 8 } } }],
  [{ rounds: 'auto' }, { inputs: { rounds: { isAuto: true } } }],
])('%j', (given, expected) => {
  expect(decode(given)).toMatchObject(expected)
})

test.each<[Given, RegExp]>([
  [{ sessions: '0' }, /invalid value "0" for "sessions"; it must be a whole number from 1 to 1000/],
  [{ sessions: '2.5' }, /invalid value "2.5" for "sessions"/],
  [{ effect: '0' }, /invalid value "0" for "effect"; it must be a slowdown of more than 0%, such as 5%/],
  [{ effect: '0%' }, /invalid value "0%" for "effect"/],
  [{ effect: '100%' }, /invalid value "100%" for "effect"; it must be a percentage such as 5%/],
  [{ effect: '-5%' }, /invalid value "-5%" for "effect"/],
  [{ effect: '1%' }, /"effect" is "1%", and the threshold "2%": .* lower "threshold", or raise "effect"/],
  [{ rounds: '4' }, /at least 5 rounds, and a session has 4/],
  [{ rounds: '7', copies: '1+1' }, /at least 8 rounds/],
  [{ command: '' }, /"command" is missing/],
])('%j is refused', (given, message) => {
  expect(() => decode(given)).toThrow(InputError)
  expect(() => decode(given)).toThrow(message)
})
