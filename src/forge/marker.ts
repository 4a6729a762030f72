import { count } from '../util/plural.js'
import { shortHash } from '../util/short-hash.js'

/** The run that wrote something, and its commit. This is enough to tell an older run from a newer one. */
export interface RunIdentity {
  /** The forge's number of the run, which grows over all runs of a repository. */
  readonly id: number
  /** The number of the run among those of its workflow, as people see it. */
  readonly number: number
  /** From 1; a re-run keeps the id and counts on here. */
  readonly attempt: number
  /** The commit of the pull request that was measured, not the forge's merge of it. */
  readonly head: string
  /** The workflow and the job that measured, as {@link nameJob} has them; undefined where nobody knows. */
  readonly job?: string
}

/** Names the `job` of a workflow's `file`, so that both can be compared, and nothing can be read. */
export function nameJob(file: string, job?: string): string {
  return [file, ...(job === undefined ? [] : [`${file} ${job}`])].map(shortHash).join('.')
}

/** The content of the hidden lines at the top of what we wrote in a comment. */
export interface Marker {
  readonly key: string
  readonly run: RunIdentity
  /** Those that it completed; undefined: it did not say. */
  readonly rounds: number | undefined
  /** A hash of what was measured; undefined where that is unknown. */
  readonly of?: string
  readonly again: RunIdentity | undefined
}

/**
 * The hidden line that our text of `key` begins with, and by which it is found again; `rounds` are those that `run` completed, and `of` is a hash
 * of what it measured.
 */
export function encodeMarker(key: string, run: RunIdentity, rounds?: number, of?: string): string {
  return hiddenLine(`counterbalance:${key}`, run, { rounds, of })
}

/** The beginning of hidden lines, which no report may hold, because what stands below one counts as another report. */
const hiddenStart = '<!-- counterbalance'

/** Returns the text of a report in which nothing can pass for a hidden line of ours, such as in a command that a pull request wrote. */
export function withoutHiddenLines(text: string): string {
  return text.replaceAll(hiddenStart, '<!-\u2060- counterbalance')
}

/** One of the reports that share a comment, from its hidden line on. */
export interface MarkedReport {
  readonly marker: Marker
  readonly text: string
}

/** Splits a comment of ours into its reports. */
export function splitReports(body: string): readonly MarkedReport[] {
  const starts = [...body.matchAll(new RegExp(markerLines, 'gm'))].map(({ index }) => index)
  return starts.map((start, at) => {
    const text = body.slice(start, starts[at + 1]).replaceAll('\r\n', '\n')
    return { marker: decodeMarker(text)!, text }
  })
}

/** Puts `reports` below each other. All but the first say why they share a comment. */
export function joinReports(reports: readonly string[]): string {
  if (reports.length < 2) return reports.join('')
  const texts = reports.map((report, at) => {
    const end = markerLines.exec(report)?.[0].length ?? 0
    const note = at === 0 ? '' : `${sharedNote}\n\n`
    return `${report.slice(0, end)}${note}${report.slice(end).replace(`${sharedNote}\n\n`, '')}`.trimEnd()
  })
  return `${texts.join('\n\n')}\n`
}

/** Advice for several jobs that have one name. */
export const namingAdvice = 'give each of them a name of its own by `suite: …`'

const sharedNote = `> ⚠️ Another job reports under the same name, above: ${namingAdvice}.`

/**
 * The marker of a comment, if it has one at the beginning of a line, in exactly the form in which it is written. Above it may be what people
 * have added to the comment.
 */
export function decodeMarker(body: string): Marker | undefined {
  const match = markerLines.exec(body)
  if (match === null) return undefined
  const [, key, ...fields] = match
  const again = fields.slice(7)
  const [, , , rounds, of] = fields
  return {
    key: key!,
    run: identityOf(fields),
    rounds: rounds === undefined ? undefined : Number(rounds),
    ...(of === undefined ? {} : { of }),
    again: again[0] === undefined ? undefined : identityOf(again),
  }
}

/** Puts `text` into a comment in place of ours, below what people have written above it. */
export function replaceOurs(body: string, text: string): string {
  return `${wordsAbove(body)}${text}`
}

function wordsAbove(body: string): string {
  return body.slice(0, Math.max(0, body.search(markerLines))).replaceAll('\r\n', '\n')
}

/** Returns whether `run` began after `other` did. Of one run, the attempt with the higher number is later. */
export function isNewer(run: RunIdentity, before: RunIdentity): boolean {
  return run.id === before.id ? run.attempt > before.attempt : run.id > before.id
}

