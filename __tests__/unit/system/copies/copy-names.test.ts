import { expect, test } from 'vitest'
import { callPlaces } from '../../../../src/measure/called.js'
import { drawCopyNames, makePlace, plainNames } from '../../../../src/system/copies/copy-names.js'

test('the directories of copies are of one length, and each has a name of its own that is kept', () => {
  let drawn = 0
  // Twice the same at first: a name that is taken is drawn again.
  const names = drawCopyNames(() => [0, 0, 0, 0, 0, 0, 0, 0][drawn++] ?? drawn % 19)
  const copies = ['b1', 'b2', 'c1', 'c2', 'z11']
  const directories = copies.map(copy => names.directoryOf(copy))
  expect(new Set(directories).size).toBe(copies.length)
  expect(directories.map(({ length }) => length)).toEqual(copies.map(() => 4))
  expect(copies.map(copy => names.directoryOf(copy))).toEqual(directories)
  expect(directories.map(directory => names.nameOf(`/tmp/${directory}/${directory}`))).toEqual(copies)
  expect(names.nameOf('/srv/app')).toBe('app')
})

test('names are others in each run, and say nothing of a side', () => {
  const draw = () => ['b1', 'b2', 'c1', 'c2'].map(drawCopyNames().directoryOf)
  const runs = Array.from({ length: 400 }, draw)
  expect(new Set(runs.flat()).size).toBeGreaterThan(1500)
  // That of the first side is before the other one's in half of all runs: within five standard deviations.
  const before = runs.filter(([b1, , c1]) => b1! < c1!).length
  expect(Math.abs(before - 200)).toBeLessThan(50)
})

test.each([
  ['/tmp/x/copies/', '/'],
  ['D:\\x\\copies\\', '\\'],
])('texts call copies below %s as they are called, and never by the names that were drawn', (parent, separator) => {
  const roots = ['grcc', '4f28'].map(drawn => `${parent}${drawn}${separator}${drawn}`)
  const places = roots.map((root, at) => ({ root, directory: root, name: `c${at + 1}` }))
  const said = callPlaces(`cannot open ${roots[1]}${separator}data, nor ${roots[0]}`, places)
  expect(said).toBe(`cannot open ${parent}c2${separator}c2${separator}data, nor ${parent}c1${separator}c1`)
  expect(callPlaces(said, places)).toBe(said)
})

test('a copy whose directory is called as it is needs no other name', () => {
  expect(makePlace('/tmp/b1/b1', 'app', plainNames)).toEqual({ root: '/tmp/b1/b1', directory: '/tmp/b1/b1/app' })
  const { directoryOf, nameOf } = drawCopyNames()
  const root = `/tmp/${directoryOf('b1')}`
  expect(makePlace(root, '.', { directoryOf, nameOf })).toEqual({ root, directory: root, name: 'b1' })
})
