import { shortHash } from '../util/short-hash.js'

/** What a job measures: two jobs with different ones share a suite's name by mistake. */
interface Measured {
  readonly command: string
  readonly workingDirectory: string | undefined
  /** The patterns of its files. */
  readonly files: readonly string[]
}

/** Hashes what a job measures, so that reports of one suite can be told apart. */
export function hashMeasured({ command, workingDirectory = '.', files }: Measured): string {
  return shortHash(JSON.stringify([command, workingDirectory, files]))
}

/** Hashes what all `records` of one report measured; undefined where one does not say. */
export function hashAll(records: readonly { readonly of?: string }[]): string | undefined {
  const hashes = new Set(records.map(({ of }) => of))
  if (hashes.has(undefined) || hashes.size === 0) return undefined
  return hashes.size === 1 ? [...hashes][0] : shortHash(JSON.stringify([...hashes].sort()))
}