/** Returns whether both are the same attempt of the same run. */
export function isSame(run: RunIdentity, before: RunIdentity): boolean {
  return run.id === before.id && run.attempt === before.attempt
}

export interface LinkedRun {
  readonly run: RunIdentity
  readonly runUrl: string
}

/**
 * `body`, a comment of ours, with a note on top that `run` measures anew. There is one note, the last that was made; all else
 * stays. A body that is not ours stays as a whole.
 */
export function noteAgain(body: string, { run, runUrl }: LinkedRun): string {
  return replaceNote(body, marker => ({
    hidden: hiddenLine(againName, run),
    note: `> ⏳ Being measured again for <code>${short(run.head)}</code> by [run ${run.number}](${runUrl}); the numbers below are of <code>${short(marker.run.head)}</code>.\n\n`,
  }))
}

/** The same with a note that `run` measured the same commit again, and completed no more than `rounds`. */
export function noteFewerRounds(
  body: string,
  { run, runUrl, rounds }: LinkedRun & { readonly rounds: number },
): string {
  return replaceNote(body, marker => ({
    hidden: '',
    note: `> ⏪ [Run ${run.number}](${runUrl}) measured <code>${short(run.head)}</code> again and completed ${count(rounds, 'round')}; the numbers below rest on ${count(marker.rounds ?? 0, 'round')}.\n\n`,
  }))
}

/** The same with a note that `run` ended without a report, and why; `reason` must be safe in Markdown, on one line. */
export function noteUnjudged(body: string, { run, runUrl, reason }: LinkedRun & { readonly reason: string }): string {
  return replaceNote(body, marker => ({
    hidden: '',
    note: `> ⛔ <code>${short(run.head)}</code> could not be judged by [run ${run.number}](${runUrl}), so the numbers below are of <code>${short(marker.run.head)}</code>: ${reason}\n\n`,
  }))
}

/** The same without a note. */
export function removeNote(body: string): string {
  return replaceNote(body, () => ({ hidden: '', note: '' }))
}

function replaceNote(
  body: string,
  make: (marker: Marker) => { readonly hidden: string; readonly note: string },
): string {
  const marker = decodeMarker(body)
  if (marker === undefined) return body
  const { hidden, note } = make(marker)
  const text = body
    .slice(body.search(markerLines))
    .replaceAll('\r\n', '\n')
    .replace(markerLines, '')
    .replace(/^> [⏳⏪⛔] [^\n]*\n\n/u, '')
  return replaceOurs(body, `${encodeMarker(marker.key, marker.run, marker.rounds, marker.of)}${hidden}${note}${text}`)
}

/**
 * The key of a suite: what can be read of its name, and a hash of all of it, since two names may read the same.
 * Only letters of a-z, digits and single hyphens are in it, so that no name ends the hidden line, or passes for another's key.
 */
export function suiteKey(suite: string): string {
  const slug = suite
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '')
  return [slug, shortHash(suite)].filter(Boolean).join('-')
}

const longestSlug = 40
const againName = 'counterbalance-again'
const fieldsPattern = String.raw`run=(\d{1,15}) number=(\d{1,15}) attempt=(\d{1,9})(?: rounds=(\d{1,9}))?(?: of=([0-9a-f]{12}))?(?: job=([0-9a-f]{12}(?:\.[0-9a-f]{12})?))? head=([0-9a-f]{7,64})`
const markerLines = new RegExp(
  String.raw`^<!-- counterbalance:([a-z0-9-]{1,80}) ${fieldsPattern} -->\r?\n(?:<!-- ${againName} ${fieldsPattern} -->\r?\n)?`,
  'm',
)

function hiddenLine(
  name: string,
  { id, number, attempt, head, job }: RunIdentity,
  { rounds, of }: { readonly rounds?: number | undefined; readonly of?: string | undefined } = {},
): string {
  const more = Object.entries({ rounds, of, job }).flatMap(([field, value]) =>
    value === undefined ? [] : ` ${field}=${value}`,
  )
  return `<!-- ${name} run=${id} number=${number} attempt=${attempt}${more.join('')} head=${head} -->\n`
}

function identityOf([id, number, attempt, , , job, head]: readonly (string | undefined)[]): RunIdentity {
  const measuring = job === undefined ? {} : { job }
  return { id: Number(id), number: Number(number), attempt: Number(attempt), ...measuring, head: head! }
}

function short(commit: string): string {
  return commit.slice(0, 7)
}
