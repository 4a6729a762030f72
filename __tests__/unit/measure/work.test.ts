import { expect, test } from 'vitest'
import { digestWork } from '../../../src/measure/reader.js'
import type { SessionSide } from '../../../src/measure/session.js'

const place = (root: string) => ({ root, directory: root })
const side = (name: string, first: string): SessionSide => ({
  name,
  command: { kind: 'argv', argv: ['./app'] },
  places: [place(`/tmp/${first}1`), place(`/tmp/${first}2`)],
})
const session = {
  sides: [side('baseline', 'b'), side('contender', 'c')],
  commits: ['4f2c1aa0000000000000000000000000000000aa', '9b01d7e0000000000000000000000000000000bb'],
}
const plain = (text: string) => digestWork(text, session, one => one)

test.each([
  ['a path of a copy', 'wrote /tmp/b1/out.txt', 'wrote /tmp/c2/out.txt'],
  ['a commit', 'version 4f2c1aa0000000000000000000000000000000aa', 'version 9b01d7e0000000000000000000000000000000bb'],
  ['a short commit', 'version 4f2c1aa', 'version 9b01d7e000'],
  ['colours', '\u001b[32mok\u001b[0m', 'ok'],
])('%s makes no other work', (_, one, other) => {
  expect(plain(one)).toBe(plain(other))
})

test.each([
  ['another result', '42 words', '41 words'],
  ['nothing', '42 words', ''],
  ['what only looks like a commit', 'version 4f2c1az', 'version '],
])('%s does', (_, one, other) => {
  expect(plain(one)).not.toBe(plain(other))
})
