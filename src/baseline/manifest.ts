import * as v from 'valibot'
import { decodeRecordData } from '../record/decode.js'
import { encodeRecord } from '../record/encode.js'
import { type Environment, environment } from '../record/environment.js'
import { artifactLimits, type RecordLimits } from '../record/limits.js'
import type { LedgerEntry, SessionRecord } from '../record/record.js'
import { RecordError } from '../record/record-error.js'
import { ledger } from '../record/schema.js'
import { mostSuiteFiles, type SuiteFiles } from '../record/suite-files.js'
import { decode, shown } from '../util/decode.js'
import { carryLedger } from './ledger.js'

/** The content of a baseline artifact next to its files: its origin, and what was measured of it. */
export interface Manifest {
  /** Left out where the program is under no version control. */
  readonly commit?: string
  /** The branch, in full. */
  readonly ref: string
  readonly suite: string
  readonly fingerprint: string
  readonly environment: Environment
  /** The record of the run that published it, with its A/A test; null if nothing was measured. */
  readonly record: SessionRecord | null
  readonly ledger: readonly LedgerEntry[]
  /** The files that define its benchmarks, where its user named them. */
  readonly suiteFiles?: SuiteFiles
  readonly payload: {
    /** The digest of the archive. */
    readonly sha256: string
    readonly sizeInBytes: number
  }
}

/** A manifest that cannot be used; the message names the place, what belongs there, and what was found. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError'
}

/** The names of the files in a baseline artifact. */
export const baselineFiles = {
  manifest: 'baseline.json',
  payload: 'payload.tar.gz',
  /** Left out where nothing was raced yet. */
  history: 'history.jsonl',
} as const

const schemaName = 'counterbalance/baseline@1'
/** The longest manifest that is read, in characters. */
export const longestManifest = 2 ** 26

export function makeManifest({ environment, ...rest }: Omit<Manifest, 'fingerprint'>): Manifest {
  return { ...rest, environment, fingerprint: environment.fingerprint }
}

/** The text of the file. */
export function encodeManifest({ record, ...rest }: Manifest): string {
  const head = JSON.stringify({ schema: schemaName, ...rest }, null, 1).slice(0, -2)
  return `${head},\n "record": ${record === null ? 'null' : encodeRecord(record).trimEnd()}\n}\n`
}

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000))

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const suiteFiles = v.object({
  patterns: v.pipe(v.array(name), v.maxLength(mostSuiteFiles)),
  digests: v.pipe(
    v.record(name, sha256),
    v.check(digests => Object.keys(digests).length <= mostSuiteFiles, `it has more than ${mostSuiteFiles} files`),
  ),
})

const manifest = v.object({
  commit: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/))),
  ref: name,
  suite: name,
  fingerprint: name,
  environment,
  ledger,
  suiteFiles: v.exactOptional(suiteFiles),
  payload: v.object({
    sha256,
    sizeInBytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
})

/** The manifest that `json` is, by which nobody is bound to have meant well. */
export function decodeManifest(json: string, limits: RecordLimits = artifactLimits): Manifest {
  if (json.length > longestManifest)
    throw new ManifestError(`the manifest has ${json.length} characters; at most ${longestManifest} are read`)
  const data = parseJson(json)
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

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new ManifestError(
      `the manifest is not valid JSON, or it was cut off: ${(cause as Error).message.slice(0, 200)}`,
      {
        cause,
      },
    )
  }
}

/** The source of a manifest: everything that it contains, and the entries from which its ledger grows. */
export interface NewBaseline extends Omit<Manifest, 'fingerprint' | 'ledger'> {
  /** The ledger of the baseline before. */
  readonly before: readonly LedgerEntry[]
  /** The estimates of the A/A tests of `record`. */
  readonly controls: readonly Omit<LedgerEntry, 'fingerprint'>[]
}

/** The manifest of a new baseline, whose ledger continues that of the baseline before. */
export function makeNewManifest({ before, controls, ...rest }: NewBaseline): Manifest {
  return makeManifest({ ...rest, ledger: carryLedger(before, controls, rest.environment) })
}
