import * as v from 'valibot'
import { decodeRecordData } from '../record/decode.js'
import { encodeRecord } from '../record/encode.js'
import { type Environment, environment } from '../record/environment.js'
import { artifactLimits, count, longestName, mostWrites, name, type RecordLimits, sha256 } from '../record/limits.js'
import type { LedgerEntry } from '../record/record.js'
import { ledger, type SessionRecord, usualNames } from '../record/record.js'
import { RecordError } from '../record/record-error.js'
import { starts } from '../record/starts.js'
import { suiteFiles } from '../record/suite-files.js'
import { fullCommit } from '../util/commit.js'
import { type DataOf, decode, shown } from '../util/decode.js'
import { parseJson } from '../util/json.js'

const manifest = v.object({
  /** Left out where the program is under no version control. */
  commit: v.exactOptional(v.pipe(v.string(), v.regex(fullCommit))),
  /** The branch, in full. */
  ref: name,
  suite: name,
  fingerprint: name,
  environment,
  ledger,
  /** The files that define its benchmarks, where its user named them. */
  suiteFiles: v.exactOptional(suiteFiles),
  /** When storing it began, so that the next version knows how long that took. */
  storedAt: v.exactOptional(v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())),
  /** The processes that were started, and how long they ran, where there were fewer rounds than a verdict needs. */
  starts: v.exactOptional(starts),
  /** The paths that its first run writes in a copy: whatever else changes there was changed by somebody else. Unknown where this is left out. */
  writes: v.exactOptional(v.pipe(v.array(name), v.maxLength(mostWrites))),
  payload: v.object({
    sha256,
    sizeInBytes: count,
  }),
})

/** The content of a baseline artifact next to its files: its origin, and what was measured of it. */
export interface Manifest extends DataOf<typeof manifest> {
  /** The record of the run that published it, with its A/A test; null if nothing was measured, or too little for a verdict. */
  readonly record: SessionRecord | null
}

/** A manifest that cannot be used; the message names the place, what belongs there, and what was found. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError'
}

/** The names of the files in a baseline artifact. */
export const baselineFiles = {
  manifest: 'baseline.json',
  payload: 'payload.tar.gz',
} as const

const schemaName = 'counterbalance/baseline@1'
/** The longest manifest that is read, in characters. */
export const longestManifest = 2 ** 26

export function makeManifest(manifest: Omit<Manifest, 'fingerprint'>): Manifest {
  return { ...manifest, fingerprint: manifest.environment.fingerprint }
}

/** Returns the `writes` of a manifest where it has room for them: of a part of them, all that is missing would count as somebody else's change. */
export function takeWrites(writes: readonly string[] | undefined): Manifest['writes'] {
  const hasRoom = writes && writes.length <= mostWrites && writes.every(path => path.length <= longestName)
  return hasRoom ? writes : undefined
}

/** The text of the file. */
export function encodeManifest({ record, ...rest }: Manifest): string {
  const head = JSON.stringify({ schema: schemaName, ...rest }, null, 1).slice(0, -2)
  return `${head},\n "record": ${record === null ? 'null' : encodeRecord(record).trimEnd()}\n}\n`
}

/** Parses an untrusted manifest. */
export function decodeManifest(json: string, limits: RecordLimits = artifactLimits): Manifest {
  if (json.length > longestManifest)
    throw new ManifestError(`the manifest has ${json.length} characters; at most ${longestManifest} are read`)
  const fail = (why: string, cause: unknown) =>
    new ManifestError(`the manifest is not valid JSON, or it was cut off: ${why}`, { cause })
  const data = parseJson(json, fail)
  if (typeof data !== 'object' || data === null || !('schema' in data))
    throw new ManifestError('this is not the manifest of a baseline: it has no "schema"')
  if (data.schema !== schemaName)
    throw new ManifestError(
      `"schema" is ${shown(data.schema)}, and this version reads "${schemaName}": publish the baseline again, with the same version of the action`,
    )
  const { record, ...rest } = data as { record?: unknown }
  const decoded = decode(manifest, rest, message => new ManifestError(message))
  return { ...decoded, record: decodeOwnRecord(record, limits) }
}

