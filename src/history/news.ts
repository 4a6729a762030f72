import type { Change, Finding } from '../compare/verdicts/finding.js'
import type { Text } from '../document/text.js'
import { findInterval, type Levels, type Push } from './levels.js'
import type { Moves } from './moves.js'
import type { Measured, Race } from './race.js'
import { describeMove, describeRegression } from './words.js'

/** A benchmark that became worse on the default branch. */
export interface News {
  readonly of: Measured
  /** The push that it came with; of a creep, the newest. */
  readonly at: Push
  /** The last version that surely lacks it. */
  readonly good: Push
  /** Whether it came with that push, and with none before or after it. */
  readonly isOfOnePush: boolean
  /** Null where there was nothing before. */
  readonly change: Change | null
  /** Says what it is, and how its commit can be found. */
  readonly describe: (title: Text) => Text
}

/**
 * Lists what the newest push of `races` has brought to light and made worse: what its own race found, and `news` that only all races
 * together show.
 */
export function listNews(
  news: Moves,
  findings: readonly Finding[],
  { levels, races }: { readonly levels: Levels; readonly races: readonly Race[] },
): readonly News[] {
  const found = [
    ...news.steps.map(step => ({
      ...step,
      isOfOnePush: step.margin === 0,
      describe: (title: Text) => describeMove(step, title),
    })),
    ...news.creeps.map(creep => ({
      of: creep.of,
      change: creep.change,
      at: creep.to,
      good: creep.from,
      isOfOnePush: false,
      describe: (title: Text) => describeMove(creep, title),
    })),
  ]
  const [before, newest] = (races.at(-1)?.racers ?? []).map(racer =>
    levels.pushes.find(({ digest }) => digest === racer.digest),
  )
  const isToldAlready = (finding: Finding): boolean => found.some(({ of, at }) => isSame(of, finding) && at === newest)
  const regressed =
    before === undefined || newest === undefined
      ? []
      : findings
          .filter(finding => finding.verdict === 'regressed' && !isToldAlready(finding))
          .map(({ benchmark, metric, better, change }) => ({
            of: { benchmark, metric, better },
            at: newest,
            good: before,
            isOfOnePush: true,
            change,
            describe: (title: Text) => describeRegression(change, [before, newest], title),
          }))
  return [...regressed, ...found.filter(isWorse)]
}

function isWorse({ of: { better }, change }: { readonly of: Measured; readonly change: Change }): boolean {
  return better === 'higher' ? change.value < 0 : better === 'lower' && change.value > 0
}

/** Returns the benchmarks that may be news: those with a level, and those that the newest race judged. */
export function listMeasured(levels: Levels, findings: readonly Finding[]): readonly Measured[] {
  const judged = findings.filter(({ verdict }) => verdict !== null)
  const all = [...levels.benchmarks.map(({ of }) => of), ...judged]
  return [...new Map(all.map(of => [JSON.stringify([of.benchmark, of.metric]), of])).values()]
}

/** The version that a benchmark was at before it became worse, by its commit, and the smallest change that somebody wants to know. */
interface Before {
  readonly ground: string
  readonly threshold: number
}

/**
 * Returns whether a benchmark is about where it was at the commit `ground`; undefined where no chain of races joins them. Its interval
 * must end below the threshold, or below that of a push since then: a long chain alone is no sign that anything was mended.
 */
export function isBack(levels: Levels, of: Measured, { ground, threshold }: Before): boolean | undefined {
  const own = levels.benchmarks.find(one => isSame(one.of, of))
  const from = levels.pushes.findIndex(({ commit }) => commit === ground)
  const newest = levels.pushes.at(-1)
  const version = levels.pushes[from]
  const measure = (digest: string) => version && own?.measure(digest, version.digest)
  const height = newest && measure(newest.digest)
  if (height === undefined) return undefined
  const since = levels.pushes.slice(from + 1).flatMap(({ digest }) => measure(digest) ?? [])
  const lows = since.map(one => findInterval(one, levels.spread)[0])
  const [, high] = findInterval(height, levels.spread)
  const most = Math.log1p(threshold)
  return height.value < most / 2 && high < Math.max(most, ...lows)
}

/** Returns whether the newest race found nothing of what was nothing before: such a count has no level. */
export function isNothingAgain(findings: readonly Finding[], of: Measured): boolean {
  const own = findings.find(one => isSame(one, of))
  return own?.better === 'lower' && own.contender?.max === 0
}

function isSame(one: Omit<Measured, 'better'>, other: Omit<Measured, 'better'>): boolean {
  return one.benchmark === other.benchmark && one.metric === other.metric
}
