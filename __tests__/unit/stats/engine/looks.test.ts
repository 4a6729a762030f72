import { expect, test } from 'vitest'
import { makeBlocks } from '../../../../src/stats/engine/blocks.js'
import type { CurveScoring } from '../../../../src/stats/engine/crossing.js'
import { makeEngine, type Scores } from '../../../../src/stats/engine/engine.js'
import { estimateStart, type Limits } from '../../../../src/stats/engine/estimate.js'
import { invertRanks } from '../../../../src/stats/engine/rank-inversion.js'
import { invertScores } from '../../../../src/stats/engine/score-inversion.js'
import { Ranking } from '../../../../src/stats/engine/statistic.js'
import { makeTester, type Tester } from '../../../../src/stats/engine/tester.js'
import { rejects } from '../../../../src/stats/multiple.js'
import { makeRandom } from '../../../../src/stats/random.js'
import { AdaptiveScoring } from '../../../../src/stats/scores/adaptive-scores.js'
import { drawRounds, type Noise, type Shape, withOrder } from '../samples.js'

/** Counts how often the inversion over a sample looks at the curve of z, and then at the distribution, for each thing that it is asked. */
function countLooks(shape: Shape, noise: Noise, scores: Scores): readonly (readonly number[])[] {
  const random = makeRandom(`looks ${noise} ${shape.rounds}`)
  const blocks = makeBlocks(withOrder(drawRounds(shape, noise, random), random))
  let [curve, tests] = [0, 0]
  const watch =
    <Arguments extends readonly unknown[], Result>(look: (...given: Arguments) => Result) =>
    (...given: Arguments): Result => {
      curve++
      return look(...given)
    }
  const scoring = scores === 'ranks' ? new Ranking(blocks, []) : new AdaptiveScoring(blocks, [])
  const tester = makeTester(blocks, scoring)
  const z: CurveScoring = {
    scores: scoring.scores,
    at: watch(shift => scoring.at(shift)),
    evaluate: watch(shift => scoring.evaluate(shift)),
    guessStep: (from, to, part) => scoring.guessStep(from, to, part),
  }
  const watched: Tester = {
    ...{ exact: tester.exact, z },
    testAt: shift => {
      tests++
      return tester.testAt(shift)
    },
    calibrateAt: (shift, alpha) => {
      tests++
      return tester.calibrateAt(shift, alpha)
    },
  }
  const start = estimateStart(blocks)
  const isSmooth = blocks.values.length > 2000
  const limits: Limits = { reach: 3, tolerance: isSmooth ? 1e-3 * start.unit : 1e-9, isSmooth, start }
  const inversion = scores === 'ranks' ? invertRanks(watched, z, limits) : invertScores(watched, limits)
  const { p } = tester.testAt(0)
  const questions = [
    () => inversion.estimate,
    () => inversion.findStandardError(),
    () => inversion.findEnds(0.05, p),
    () => inversion.excludes?.(-0.05, 'low', 0.05),
    () => inversion.excludes?.(0.05, 'high', 0.05),
    () => inversion.excludes?.(0, 'low', 0.05),
  ]
  const counted = questions.map(ask => {
    const before = [curve, tests] as const
    ask()
    return [curve - before[0], tests - before[1]] as const
  })
  return [counted.map(([looks]) => looks), counted.map(([, looks]) => looks)]
}

const usual = { rounds: 20, a: 2, b: 2 }
const few = { rounds: 8, a: 2, b: 2 }
const pairs = { rounds: 10, a: 1, b: 1 }
const many = { rounds: 60, a: 2, b: 2 }

// For the estimate, the standard error, an interval, and three bounds: looks at the curve, and at the distribution. The latter takes a
// hundred times as long, and a run of many benchmarks has thousands of intervals.
test.each<[shape: Shape, noise: Noise, scores: Scores, curve: readonly number[], tests: readonly number[]]>([
  [usual, 'iid', 'ranks', [15, 13, 38, 0, 0, 0], [0, 0, 7, 0, 0, 0]],
  [usual, 'clock ties', 'ranks', [11, 12, 14, 0, 0, 0], [0, 0, 4, 0, 0, 0]],
  [many, 'iid', 'ranks', [19, 16, 23, 0, 0, 0], [0, 0, 2, 0, 0, 0]],
  [usual, 'iid', 'adaptive', [4, 4, 9, 1, 1, 1], [0, 0, 2, 0, 0, 1]],
  [usual, 'clock ties', 'adaptive', [10, 22, 59, 1, 1, 1], [0, 0, 32, 0, 0, 1]],
  [few, 'iid', 'adaptive', [9, 8, 10, 1, 1, 1], [0, 0, 2, 0, 0, 0]],
  [few, 'spikes', 'adaptive', [4, 6, 19, 1, 1, 1], [0, 0, 2, 0, 0, 1]],
  [pairs, 'iid', 'adaptive', [8, 4, 42, 1, 1, 1], [0, 0, 2, 1, 1, 1]],
  [many, 'iid', 'adaptive', [4, 5, 11, 1, 1, 1], [0, 0, 0, 0, 0, 1]],
  [{ ...many, rounds: 600 }, 'iid', 'adaptive', [6, 3, 10, 1, 1, 1], [0, 0, 0, 0, 0, 0]],
])('few looks are needed: %j, %s, by %s', (shape, noise, scores, ...most) => {
  const needed = countLooks(shape, noise, scores)
  expect(
    needed.map((counts, kind) => counts.map((count, question) => Math.max(count, most[kind]![question]!))),
  ).toEqual(most)
})

test.each(
  (['ranks', 'adaptive'] as const).flatMap(scores =>
    [usual, few, pairs, { rounds: 8, a: 2, b: 1 }].map(shape => [scores, shape] as const),
  ),
)('ends are those of all shifts that p does not reject, by %s: %j', (scores, shape) => {
  for (const seed of [1, 2, 3]) {
    const random = makeRandom(`scan iid ${shape.rounds} ${seed}`)
    const engine = makeEngine(withOrder(drawRounds(shape, 'iid', random), random), { scores })
    const { estimate, standardError } = engine
    for (const confidence of [0.8, 0.95]) {
      const ends = engine.interval(confidence)
      for (const end of [ends.low, ends.high].filter(Number.isFinite)) {
        const reach = end - estimate + Math.sign(end - estimate) * standardError
        const steps = Array.from({ length: 150 }, (_, step) => estimate + (reach * step) / 150)
        const last = steps.findLast(shift => !rejects(engine.pAt(shift), 1 - confidence))!
        expect(Math.abs(last - end)).toBeLessThan(0.1 * standardError)
      }
    }
  }
})

test.each([1, -1])('an interval without 0 begins where p does not reject any more, on the side %d', side => {
  // By its curve, it would hold 0; but p rejects what is nearer to 0 than 0.03.
  const z = { evaluate: (shift: number) => 10 * (0.1 * side - shift) }
  const testAt = (shift: number) => ({ p: Math.abs(shift) < 0.03 ? 0.01 : 0.5, pLower: 0.5, pUpper: 0.5 })
  const tester: Tester = { exact: false, z, testAt, calibrateAt: shift => ({ ...testAt(shift), critical: 1.96 }) }
  const limits = { reach: 3, tolerance: 1e-6, isSmooth: false, start: { centre: 0.1 * side, unit: 0.1 } }
  const { low, high } = invertScores(tester, limits).findEnds(0.05, 0.01)
  const [near, far] = side > 0 ? [low, high] : [high, low]
  expect(near).toBeCloseTo(0.03 * side, 3)
  expect(far).toBeCloseTo(0.296 * side, 3)
})