function decodeOwnRecord(data: unknown, limits: RecordLimits): SessionRecord | null {
  if (data === null) return null
  try {
    return decodeRecordData(data, limits)
  } catch (cause) {
    if (!(cause instanceof RecordError)) throw cause
    throw new ManifestError(`the record of the baseline: ${cause.message}`, { cause })
  }
}

/** The source of a manifest: everything that it contains, and the entries from which its ledger grows. */
export interface NewBaseline extends Omit<Manifest, 'fingerprint' | 'ledger'> {
  readonly before: readonly LedgerEntry[]
  /** The estimates of the A/A tests of `record`. */
  readonly controls: readonly Omit<LedgerEntry, 'fingerprint'>[]
}

/** The manifest of a new baseline, whose ledger continues that of the baseline before. */
export function makeNewManifest({ before, controls, ...rest }: NewBaseline): Manifest {
  return makeManifest({ ...rest, ledger: carryLedger(before, controls, rest.environment) })
}

/** The number of A/A tests of a benchmark on one kind of machine that gives their variance to a fifth: √(2/50). */
const mostOfOne = 50
/** A suite of more than eight benchmarks has enough controls itself. */
const mostInAll = 2000

/**
 * The ledger of a new baseline, oldest first: what `previous` held, and the `controls` of the newest run. The newest 50 of each benchmark are
 * kept for each kind of machine, since readers look only at their own kind, and no kind is to drive the others out.
 */
export function carryLedger(
  previous: readonly LedgerEntry[],
  controls: readonly Omit<LedgerEntry, 'fingerprint'>[],
  { fingerprint }: Pick<Environment, 'fingerprint'>,
): readonly LedgerEntry[] {
  const added = controls
    .filter(control => Number.isFinite(control.estimate) && Number.isFinite(control.standardError))
    .map(({ benchmark, estimate, standardError }) => ({ benchmark, estimate, standardError, fingerprint }))
  const counts = new Map<string, number>()
  const kept = [...previous, ...added].toReversed().filter(entry => {
    const key = JSON.stringify([entry.benchmark, entry.fingerprint])
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= mostOfOne
  })
  return kept.slice(0, mostInAll).reverse()
}

/**
 * Describes why what `record` has measured cannot be a baseline; undefined where it can. Where time ended before the first round did, only a
 * command that had failed by then tells. The first version of a store is both sides.
 */
export function describeUnfit(
  { plan, rounds, warnings }: Pick<SessionRecord, 'plan' | 'rounds' | 'warnings'>,
  { isFirst }: { readonly isFirst: boolean },
): string | undefined {
  if (plan?.stoppedBy === 'interrupted') return 'measuring was interrupted'
  if (plan?.stoppedBy === 'time-budget' && rounds.length === 0) {
    const failing = warnings.filter(({ code }) => code === 'invocations-failed').map(({ side }) => side)
    const hasFailed = failing.includes(usualNames.contender) || (isFirst && failing.includes(usualNames.baseline))
    return hasFailed ? failedEachTime : undefined
  }
  const invocations = rounds.flat().filter(({ slot }) => slot.side === usualNames.contender)
  if (invocations.length === 0) return 'nothing of it was measured'
  if (invocations.every(({ outcome }) => outcome !== 'ok')) return failedEachTime
  const all = invocations.flatMap(({ measurements }) => measurements)
  const hasValue = all.some(({ metric, error }) => !metric.aside && error === undefined)
  return hasValue ? undefined : 'none of its benchmarks gave a value'
}

const failedEachTime = 'its command failed each time'

/** Says that a push is not published, for the reason that {@link describeUnfit} gives. */
export function sayUnpublished(reason: string): string {
  return `this push is not published: ${reason}. The next one is compared with the baseline before`
}
