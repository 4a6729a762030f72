import assert from 'node:assert/strict'
import fc from 'fast-check'
import { mutateJson } from './json.js'
import { checkPages } from './pages.js'
import { extremeRecord, manySidedRecord, usualManifest, usualRecord } from './record-texts.js'

/** `decode` of `json`; undefined where it says in words why it will not. */
function tryTo(decode, json, Refusal) {
  try {
    return decode(json)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    assert(error.message.length < 1000, 'a long message')
    return undefined
  }
}

/** Damaged and extreme records: each is refused in words, or says the same when written again, and makes a report that can be read. */
export function makeRecordsKind(code) {
  const { decodeRecord, encodeRecord, RecordError, artifactLimits, makeReport, mergeRecords } = code
  return {
    name: 'records',
    inputs: fc.oneof(
      { arbitrary: mutateJson(usualRecord), weight: 2 },
      { arbitrary: mutateJson(manySidedRecord), weight: 2 },
      { arbitrary: extremeRecord, weight: 2 },
    ),
    check(json) {
      const record = tryTo(text => decodeRecord(text, artifactLimits), json, RecordError)
      if (record === undefined) return 'refused'
      const written = encodeRecord(record)
      assert.equal(encodeRecord(decodeRecord(written)), written)
      checkPages(makeReport(record), code)
      checkPages(mergeRecords([record, { ...record, part: 'other' }], { parts: 3 }), code)
      return 'accepted'
    },
  }
}

/** Damaged manifests of baselines. */
export function makeManifestsKind({ decodeManifest, encodeManifest, ManifestError }) {
  return {
    name: 'manifests',
    inputs: mutateJson(usualManifest),
    check(json) {
      const decoded = tryTo(decodeManifest, json, ManifestError)
      if (decoded === undefined) return 'refused'
      const written = encodeManifest(decoded)
      assert.equal(encodeManifest(decodeManifest(written)), written)
      return 'accepted'
    },
  }
}
