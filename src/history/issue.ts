import { markdownVoice, terminalVoice } from '../document/escape.js'
import { say, write } from '../document/text.js'
import { shortHash } from '../util/short-hash.js'
import { addLines, mostCharacters } from './after-merge.js'
import type { Measured } from './race.js'
import { nameMeasured } from './words.js'

/** An issue that watches benchmarks until they are back. Its text is the only place where it keeps which ones these are. */
export interface Watch {
  /** The commit that each was last good at, by the benchmark's {@link watchKey}. */
  readonly watched: ReadonlyMap<string, string>
  /** How many there were at first. */
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
export function watchKey({ benchmark, metric }: Pick<Measured, 'benchmark' | 'metric'>): string {
  return shortHash(JSON.stringify([benchmark, metric]))
}

/** Writes an issue, with how many of its benchmarks are back. */
export function encodeWatch({ watched, of, marker, intro, news }: Watch): string {
  const grounds = [...new Set(watched.values())]
  const groups = grounds.map(ground => {
    const keys = [...watched].filter(([, own]) => own === ground).map(([key]) => key)
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
  const found = pattern.exec(body.replaceAll('\r\n', '\n'))
  if (found === null) return undefined
  const [, marker, of, groups, intro, news] = found
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
  String.raw`^(<!-- counterbalance:[^\n]*-->\n)<!-- ${name} of=(\d{1,6})((?: [0-9a-f]{7,64}=[0-9a-f,]+)*) -->\n([^\n]*)\n\n([^]*)$`,
)

/** Returns whether an issue can name a commit as the ground of a benchmark. */
export function isGround(commit: string | undefined): commit is string {
  return commit !== undefined && /^[0-9a-f]{7,64}$/.test(commit)
}

/** Renders the line that an issue about `all` begins with. */
export function renderIntro(all: readonly Measured[]): string {
  const [only, ...others] = all
  const closing = 'on the default branch. This issue closes by itself when'
  if (only !== undefined && others.length === 0) return `${writeName(only)} became worse ${closing} the level is back.`
  return `${countBenchmarks(all)} became worse with one push ${closing} all of their levels are back.`
}

/** Names an issue about `all`, which became worse with the commit `head`, in text that GitHub shows as it is. */
export function titleIssue(all: readonly Measured[], head: string): string {
  const [only, ...others] = all
  if (only === undefined || others.length > 0)
    return `Performance: ${countBenchmarks(all)} became worse at ${head.slice(0, 7)}`
  return write(say`Performance: ${nameMeasured(only)} became worse`, terminalVoice)
    .replaceAll('`', "'")
    .slice(0, 200)
}

function countBenchmarks(all: readonly Measured[]): string {
  return `${new Set(all.map(({ benchmark }) => benchmark)).size} benchmarks`
}

/** Renders the line for a benchmark that is back where it was at the commit `ground`, with the commit `head`. */
export function renderBackLine(of: Measured, ground: string, head: string): string {
  return `- ${writeName(of)} is back at the level of ${ground.slice(0, 7)}, with ${head.slice(0, 7)}.`
}

/** Renders the line for a benchmark of which nobody can tell whether it is back where it was at the commit `ground`. */
export function renderLostLine(of: Measured, ground: string): string {
  return `- ${writeName(of)}: no chain of comparisons joins ${ground.slice(0, 7)} with the newest push, so nothing tells whether the level is back. If it is, or the benchmark is gone, close this issue.`
}

/** Renders the line for an issue whose benchmarks an older one watches. */
export function renderDuplicateLine(older: number): string {
  return `- #${older} watches the same, and is older.`
}

function writeName(of: Measured): string {
  return write(nameMeasured(of), markdownVoice)
}
