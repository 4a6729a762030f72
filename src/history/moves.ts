import { type Creep, isPinned, listCreeps } from './creep.js'
import { findLevels, type Levels } from './levels.js'
import type { Race } from './race.js'
import { type LevelStep, listSteps, type MoveOptions } from './steps.js'

/** The moves of levels. */
export interface Moves {
  /** In the order of their pushes. */
  readonly steps: readonly LevelStep[]
  /** What crept in up to the newest push. */
  readonly creeps: readonly Creep[]
}

/** Finds what moved the levels. A step that could be any of many pushes is part of a creep where there is one. */
export function findMoves(levels: Levels, options: MoveOptions): Moves {
  const steps = listSteps(levels, options)
  const creeps = listCreeps(levels, { ...options, steps })
  const order = new Map(levels.pushes.map(({ digest }, index) => [digest, index]))
  const isOfCreep = ({ of, at }: LevelStep): boolean =>
    creeps.some(creep => creep.of === of && order.get(creep.from.digest)! < order.get(at.digest)!)
  return { steps: steps.filter(step => isPinned(step) || !isOfCreep(step)), creeps }
}

/**
 * Finds the moves that the newest push of `races` has brought to light: those of their `levels` that the races before it do not show.
 */
export function findNews(races: readonly Race[], levels: Levels, options: MoveOptions): Moves {
  const last = levels.pushes.at(-1)?.digest
  const now = findMoves(levels, options)
  const moved = new Set([...now.steps, ...now.creeps].map(({ of }) => JSON.stringify(of)))
  const earlier = races
    .filter(({ racers }) => racers.every(({ digest }) => digest !== last))
    .map(race => ({ ...race, estimates: race.estimates.filter(({ of }) => moved.has(JSON.stringify(of))) }))
  const benchmarks = levels.benchmarks.length
  const before = findMoves(findLevels(earlier, levels.spread), { benchmarks, ...options })
  const order = new Map(levels.pushes.map(({ digest }, index) => [digest, index]))
  return {
    steps: now.steps.filter(step => !before.steps.some(one => isSame(one, step) && isNear(one, step, order))),
    creeps: now.creeps.filter(creep => !before.creeps.some(one => isSame(one, creep))),
  }
}

type Move = Pick<LevelStep, 'of' | 'change'>

function isSame(one: Move, other: Move): boolean {
  return (
    one.of.benchmark === other.of.benchmark &&
    one.of.metric === other.of.metric &&
    Math.sign(one.change.value) === Math.sign(other.change.value)
  )
}

/** Returns whether the pushes that two steps may belong to overlap. */
function isNear(one: LevelStep, other: LevelStep, order: ReadonlyMap<string, number>): boolean {
  const [first, second] = [one, other].map(
    ({ good, bad }) => [order.get(good.digest)!, order.get(bad.digest)!] as const,
  )
  return first![0] < second![1] && second![0] < first![1]
}
