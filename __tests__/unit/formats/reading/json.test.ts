import { expect, test } from 'vitest'
import { findFlaw, parseJson } from '../../../../src/formats/reading/json.js'

const long = 'x'.repeat(10_000_000)

test.each([
  ['{"a":1}', { a: 1 }],
  ['\ufeff {"a":1}', { a: 1 }],
  ['npm banner\n[1]\n', [1]],
  ['{"a":NaN,"b":-Infinity,"c":"NaN, \\"inf","d":[inf,nan]}', { a: null, b: null, c: 'NaN, "inf', d: [null, null] }],
  ['{"NaN":NaN}', { NaN: null }],
  ['{"a":-nan(ind),"b":1.#INF,"c":-1.#IND00,"d":12.5%}', { a: null, b: null, c: null, d: null }],
  ['{"a":12}\nDone in 0.31s.\n', { a: 12 }],
  ['{"a":12}\nDone in 0.31s.\nBye\n', undefined],
  ['{"a":12}\n{"b":', undefined],
  ['{"a":12 apples}', undefined],
  ['{"a":NaN', undefined],
  ['{"a":"NaN', undefined],
  ['{"a":1} and more', undefined],
  ['[12:00] begun\n{ done }\n{"a":["}"]}\n', { a: ['}'] }],
  ['{"a":[1}', undefined],
  ['', undefined],
  ['12', undefined],
])('%j', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})

test.each([
  ['a string without end', `{"a":"${long}`, undefined],
  ['a long string beside NaN', `{"a":"${long}","b":NaN}`, { a: long, b: null }],
  ['nothing but quotes', `{${'"'.repeat(long.length)} NaN`, undefined],
  ['nothing but backslashes', `{"${'\\'.repeat(long.length)} NaN`, undefined],
  ['brackets beyond any depth', '['.repeat(10_000) + ']'.repeat(10_000), undefined],
])('%s of 10 MB is no danger', (_, text, value) => {
  expect(Object.is(JSON.stringify(parseJson(text)), JSON.stringify(value))).toBe(true)
})

test.each([
  ['{"time": 3,\n "items": 12 apples}', 'is no JSON, because of "apples" in line 2'],
  ['{"NaN, 3x": 07}', 'is no JSON, because of "07" in line 1'],
  ['{"time": 3,}', undefined],
  ['{"time": 3', 'begins like JSON, but was cut off: did the tool end early?'],
])('the place is named where text is no JSON: %j', (text, flaw) => {
  expect(findFlaw(text)).toBe(flaw)
})
