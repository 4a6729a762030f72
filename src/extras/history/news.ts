import * as v from 'valibot'
import type { Change, Finding } from '../../compare/finding.js'
import { markdownVoice, terminalVoice } from '../../document/escape.js'
import { say, type Text, trusted, write } from '../../document/text.js'
import { shortHash } from '../../util/short-hash.js'
import type { Comparison, TrackedMetric } from './comparison.js'
import { findInterval, type HistoryLevels, type Push } from './levels.js'
import type { Moves } from './moves.js'
import { describeMove, describeRegression, nameMeasured } from './words.js'

/** A benchmark that became worse on the default branch. */
export interface News {
  readonly of: TrackedMetric
  /** The push that it came with; of a trend, the newest. */
  readonly at: Push
  /** The last version that surely lacks it. */
  readonly good: Push
  /** True if it came with that push, and with none before or after it. */
  readonly isOfOnePush: boolean
  /** Null where there was nothing before. */
  readonly change: Change | null
  /** Says what it is, and how its commit can be found. */
  readonly describe: (title: Text) => Text
}

/**
 * Lists what the newest push of `comparisons` has brought to light and made worse: what its own comparison found, and `news` that only all comparisons
 * together show.
 */
export function listNews(
  news: Moves,
  findings: readonly Finding[],
  { levels, comparisons }: { readonly levels: HistoryLevels; readonly comparisons: readonly Comparison[] },
): readonly News[] {
  const trends = news.trends.map(trend => ({ ...trend, at: trend.to, good: trend.from, margin: Infinity, move: trend }))
  const moves = [...news.steps.map(step => ({ ...step, move: step })), ...trends].map(
    ({ of, change, at, good, margin, move }) => ({
      ...{ of, change, at, good, isOfOnePush: margin === 0 },
      describe: (title: Text) => describeMove(move, title),
    }),
  )
  const [before, newest] = (comparisons.at(-1)?.comparedSides ?? []).map(comparedSide =>
    levels.pushes.find(({ digest }) => digest === comparedSide.digest),
  )
  const isToldAlready = (finding: Finding): boolean => moves.some(({ of, at }) => isSame(of, finding) && at === newest)
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
  return [
    ...regressed,
    ...moves.filter(({ of: { better }, change }) =>
      better === 'higher' ? change.value < 0 : better === 'lower' && change.value > 0,
    ),
  ]
}

