import { expect, test } from 'vitest'
import { isTooManifold, longestGlobbed, matches } from '../../../src/rules/match.js'

test.each([
  ['**', 'anything at all', true],
  ['parse', 'parse', true],
  ['parse', 'parse/big', false],
  ['parse/*', 'parse/big', true],
  ['parse/*', 'parse/big/cold', false],
  ['parse/**', 'parse/big/cold', true],
  ['parse/**', 'parse', true],
  ['**/cold', 'parse/big/cold', true],
  ['**/cold', 'cold', true],
  ['BM_*', 'BM_sort', true],
  ['BM_*', 'BM_sort/1024', false],
  ['BM_*/**', 'BM_sort/1024', true],
  ['{parse,emit}/*', 'emit/json', true],
  ['{parse,emit}/*', 'lex/json', false],
  ['p?rse', 'parse', true],
  ['.*', '.hidden', true],
  ['*', '.hidden', true],
  // Names of parameters are no sets of characters, and no patterns of a shell.
  ['test_sort[10-20]', 'test_sort[10-20]', true],
  ['test_sort[10-20]', 'test_sort1', false],
  ['test_*[10-20]', 'test_sort[10-20]', true],
  ['test_*[10-20]', 'test_sort1', false],
  ['sort<*>/1024', 'sort<int>/1024', true],
  ['sort(*)', 'sort(int)', true],
  ['!*', '!important', true],
  ['!*', 'other', false],
  ['+(a)*', '+(a)b', true],
  ['+(a)*', 'aab', false],
  ['a|b*', 'bc', false],
  ['a.b*', 'axb', false],
  // A name that is the pattern always matches.
  ['is it?', 'is it?', true],
  ['{"size": 3, *}', '{"size": 3, *}', true],
  ['a\\*b', 'a*b', true],
  ['a\\*b', 'axb', false],
  ['back\\slash', 'back\\slash', true],
  ['back\\\\*', 'back\\slash', true],
  ['a{1..9}\\\\\\\\', 'a5\\\\', true],
  ['a{1..9}\\\\\\\\', '', false],
])('%s and %s: %s', (pattern, name, expected) => {
  expect(matches(pattern, name)).toBe(expected)
})

test('a long name takes no time, and is matched as a whole only', () => {
  const [fitting, long] = [longestGlobbed, 100_000].map(length => 'a'.repeat(length))
  const began = process.cpuUsage()
  expect(matches('*a*a*b', fitting!)).toBe(false)
  expect(matches('*a*a*b', long!)).toBe(false)
  expect(matches(long!, long!)).toBe(true)
  expect(matches('**', long!)).toBe(true)
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1e6).toBeLessThan(1)
})

test.each([
  ['parse/**', false],
  ['{parse,emit}/*', false],
  [`{${Array.from({ length: 128 }, (_, at) => `name${at}`).join()}}/*`, false],
  ['{a,b}{c,d}/{e,f}*/*/*', false],
  ['{a,b}{c,d}/{e,f}{g,h}*/*/*', true],
  ['{a,{b,c}}/**', false],
  [`${'{a,aa}'.repeat(9)}`, false],
  [`${'{a,aa}'.repeat(10)}`, true],
  [`${'\\{a,aa}'.repeat(10)}`, false],
  [`${'{a,aa'.repeat(10)}`, false],
  [`${'{a,'.repeat(300)}`, false],
  [`${'{a,b}'.repeat(300)}`, true],
])('%.40s stands for too many combinations: %s', (pattern, expected) => {
  expect(isTooManifold(pattern)).toBe(expected)
})

test('a pattern of too many combinations matches its own name only, and is not tried', () => {
  const pattern = `${'{a,aa}'.repeat(40)}b`
  expect(matches(pattern, 'a'.repeat(80))).toBe(false)
  expect(matches(pattern, pattern)).toBe(true)
})
