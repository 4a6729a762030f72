import type { Change, Finding } from '../compare/verdicts/finding.js'
import { own, say, type Text } from '../report/text/text.js'
import { changeText } from '../report/words/headline.js'
import type { Levels, Push } from './levels.js'
import type { Moves } from './moves.js'
import type { Measured, Race } from './race.js'
import { describeBisection, describeMove, nameVersion } from './words.js'

/** A benchmark that became worse on the default branch. */
export interface News {
  readonly of: Measured
  /** The push that it came with; of a creep, the newest. */
  readonly at: Push
  /** The last version that surely lacks it. */
  readonly good: Push
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
    ...news.steps.map(step => ({ ...step, describe: (title: Text) => describeMove(step, title) })),
    ...news.creeps.map(creep => ({
      of: creep.of,
      change: creep.change,
      at: creep.to,
      good: creep.from,
      describe: (title: Text) => describeMove(creep, title),
    })),
  ]
  const [before, newest] = (races.at(-1)?.racers ?? []).map(racer =>
    levels.pushes.find(({ digest }) => digest === racer.digest),
  )
  const isToldAlready = ({ benchmark, metric }: Finding): boolean =>
    found.some(({ of, at }) => of.benchmark === benchmark && of.metric === metric && at === newest)
  const regressed =
    before === undefined || newest === undefined
      ? []
      : findings
          .filter(finding => finding.verdict === 'regressed' && !isToldAlready(finding))
          .map(({ benchmark, metric, better, change }) => ({
            of: { benchmark, metric, better },
            at: newest,
            good: before,
            describe: (title: Text) =>
              say`${title}: ${own(change === null ? 'from 0' : changeText(change))} at ${nameVersion(newest)}, regressed in its own race.${describeBisection(before, newest)}`,
          }))
  return [...regressed, ...found.filter(isWorse)]
}

function isWorse({ of: { better }, change }: { readonly of: Measured; readonly change: Change }): boolean {
  return better === 'higher' ? change.value < 0 : better === 'lower' && change.value > 0
}

/** Returns whether a benchmark is about where it was at the commit `ground`; undefined where no chain of races joins them. */
export function isBack(
  levels: Levels,
  of: Measured,
  { ground, threshold }: { readonly ground: string; readonly threshold: number },
): boolean | undefined {
  const own = levels.benchmarks.find(one => one.of.benchmark === of.benchmark && one.of.metric === of.metric)
  const version = levels.pushes.find(({ commit }) => commit === ground)
  const newest = levels.pushes.at(-1)
  const height = own && version && newest && own.measure(newest.digest, version.digest)
  return height && height.value < Math.log1p(threshold) / 2
}
