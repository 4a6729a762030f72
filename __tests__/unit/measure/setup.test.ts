import { expect, test } from 'vitest'
import { beginAtError } from '../../../src/measure/setup.js'

const progress = ['fetching 1', 'fetching 2'].join('\n')

test.each([
  ['a compiler', 'src/a.c:3: error: expected ;'],
  ['Cargo', 'error[E0425]: cannot find value `x` in this scope'],
  ['npm', 'npm ERR! code E404'],
  ['a shell', 'sh: 1: make: not found'],
  ['Python', 'Traceback (most recent call last):\n  File "a.py", line 1'],
  ['Rust', "thread 'main' panicked at src/main.rs:2"],
])('the last lines of a failed setup begin at the error: %s', (_, text) => {
  expect(beginAtError(`${progress}\n${text}\nnote: more of it`)).toBe(`${text}\nnote: more of it`)
})

test('lines without an error stay as they are', () => {
  expect(beginAtError(progress)).toBe(progress)
})
