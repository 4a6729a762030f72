import assert from 'node:assert/strict'
import fc from 'fast-check'

const pieces = fc.constantFrom(
  ...[
    'a',
    'a',
    'aa',
    'b',
    '/',
    '/',
    '*',
    '**',
    '**/',
    '?',
    '{',
    '}',
    ',',
    '{a,aa}',
    '{a,b}',
    '{*,a}',
    '{a..z}',
    '{1..99}',
  ],
  ...['\\', '[', ']', '(', ')', '+(a)', '!(', '|', '.', '..', '!', '@', '^', '$', ' ', '\u0000', '\ud800', 'é'],
)
const repeated = fc.tuple(
  fc.constantFrom('{a,aa}', '{a,a}', '{a,{a,aa}}', '{a*,a}', '*a', '**/', '**/a/', '{a,b'),
  fc.nat(40),
)
const pattern = fc.oneof(
  { arbitrary: fc.array(pieces, { minLength: 1, maxLength: 30 }).map(parts => parts.join('')), weight: 4 },
  { arbitrary: repeated.map(([part, count]) => `${part.repeat(count)}b`), weight: 1 },
)
const name = fc.oneof(
  fc
    .array(fc.constantFrom('a', 'a', 'aa', 'b', '/', '.', '..', '*', '{a,aa}'), { maxLength: 40 })
    .map(parts => parts.join('')),
  fc.tuple(fc.constantFrom('a', 'a/', 'aa/b'), fc.nat(250)).map(([part, count]) => part.repeat(count).slice(0, 260)),
)

/** What `glob` may well match: without an eye for escapes. */
function resemble(glob) {
  return glob
    .replace(/\{([^{},]*),[^{}]*\}/g, '$1')
    .replace(/\*\*/g, 'a/b')
    .replaceAll('*', 'aa')
    .replaceAll('?', 'b')
}

/** Patterns and names: whether one fits the other is known at once. */
export function makeGlobsKind({ matches }) {
  return {
    name: 'globs',
    inputs: fc.oneof(
      fc.record({ pattern, name }),
      pattern.map(glob => ({ pattern: glob, name: resemble(glob) })),
    ),
    check({ pattern: glob, name: text }) {
      assert.equal(matches(glob, glob), true)
      const isMatch = matches(glob, text)
      assert.equal(typeof isMatch, 'boolean')
      if (!/[*?{\\]/.test(glob)) assert.equal(isMatch, glob === text)
      return isMatch ? 'accepted' : 'refused'
    },
  }
}
