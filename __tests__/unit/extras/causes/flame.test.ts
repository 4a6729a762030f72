import { expect, test } from 'vitest'
import { layOutFlames } from '../../../../src/extras/causes/document.js'
import type { CallNode, Profiles } from '../../../../src/record/causes.js'

function layOut(calls: readonly CallNode[]) {
  const profiles: Profiles = {
    ...{ profiler: 'perf', unit: 'ms', sides: ['a', 'b'], rounds: [], calls },
    functions: ['main', 'sort', 'split', 'old'].map(name => ({ name })),
  }
  return layOutFlames(profiles, ['a', 'b'])
}

const calls: readonly CallNode[] = [
  { parent: -1, at: 0, self: [10, 20] },
  { parent: 0, at: 1, self: [40, 50] },
  { parent: 1, at: 2, self: [0, 10] },
  { parent: 0, at: 2, self: [10, 20] },
  { parent: 0, at: 3, self: [30, 0] },
  { parent: 4, at: 2, self: [5, 0] },
]

test('a frame is as wide as all below it on its side, and stands within the one that called it', () => {
  const shown = layOut(calls).map(frames =>
    frames.map(({ name, depth, start, width }) => [name, depth, Number(start.toFixed(3)), Number(width.toFixed(3))]),
  )
  expect(shown).toEqual([
    [
      ['main', 0, 0, 0.95],
      ['sort', 1, 0, 0.4],
      ['split', 1, 0.4, 0.1],
      ['old', 1, 0.5, 0.35],
      ['split', 2, 0.5, 0.05],
    ],
    [
      ['main', 0, 0, 1],
      ['sort', 1, 0, 0.6],
      ['split', 2, 0, 0.1],
      ['split', 1, 0.6, 0.2],
    ],
  ])
  expect(layOut(calls)[1]!.map(({ baseline, contender }) => [baseline, contender])).toEqual([
    [95, 100],
    [40, 60],
    [0, 10],
    [10, 20],
  ])
})

test('where the baseline took longer, the contender does not fill the width', () => {
  const widths = layOut([{ parent: -1, at: 0, self: [200, 50] }]).map(([frame]) => frame!.width)
  expect(widths).toEqual([1, 0.25])
})

test('frames narrower than a pixel are left out', () => {
  const many = Array.from(
    { length: 3000 },
    (_, at): CallNode => ({ parent: -1, at: 1, self: [0, at < 10 ? 1000 : 0.1] }),
  )
  expect(layOut(many).map(({ length }) => length)).toEqual([0, 10])
  expect(layOut([])).toEqual([[], []])
})
