import type { Estimate, Measured, Race } from '../../../src/history/race.js'

export const parse: Measured = { benchmark: 'parse', metric: 'time', better: 'lower' }
export const serve: Measured = { benchmark: 'serve', metric: 'throughput', better: 'higher' }

/** The digest of the version with this number. */
export function digestOf(version: number): string {
  return version.toString(16).padStart(64, '0')
}

/** A race of two versions on day `to`, with the heights of `to` in hundred-thousandths of a log, each side with a noise of 0.1 %. */
export function makeRaceOf(
  from: number,
  to: number,
  heights: readonly (readonly [of: Measured, height: number])[],
  more: Partial<Race> = {},
): Race {
  const racer = (version: number) => ({
    digest: digestOf(version),
    commit: version.toString(16).padEnd(40, 'c'),
    label: 'main',
    copies: 0,
  })
  return {
    id: `${from}-${to}`,
    at: new Date(Date.UTC(2026, 0, 1 + to)).toISOString(),
    machine: 'one',
    rounds: 20,
    racers: from === to ? [racer(to)] : [racer(from), racer(to)],
    estimates: heights.map(([of, height]): Estimate => ({ of, heights: [0, height], noises: [100, 100] })),
    ...more,
  }
}
