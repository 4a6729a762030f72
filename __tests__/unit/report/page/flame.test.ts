import { expect, test } from 'vitest'
import type { CallNode, Profiles } from '../../../../src/record/causes.js'
import { layOutFlame } from '../../../../src/report/page/causes.js'

function layOut(calls: readonly CallNode[]) {
  const profiles: Profiles = {
    ...{ profiler: 'perf', unit: 'ms', sides: ['a', 'b'], rounds: [], calls },
    functions: ['main', 'sort', 'split', 'old'].map(name => ({ name })),
  }
  return layOutFlame(profiles, 'a', 'b')
}

const calls: readonly CallNode[] = [
  { parent: -1, at: 0, self: [10, 20] },
  { parent: 0, at: 1, self: [40, 50] },
  { parent: 1, at: 2, self: [0, 10] },
  { parent: 0, at: 2, self: [10, 20] },
  { parent: 0, at: 3, self: [30, 0] },
  { parent: 4, at: 2, self: [5, 0] },
]

test('a frame is as wide as all below it on the contender’s side, and stands within the one that called it', () => {
  const { frames } = layOut(calls)
  const rounded = frames.map(({ name, depth: at, start, width }) => [name, at, start, width])
  expect(rounded).toEqual([
    ['main', 0, 0, 1],
    ['sort', 1, 0, 0.6],
    ['split', 2, 0, 0.1],
    ['split', 1, 0.6, 0.2],
  ])
  expect(frames.map(({ baseline, contender }) => [baseline, contender])).toEqual([
    [95, 100],
    [40, 60],
    [0, 10],
    [10, 20],
  ])
})

test('calls that are gone are named once, with all that they called', () => {
  expect(layOut(calls).gone.map(({ name, baseline }) => [name, baseline])).toEqual([['old', 35]])
})

test('where the baseline took longer, the contender does not fill the width', () => {
  const { frames } = layOut([{ parent: -1, at: 0, self: [200, 50] }])
  expect(frames[0]!.width).toBe(0.25)
})

test('frames narrower than a pixel are left out', () => {
  const many = Array.from(
    { length: 3000 },
    (_, at): CallNode => ({ parent: -1, at: 1, self: [0, at < 10 ? 1000 : 0.1] }),
  )
  expect(layOut(many).frames).toHaveLength(10)
  expect(layOut([]).frames).toEqual([])
})
