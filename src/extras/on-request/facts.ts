import * as v from 'valibot'
import { InputError } from '../../inputs/values.js'
import { fullCommit } from '../../util/commit.js'
import { type DataOf, decode } from '../../util/decode.js'
import { parseJson } from '../../util/json.js'

const commit = v.pipe(v.string(), v.regex(fullCommit))
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))

const facts = v.strictObject({
  pull: number,
  /** The commit to measure, as it was when the request was granted. */
  head: commit,
  /** The branch of the pull request, for people. */
  branch: text,
  isFork: v.boolean(),
  /** The branch that it is to be merged into. */
  target: text,
  /** The commit to compare with, and its name, where the request has one. */
  base: commit,
  against: v.exactOptional(text),
  /** Empty: all benchmarks. */
  patterns: v.array(text),
  by: text,
  /** The id of the comment that asked; left out where a label did. */
  comment: v.exactOptional(number),
  /** The run with the experiments so far, where more was asked for. */
  since: v.exactOptional(number),
  /** The number of the artifact with them. */
  stored: v.exactOptional(number),
})

/** A request that was granted, on its way from the job that decides to those that measure and answer. */
export type Facts = DataOf<typeof facts>

/** Encodes the keys of the input `settings` for both jobs, a line each. What people chose is quoted as JSON, which is YAML too. */
export function encodeSettings(granted: Facts): string {
  const benchmarks = granted.patterns.length === 0 ? {} : { benchmarks: ['!**', ...granted.patterns] }
  const keys = { baseline: `ref:${granted.base}`, ...benchmarks, request: JSON.stringify(granted) }
  return Object.entries(keys)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')
}

/** Decodes what {@link encodeSettings} made of the facts. */
export function decodeFacts(written: string, name: string): Facts {
  const fail = (message: string) => new InputError(`"${name}" is filled in by "mode: request": ${message}`)
  const data = parseJson(written, fail)
  return decode(facts, data, fail)
}
