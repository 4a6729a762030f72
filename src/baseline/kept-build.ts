import * as v from 'valibot'
import type { Environment, Tool } from '../record/environment.js'
import { count, sha256 } from '../record/limits.js'
import { decode } from '../util/decode.js'
import { parseJson } from '../util/json.js'
import { type Candidate, isTrusted, isTrustedEvent } from './choose.js'
import { ManifestError } from './manifest.js'

/** Everything that decides what `setup` makes of a commit, as far as it can be known. */
export interface BaselineBuild {
  readonly commit: string
  readonly setup: string
  /** The directory that `setup` runs in, relative to the checkout. */
  readonly directory: string
  /** Patterns of the files that are kept; none for all. */
  readonly files: readonly string[]
  /** The directory of the checkout, which compilers write into programs. */
  readonly place: string
  readonly environment: Pick<Environment, 'fingerprint' | 'runner'>
  /** The versions of compilers and of what the input `toolchain` asks for. */
  readonly tools: readonly Tool[]
  readonly variables: Readonly<Record<string, string>>
}

/** Variables that differ from run to run, or of which no build should depend. */
const passing = /^(GITHUB_|RUNNER_)|^(INVOCATION_ID|JOURNAL_STREAM|SYSTEMD_EXEC_PID|SHLVL|_)$/

/** Writes a key by which only builds that would come out the same share a text. */
export function makeBuildKey({ variables, ...build }: BaselineBuild): string {
  const lasting = Object.entries(variables).filter(([name]) => !passing.test(name))
  return JSON.stringify({ ...build, variables: lasting.toSorted(([one], [other]) => (one < other ? -1 : 1)) })
}

const schemaName = 'counterbalance/build@1'

/** The names of the files in the artifact of a build. */
export const buildFiles = { manifest: 'build.json', payload: 'payload.tar.gz' } as const

export const longestBuildManifest = 2 ** 16

const manifest = v.object({
  schema: v.literal(schemaName),
  /** The digest of the key, which may hold variables that are nobody's business. */
  key: sha256,
  payload: v.object({ sha256, sizeInBytes: count }),
})

/** The content of a build's artifact next to its archive. */
export type BuildManifest = Omit<v.InferOutput<typeof manifest>, 'schema'>

export function encodeBuildManifest(given: BuildManifest): string {
  return `${JSON.stringify({ schema: schemaName, ...given }, null, 1)}\n`
}

/** Parses an untrusted manifest of a build, and refuses that of another one. */
export function decodeBuildManifest(json: string, key: string): BuildManifest {
  const data = parseJson(json, (_, cause) => new ManifestError('its manifest is not valid JSON', { cause }))
  const decoded = decode(manifest, data, message => new ManifestError(message))
  if (decoded.key !== key) throw new ManifestError('its manifest is of another build')
  return decoded
}

/** The facts about a run that decide whose builds it takes. */
export interface BuildReader {
  readonly repositoryId: number
  readonly defaultBranch: string
  /** The branch of the pull request, if it is one of this repository and its run may write. */
  readonly branch: string | undefined
  /** True if anything may fail by what is measured, here or in a job that gets the results. */
  readonly isGated: boolean
}

/**
 * Decides on which events a run must have made `candidate`, so that `reader` may take it; none if it may not.
 *
 * Artifacts are found by name over the whole repository, so a pull request of a stranger can leave one of any name. Runs on the default
 * branch run none of its code. A pull request may take what it built itself, since it measures itself, but it must not open its gate by that.
 */
export function trustBuild(
  candidate: Candidate,
  { repositoryId, defaultBranch, branch, isGated }: BuildReader,
): ((event: string) => boolean) | undefined {
  if (isTrusted(candidate, { repositoryId, branch: defaultBranch })) return isTrustedEvent
  if (isGated || branch === undefined || !isTrusted(candidate, { repositoryId, branch })) return undefined
  return event => event === 'pull_request' || isTrustedEvent(event)
}
