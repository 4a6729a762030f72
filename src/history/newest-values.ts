import type { Absolute, Race } from './race.js'

/** A benchmark with what was last measured of it. */
export interface NewestValue extends Absolute {
  readonly benchmark: string
}

/** Lists what the newest comparison of a history measured of each benchmark: of one metric, the first that it names. */
export function listNewestValues(races: readonly Race[]): readonly NewestValue[] {
  const newest = races.findLast(({ estimates }) => estimates.some(({ absolute }) => absolute))
  const values = new Map<string, NewestValue>()
  for (const { of, absolute } of newest?.estimates ?? [])
    if (absolute !== undefined && !values.has(of.benchmark))
      values.set(of.benchmark, { benchmark: of.benchmark, ...absolute })
  return [...values.values()]
}