/** Returns the benchmarks that may be news: those with a level, and those that the newest comparison judged. */
export function listMeasured(levels: HistoryLevels, findings: readonly Finding[]): readonly TrackedMetric[] {
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
 * Returns whether a benchmark is about where it was at the commit `ground`; undefined where no chain of comparisons joins them. Its interval
 * must end below the threshold, or below that of a push since then: a long chain alone is no sign that anything was mended.
 */
export function isBack(levels: HistoryLevels, of: TrackedMetric, { ground, threshold }: Before): boolean | undefined {
  const benchmarkLevels = levels.benchmarks.find(benchmark => isSame(benchmark.of, of))
  const from = levels.pushes.findIndex(({ commit }) => commit === ground)
  const newest = levels.pushes.at(-1)
  const version = levels.pushes[from]
  const measure = (digest: string) => version && benchmarkLevels?.measure(digest, version.digest)
  const height = newest && measure(newest.digest)
  if (height === undefined) return undefined
  const since = levels.pushes.slice(from + 1).flatMap(({ digest }) => measure(digest) ?? [])
  const lows = since.map(height => findInterval(height, levels.spread)[0])
  const [, high] = findInterval(height, levels.spread)
  const most = Math.log1p(threshold)
  return height.value < most / 2 && high < Math.max(most, ...lows)
}

/** Returns whether the newest comparison found nothing of what was nothing before: such a count has no level. */
export function isNothingAgain(findings: readonly Finding[], of: TrackedMetric): boolean {
  const finding = findings.find(candidate => isSame(candidate, of))
  return finding?.better === 'lower' && finding.contender?.max === 0
}

function isSame(a: Omit<TrackedMetric, 'better'>, b: Omit<TrackedMetric, 'better'>): boolean {
  return a.benchmark === b.benchmark && a.metric === b.metric
}

/** A sentence about a benchmark that became worse, and who wrote the commit. */
interface ToldNews extends NewsOrigin {
  readonly sentence: Text
}

/** The commits that news may have come with. */
export interface NewsOrigin {
  /** Author of the only commit; left out where nobody is known. */
  readonly author?: string
  /** Number of commits, and the last one without it; left out where it is one commit. */
  readonly among?: { readonly commits: number; readonly since: string }
}

/** Renders the line for one of the news. Names in it are inert. */
export function renderNewsLine({ sentence, author, among }: ToldNews): string {
  const by = author === undefined ? trusted('') : say` By ${author}.`
  const part =
    among && say` It came with one of ${trusted(`${among.commits}`)} commits since ${among.since.slice(0, 7)}.`
  return `- ${write([...sentence, ...by, ...(part ?? [])], markdownVoice)}`
}

/** Renders the heading of a comment on a merged pull request. */
export function renderMergedHeading(suite: string): string {
  const name = suite === 'benchmark' ? '' : ` of ${markdownVoice.name(suite)}`
  return `## ⏱ After the merge\n\nComparisons on the default branch${name} found what became worse:\n`
}

/** Adds `lines` that `body` does not have yet, as long as there is room; the others are counted. */
export function addLines(body: string, lines: readonly string[], room = mostCharacters): string {
  const missing = lines.filter(line => !body.includes(line))
  if (missing.length === 0) return body
  let added = body.trimEnd()
  for (const [index, line] of missing.entries()) {
    const longer = added === '' ? line : `${added}\n${line}`
    if (longer.length > room) return `${noteNoRoom(added, missing.length - index, room)}\n`
    added = longer
  }
  return `${added}\n`
}

/** The note goes beyond the room, once. */
function noteNoRoom(body: string, count: number, room: number): string {
  const note = `- … and ${count} more, for which there is no room here.`
  return body.length > room || body.includes(note) ? body : `${body}\n${note}`
}

/** GitHub takes 65,536. */
const mostCharacters = 60_000

/** An issue that watches benchmarks until they are back. Its text is the only place where it keeps which ones these are. */
export interface Watch {
  /** The commit that each was last good at, by the benchmark's {@link watchKey}. */
  readonly watched: ReadonlyMap<string, string>
  /** Number of commits at first. */
  readonly of: number
  /** The marker that the text begins with. */
  readonly marker: string
  /** One line of Markdown. */
  readonly intro: string
  /** Lines of Markdown, one for each of the news. */
  readonly news: string
}

/** More benchmarks have no room in one issue, beside the words about them. */
export const mostWatched = 2000

/** The name of a benchmark in the hidden line, which no name can break out of. */
export function watchKey({ benchmark, metric }: Pick<TrackedMetric, 'benchmark' | 'metric'>): string {
  return shortHash(JSON.stringify([benchmark, metric]))
}

/** Writes an issue, with how many of its benchmarks are back. */
export function encodeWatch({ watched, of, marker, intro, news }: Watch): string {
  const grounds = [...new Set(watched.values())]
  const groups = grounds.map(ground => {
    const keys = [...watched].filter(([, text]) => text === ground).map(([key]) => key)
    return ` ${ground}=${keys.join(',')}`
  })
  const back = watched.size === of || of === 1 ? '' : ` ${of - watched.size} of ${of} are back.`
  return `${marker}<!-- ${name} of=${of}${groups.join('')} -->\n${intro}${back}\n\n${news}`
}

/** Adds lines of news that are not there yet, as long as there is room. */
export function addNews(watch: Watch, lines: readonly string[]): Watch {
  const room = mostCharacters - encodeWatch({ ...watch, news: '' }).length
  return { ...watch, news: addLines(watch.news, lines, room) }
}

/** Reads an issue; undefined where `body` is not one. */
export function decodeWatch(body: string): Watch | undefined {
  const match = pattern.exec(body.replaceAll('\r\n', '\n'))
  if (match === null) return undefined
  const [, marker, of, groups, intro, news] = match
  const watched = groups!
    .split(' ')
    .filter(Boolean)
    .flatMap(group => {
      const [ground, keys] = group.split('=') as [string, string]
      return keys.split(',').map(key => [key, ground] as const)
    })
  return {
    ...{ watched: new Map(watched), of: Number(of), marker: marker!, news: news! },
    intro: intro!.replace(/ \d+ of \d+ are back\.$/, ''),
  }
}

const name = 'counterbalance-watched'
const pattern = new RegExp(
  String.raw`^((?:[^]*?\n)?<!-- counterbalance:[^\n]*-->\n)<!-- ${name} of=(\d{1,6})((?: [0-9a-f]{7,64}=[0-9a-f,]+)*) -->\n([^\n]*)\n\n([^]*)$`,
)

/** Returns whether an issue can name a commit as the ground of a benchmark. */
export function isGround(commit: string | undefined): commit is string {
  return commit !== undefined && /^[0-9a-f]{7,64}$/.test(commit)
}

/** Renders the line that an issue about `all` begins with. */
export function renderIntro(all: readonly TrackedMetric[]): string {
  const [only, ...others] = all
  const closing = 'on the default branch. This issue closes by itself when'
  if (only !== undefined && others.length === 0) return `${writeName(only)} became worse ${closing} the level is back.`
  return `${countBenchmarks(all)} became worse with one push ${closing} all of their levels are back.`
}

/** Names an issue about `all`, which became worse with the commit `head`, in text that GitHub shows as it is. */
export function titleIssue(all: readonly TrackedMetric[], head: string): string {
  const [only, ...others] = all
  if (only === undefined || others.length > 0)
    return `Performance: ${countBenchmarks(all)} became worse at ${head.slice(0, 7)}`
  return write(say`Performance: ${nameMeasured(only)} became worse`, terminalVoice)
    .replaceAll('`', "'")
    .slice(0, 200)
}

function countBenchmarks(all: readonly TrackedMetric[]): string {
  return `${new Set(all.map(({ benchmark }) => benchmark)).size} benchmarks`
}

/** Renders the line for a benchmark that is back where it was at the commit `ground`, with the commit `head`. */
export function renderBackLine(of: TrackedMetric, ground: string, head: string): string {
  return `- ${writeName(of)} is back at the level of ${ground.slice(0, 7)}, with ${head.slice(0, 7)}.`
}

/** Renders the line for a benchmark of which nobody can tell whether it is back where it was at the commit `ground`. */
export function renderLostLine(of: TrackedMetric, ground: string): string {
  return `- ${writeName(of)}: no chain of comparisons joins ${ground.slice(0, 7)} with the newest push, so nothing tells whether the level is back. If it is, or the benchmark is gone, close this issue.`
}

/** Renders the line for an issue whose benchmarks an older one watches. */
export function renderDuplicateLine(older: number): string {
  return `- #${older} watches the same, and is older.`
}

function writeName(of: TrackedMetric): string {
  return write(nameMeasured(of), markdownVoice)
}

const version = v.object({ commit: v.optional(v.string()), name: v.optional(v.string()) })

/** The news of a push as JSON, for programs that tell people. docs/news.schema.json is made of it. */
export const newsSchema = v.object({
  schema: v.literal('counterbalance/news@1'),
  suite: v.string(),
  repository: v.string(),
  /** The push that was measured. */
  commit: v.string(),
  /** The page of the run, with all that it found. */
  url: v.string(),
  /** All of it in words, a line each: what chat programs show of a webhook. */
  text: v.string(),
  news: v.array(
    v.object({
      benchmark: v.string(),
      metric: v.string(),
      /** The change as a fraction of the level before, with its interval; null where that was 0. */
      change: v.nullable(v.object({ value: v.number(), low: v.nullable(v.number()), high: v.nullable(v.number()) })),
      /** The last version that surely lacks the change, and the first that surely has it. */
      good: version,
      bad: version,
      /** True if one push alone can have brought it. Otherwise a bisection between the two versions finds the commit. */
      isOfOnePush: v.boolean(),
      /** The person whose commit it was, where it can only have been this one. */
      author: v.optional(v.string()),
      text: v.string(),
    }),
  ),
})

export type NewsFile = v.InferOutput<typeof newsSchema>

/** News with what is known of its commit. */
export interface CreditedNews {
  readonly news: News
  readonly author?: string | undefined
}

/** Puts the news of a push into a form for other programs. */
export function makeNewsFile(
  told: readonly CreditedNews[],
  push: Pick<NewsFile, 'suite' | 'repository' | 'commit' | 'url'>,
): NewsFile {
  const news = told.map(({ news: { of, at, good, isOfOnePush, change, describe }, author }) => ({
    benchmark: of.benchmark,
    metric: of.metric,
    change: change && { value: change.value, low: change.low, high: change.high },
    good: versionOf(good),
    bad: versionOf(at),
    isOfOnePush,
    ...(author === undefined ? {} : { author }),
    text: write(describe(nameMeasured(of)), terminalVoice),
  }))
  const head = `${push.suite} at ${push.commit.slice(0, 7)} of ${push.repository}: ${push.url}`
  const text = [head, ...news.map(item => `• ${item.text}`)].join('\n')
  return { schema: 'counterbalance/news@1', ...push, text, news }
}

function versionOf({ commit, name }: Push): NewsFile['news'][number]['good'] {
  return { ...(commit === undefined ? {} : { commit }), ...(name === undefined ? {} : { name }) }
}
