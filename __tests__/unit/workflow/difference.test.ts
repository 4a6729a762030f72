import { expect, test } from 'vitest'
import { describeDifference } from '../../../src/workflow/difference.js'

test.each<[name: string, before: string, after: string, lines: readonly string[]]>([
  ['nothing', 'a\nb\n', 'a\nb\n', []],
  ['a line', 'a\nb\nc\n', 'a\nB\nc\n', ['  a', '- b', '+ B', '  c']],
  ['a line at the end', 'a\n', 'a\nb\n', ['  a', '+ b']],
  ['all', 'a\n', 'b\n', ['- a', '+ b']],
  [
    'two places, with what lies between left out',
    '1\n2\n3\n4\n5\n6\n7\n8\n9\n',
    '2\n3\n4\n5\n6\n7\n8\n9\nten\n',
    ['- 1', '  2', '  3', '  …', '  8', '  9', '+ ten'],
  ],
])('the difference of texts: %s', (_, before, after, lines) => {
  expect(describeDifference(before, after)).toEqual(lines)
})
