import { expect, test } from 'vitest'
import {
  type SearchEnd,
  type SearchLimits,
  type SearchPorts,
  type SearchProgress,
  search,
} from '../../../../src/extras/bisect/search.js'

const limits: SearchLimits = { lengths: [5, 8, 13, 20], seconds: 1000 }

/** A world in which commits stand at `levels`, without noise that a comparison would not expect; what was asked of it stands in `log`. */
function makeWorld(
  levels: readonly number[],
  options: {
    readonly unbuilt?: readonly number[]
    readonly unmeasured?: readonly number[]
    /** How many rounds fit into the time of a comparison. */
    readonly fitting?: number
  } = {},
) {
  const log: string[] = []
  let last: SearchProgress | undefined
  let seconds = 0
  const ports: SearchPorts = {
    build: async position => {
      seconds += 10
      log.push(`build ${position}`)
      return !options.unbuilt?.includes(position)
    },
    comparison: async ({ from, to, rounds: asked, isClosing }) => {
      const rounds = Math.min(asked, options.fitting ?? asked)
      seconds += rounds
      log.push(`${isClosing ? 'close' : 'comparison'} ${from} ${to} ${asked}`)
      if (options.unmeasured?.includes(to)) return undefined
      const value = levels[to]! - levels[from]!
      return {
        from,
        to,
        rounds,
        value,
        noise: 0.005 ** 2 * (20 / rounds),
        offsets: 0,
        layout: 0,
        seconds: rounds,
        isDifferent: Math.abs(value) > 0.01,
      }
    },
    keep: progress => {
      last = progress
    },
    clock: () => seconds,
  }
  const begun: SearchProgress = { length: levels.length - 1, comparisons: [], skipped: [], builds: [] }
  return { log, ports, begun, known: () => last! }
}

/** Levels of `length` commits after the good one, of which those from `at` on are slower. */
const step = (length: number, at: number, size = 0.05) =>
  Array.from({ length: length + 1 }, (_, i) => (i >= at ? size : 0))

test.each([1, 2, 3, 8, 30, 100])('of %i commits, any that did it is named', async length => {
  for (let at = 1; at <= length; at += Math.ceil(length / 10)) {
    const { ports, begun, known } = makeWorld(step(length, at))
    const end = await search(begun, limits, ports)
    expect(end).toMatchObject({ kind: 'named', segment: { from: at - 1, to: at } })
    expect(known().builds.length).toBeLessThanOrEqual(4 + 2 * Math.log2(length))
  }
})

test('builds what is compared once, and closes with the commit against its parent', async () => {
  const { log, ports, begun } = makeWorld(step(4, 3))
  await search(begun, limits, ports)
  expect(log).toEqual([
    'build 0',
    'build 4',
    'comparison 0 4 20',
    'build 2',
    'comparison 0 2 5',
    'build 3',
    'comparison 0 3 5',
    'close 2 3 20',
  ])
})

test('what cannot be built or measured stays within the answer', async () => {
  const { ports, begun, known } = makeWorld(step(8, 4), { unbuilt: [4], unmeasured: [3] })
  const end = await search(begun, limits, ports)
  expect(end).toMatchObject({ kind: 'named', segment: { from: 2, to: 5 } })
  expect(known().skipped.toSorted()).toEqual([3, 4])
})

test.each<[what: string, levels: readonly number[], end: Partial<SearchEnd>]>([
  ['no difference', step(8, 4, 0), { kind: 'same' }],
  ['all in one of a range of one', step(1, 1), { kind: 'named', segment: { from: 0, to: 1 } }],
  ['a commit that is faster', step(8, 4, -0.05), { kind: 'named', segment: { from: 3, to: 4 } }],
])('%s', async (_, levels, end) => {
  const { ports, begun } = makeWorld(levels)
  expect(await search(begun, limits, ports)).toMatchObject(end)
})

test('of two steps in opposite directions the larger one is named', async () => {
  const levels = Array.from({ length: 23 }, (_, at) => (at >= 5 ? -0.2 : 0) + (at >= 15 ? 0.15 : 0))
  const { ports, begun } = makeWorld(levels)
  expect(await search(begun, limits, ports)).toMatchObject({ kind: 'named', segment: { from: 4, to: 5 } })
})

test('goes on from where it was, and builds again what it needs', async () => {
  const first = makeWorld(step(30, 11))
  let left = 3
  const cut: SearchPorts = {
    ...first.ports,
    comparison: async request => {
      if (left-- === 0) throw new Error('cut off')
      return await first.ports.comparison(request)
    },
  }
  await expect(search(first.begun, limits, cut)).rejects.toThrow('cut off')
  const second = makeWorld(step(30, 11))
  expect(await search(first.known(), limits, second.ports)).toMatchObject({
    kind: 'named',
    segment: { from: 10, to: 11 },
  })
  expect(second.log.filter(entry => entry === 'comparison 0 30 20')).toEqual([])
})

test('closes once where the time of a comparison is over before all of its rounds', async () => {
  const { log, ports, begun } = makeWorld(step(4, 3), { fitting: 12 })
  expect(await search(begun, limits, ports)).toMatchObject({ kind: 'named', segment: { from: 2, to: 3 } })
  expect(log.filter(entry => entry.startsWith('close'))).toEqual(['close 2 3 20'])
})

test('does not close where the time would be over before', async () => {
  const { log, ports, begun } = makeWorld(step(4, 3))
  const end = await search(begun, { ...limits, seconds: 80 }, ports)
  expect(end).toMatchObject({ kind: 'set', segments: [{ from: 2, to: 3 }], reason: 'time' })
  expect(log.at(-1)).toBe('comparison 0 3 5')
})

test('says what is left when the time is up', async () => {
  const { ports, begun } = makeWorld(step(100, 40))
  const end = await search(begun, { ...limits, seconds: 60 }, ports)
  expect(end).toMatchObject({ kind: 'set', reason: 'time' })
})
