import { normalQuantile } from '../../../src/stats/distributions/normal.js'
import type { Random } from '../../../src/stats/random.js'
import type { RoundBlock } from '../../../src/stats/randomisation.js'

export type Noise = 'iid' | 'drift' | 'spikes' | 'clock ties'

export const noises: readonly Noise[] = ['iid', 'drift', 'spikes', 'clock ties']

/** How many rounds, and of how many invocations of each side. */
export interface Shape {
  readonly rounds: number
  readonly a: number
  readonly b: number
}

/** Rounds of two sides that do not differ. */
export function drawRounds({ rounds, a, b }: Shape, noise: Noise, random: Random): RoundBlock[] {
  const normal = (): number => normalQuantile(Math.max(random.next(), 1e-300))
  const draw = (i: number): number => {
    const value = Math.log(20) + 0.02 * normal()
    switch (noise) {
      case 'iid':
        return value
      case 'drift':
        return value + 0.02 * i
      case 'spikes':
        return value + (random.next() < 0.2 ? random.next() : 0)
      case 'clock ties':
        return Math.log(Math.round(Math.exp(value)))
    }
  }
  return Array.from({ length: rounds }, (_, i) => ({
    a: Array.from({ length: a }, () => draw(i)),
    b: Array.from({ length: b }, () => draw(i)),
  }))
}

/** Some values missing here and there, on either side. */
export function makeRagged(rounds: readonly RoundBlock[], random: Random): RoundBlock[] {
  const keep = (): boolean => random.next() > 0.15
  return rounds.map(({ a, b }) => ({ a: a.filter(keep), b: b.filter(keep) }))
}

export function shiftContender(rounds: readonly RoundBlock[], shift: number): RoundBlock[] {
  return rounds.map(({ a, b }) => ({ a, b: b.map(x => x + shift) }))
}
