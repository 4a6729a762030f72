import type { RecordKey } from '../record/key.js'
import { shortHash } from '../util/short-hash.js'

/** The name of a suite's (and part's) baseline, `counterbalance-<suite>[-<part>]`. */
export function nameBaselineArtifact({ suite, part }: RecordKey): string {
  return nameArtifact('counterbalance', [suite, part])
}

/** The name of a record on its way to a report or a merge, `counterbalance-record-<suite>[-<part>]`. */
export function nameRecordArtifact({ suite, part }: RecordKey): string {
  return nameArtifact('counterbalance-record', [suite, part])
}

/** The name of a suite's comment that could not be posted, `counterbalance-comment-<suite>`. */
export function nameCommentArtifact(suite: string): string {
  return nameArtifact('counterbalance-comment', [suite])
}

/** The name of the file and of the artifact that is a run's HTML page, `counterbalance-page-<suite>[-<part>]-<mode>-<attempt>--<hash>.html`. */
export function namePageArtifact({ suite, part }: RecordKey, mode: string, attempt: number): string {
  return `${nameArtifact('counterbalance-page', [suite, part, mode, String(attempt)])}.html`
}

/** The beginning that the names of all records have, and no baseline's. */
export const recordNamePrefix = 'counterbalance-record-'

/** Returns whether an artifact of this name is the baseline of some suite. */
export function isBaselineName(name: string): boolean {
  return /^counterbalance-(?!(?:record|comment|page)-)/.test(name)
}

const longestPart = 60

/**
 * `prefix` and the `parts` that are there, joined by hyphens.
 *
 * Different keys have different names: where a part has to be changed for GitHub, which forbids `" : < > | * ? \ /` and line breaks,
 * or where the hyphens do not tell which parts there are, two hyphens and a hash of the whole key end the name, and no other name
 * has two hyphens together.
 */
export function nameArtifact(prefix: string, parts: readonly [string, ...(string | undefined)[]]): string {
  const slugs = parts.flatMap(part => (part === undefined ? [] : [slug(part)]))
  const [suite] = parts
  const isPlain =
    slugs.length === 1 && slugs[0] === suite && !suite.includes('--') && !/^(record|comment|page)(-|$)/.test(suite)
  const name = [prefix, ...slugs].join('-')
  return isPlain
    ? name
    : `${name.replaceAll(/-{2,}/g, '-')}--${shortHash(JSON.stringify([prefix, ...parts.map(part => part ?? null)]))}`
}

function slug(part: string): string {
  const plain = part.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, longestPart)
  return plain.replaceAll(/^-+|-+$/g, '')
}
