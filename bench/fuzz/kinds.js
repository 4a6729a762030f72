import { makeArchivesKind } from './archives.js'
import { makeFormatsKind } from './formats.js'
import { makeGlobsKind } from './globs.js'
import { makeManifestsKind, makeRecordsKind } from './records.js'
import { makeRulesKind } from './rules.js'

const makers = {
  formats: makeFormatsKind,
  records: makeRecordsKind,
  manifests: makeManifestsKind,
  rules: makeRulesKind,
  archives: makeArchivesKind,
  globs: makeGlobsKind,
}

/** What can be tried, by name. */
export const kindNames = Object.keys(makers)

/**
 * The kind of input with this name: how its inputs are drawn, and a check that throws where one is not met as it should be, and
 * otherwise says whether it was accepted or refused; `end` takes away what was made for it.
 *
 * `code` is what is tried: compiled by the script, as it is written by the tests.
 */
export async function makeKind(/** @type {string} */ name, /** @type {object} */ code) {
  return await makers[name](code)
}
