import { expect, test } from 'vitest'
import type { Invoked } from '../../../src/measure/invoked.js'
import { makeReader } from '../../../src/measure/reader.js'
import { makeSession } from './clockwork.js'

/** The name of the benchmark that the second copy of the contender printed, where the copies lie in `roots`. */
function nameIn(roots: readonly string[], bench: string): string {
  const session = makeSession(['baseline', 'contender'])
  const [b1, b2, c1, c2] = roots.map(root => ({ root, directory: `${root}/app` }))
  const sides = session.sides.map((side, at) => ({
    ...side,
    places: at === 0 ? ([b1!, b2!] as const) : ([c1!, c2!] as const),
  }))
  const reader = makeReader(
    { ...session, sides, format: 'native' },
    { watch: () => undefined, endAfter: () => false, digest: text => text, warn: () => undefined },
  )
  const stdout = JSON.stringify({ bench, value: 3 })
  const invoked: Invoked = {
    ...{ slot: { side: 'contender', copy: 2 }, outcome: 'ok', startedAt: 0, leftovers: 0, isNotStarted: false },
    text: { stdout, benchOutput: '', seconds: 1 },
  }
  return reader.read([invoked])[0]!.measurements[0]!.benchmark
}

const copies = ['/tmp/b1', '/tmp/b2', '/tmp/c1', '/tmp/c2']
const windows = String.raw`D:\c2\bench.exe`

test.each([
  ['a program in the copy', copies, '/tmp/c2/app/zip --fast', 'app/zip --fast'],
  ['a program and its file', copies, '/tmp/c2/zip -k /tmp/c2/data.csv', 'zip -k data.csv'],
  ['the copy itself', copies, "du -s '/tmp/c2'", "du -s '.'"],
  ['a directory that only begins alike', copies, '/tmp/c25/zip', '/tmp/c25/zip'],
  ['another copy', copies, '/tmp/b2/zip', '/tmp/b2/zip'],
  ['no path', copies, 'zip', 'zip'],
  ['Windows', [String.raw`D:\b1`, String.raw`D:\b2`, String.raw`D:\c1`, String.raw`D:\c2`], windows, 'bench.exe'],
  ['one directory for all, where names are the same as they are', Array(4).fill('/srv'), '/srv/a', '/srv/a'],
])('the directory of a copy is no part of the name of a benchmark: %s', (_, roots, printed, expected) => {
  expect(nameIn(roots, printed)).toBe(expected)
})

test('what is said of an output that cannot be read calls copies as texts do', () => {
  const session = makeSession(['baseline', 'contender'])
  const place = (name: string, drawn: string) => ({
    root: `/tmp/${drawn}/${drawn}`,
    directory: `/tmp/${drawn}/${drawn}`,
    name,
  })
  const places = [place('b1', '4f28'), place('b2', 'grcc')] as const
  const sides = session.sides.map(side => ({ ...side, places }))
  const reader = makeReader(
    { ...session, sides, format: 'native' },
    { watch: () => undefined, endAfter: () => false, digest: text => text, warn: () => undefined },
  )
  const invoked: Invoked = {
    ...{ slot: { side: 'baseline', copy: 2 }, outcome: 'ok', startedAt: 0, leftovers: 0, isNotStarted: false },
    text: { stdout: JSON.stringify({ bench: 'x', value: '/tmp/grcc/grcc/data' }), benchOutput: '', seconds: 1 },
  }
  const said = JSON.stringify(reader.read([invoked]))
  expect(said).toContain('/tmp/b2/b2/data')
  expect(said).not.toContain('grcc')
})
