import { mirrorStaircase, type Point, type Staircase } from './crossing.js'

/** A curve at places closer near the centre than far from it, evaluated when first asked for. */
export interface Grid extends Staircase {
  /** The point so many steps above the centre, or below it where negative. */
  at(step: number): Point
  /** The place of that point, which is not evaluated for it. */
  placeOf(step: number): number
  /** Whether there is such a step: those within reach, and one at its edge. */
  has(step: number): boolean
}

/** The position of a grid. */
export interface Place {
  readonly centre: number
  readonly unit: number
  /** The farthest place from 0. */
  readonly reach: number
}

export function makeGrid({ evaluate, guessStep }: Staircase, { centre, unit, reach }: Place): Grid {
  const known = new Map<number, Point>()
  const placeOf = (step: number): number =>
    Math.max(-reach, Math.min(reach, centre + Math.sign(step) * unit * distanceOf(Math.abs(step))))
  return {
    evaluate,
    guessStep,
    at: step => {
      let point = known.get(step)
      if (!point) {
        const x = placeOf(step)
        point = { x, y: evaluate(x) }
        known.set(step, point)
      }
      return point
    },
    placeOf,
    has: step => step === 0 || Math.abs(placeOf(step - Math.sign(step))) < reach,
  }
}

/** The grid of −y at −x. */
export function mirrorGrid({ at, has, placeOf, ...curve }: Grid): Grid {
  return {
    ...mirrorStaircase(curve),
    at: step => {
      const { x, y } = at(-step)
      return { x: -x, y: -y }
    },
    placeOf: step => -placeOf(-step),
    has: step => has(-step),
  }
}

/** Half a unit each up to 3, then ever more. */
function distanceOf(steps: number): number {
  return steps <= 6 ? steps / 2 : 3 * 1.4 ** (steps - 6)
}
