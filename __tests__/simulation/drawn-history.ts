import { conclude } from '../../src/compare/conclude.js'
import { isCalled } from '../../src/compare/verdict.js'
import type { Comparison } from '../../src/extras/history/comparison.js'
import { makeComparison } from '../../src/extras/history/from-record.js'
import { findLevels } from '../../src/extras/history/levels.js'
import { findMoves } from '../../src/extras/history/moves.js'
import { listSince } from '../../src/extras/history/since.js'
import { normalQuantile } from '../../src/stats/distributions/normal.js'
import { makeRandom, type Random } from '../../src/stats/random.js'
import { makeRecord, time } from '../unit/compare/records.js'
import { toRecord } from '../unit/record/whole.js'

/** A history of a project, as `publish` makes it: each version is measured against the one before by the real engine. */
export interface Course {
  readonly versions?: number
  readonly rounds?: number
  /** Standard deviation of a run, in natural logs. */
  readonly noise?: number
  /** The share of runs that something disturbs. */
  readonly slow?: number
  /** Standard deviation of what an installation adds for a whole comparison. */
  readonly offset?: number
  /** A lasting change that comes with a version. */
  readonly step?: { readonly at: number; readonly size: number }
  readonly benchmarks?: number
}

const normal = (random: Random): number => normalQuantile(random.next())

/** What a history says at its looks, each right after a push. */
export interface Told {
  /** The pushes after which something was called changed since the first version, by the rows of the page. */
  readonly since: readonly number[]
  /** The pushes after which there was a step or a trend. */
  readonly moved: readonly number[]
  /** The places of the steps that stood there at the end. */
  readonly steps: readonly number[]
  /** True if the page said something else of the first comparison than that itself. */
  readonly isOtherWord: boolean
}

/** Draws the history of `seed`, in which each push is measured, judged and added, and reads its page after each. */
export function simulate(seed: string, course: Course): Told {
  const { versions = 24, rounds = 5, noise = 0.02, slow = 0.1, offset = 0.003, step, benchmarks = 1 } = course
  const thresholds = { threshold: 0.02 }
  const comparisons: Comparison[] = []
  const since: number[] = []
  const moved: number[] = []
  let places: readonly number[] = []
  let isOtherWord = false
  const random = makeRandom(seed)
  for (let version = 1; version < versions; version++) {
    const offsets = new Map<string, number>()
    const measured = Array.from({ length: benchmarks }, (_, at) => ({
      name: `b${at}`,
      metric: time,
      value: ({ side, copy }: { side: string; copy: number }) => {
        const key = `${at} ${side} ${copy}`
        if (!offsets.has(key)) offsets.set(key, offset * normal(random))
        const disturbance = random.next() < slow ? -0.5 * Math.log(random.next()) * 0.2 : 0
        const isAfter = step !== undefined && at === 0 && (side === 'contender' ? version : version - 1) >= step.at
        const level = isAfter ? Math.log1p(step.size) : 0
        return Math.exp(level + offsets.get(key)! + noise * normal(random) + disturbance)
      },
    }))
    const record = {
      ...makeRecord(measured, { rounds, seed: `${seed} ${version}` }),
      createdAt: new Date(Date.UTC(2026, 0, version)).toISOString(),
    }
    const { findings } = conclude(record)
    const versionOf = (number: number) => ({ digest: number.toString(16).padStart(64, '0'), label: 'main' })
    const compared = { baseline: versionOf(version - 1), contender: versionOf(version) }
    comparisons.push(makeComparison({ record: toRecord(record), findings }, compared, String(version)))
    const levels = findLevels(comparisons)
    const rows = listSince(levels, thresholds)
    if (rows.some(({ verdict }) => isCalled(verdict))) since.push(version)
    const moves = findMoves(levels, thresholds)
    if (moves.steps.length + moves.trends.length > 0) moved.push(version)
    if (version === 1) {
      const verdicts = new Map(findings.map(({ benchmark, verdict }) => [benchmark, verdict]))
      isOtherWord = rows.some(({ of, verdict }) => verdict !== verdicts.get(of.benchmark))
    }
    const order = new Map(levels.pushes.map(({ digest }, at) => [digest, at]))
    places = moves.steps.map(({ at }) => order.get(at.digest)!)
  }
  return { since, moved, steps: places, isOtherWord }
}
