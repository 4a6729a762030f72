import assert from 'node:assert/strict'
import fc from 'fast-check'
import { mutateJson } from './json.js'
import { checkPages } from './pages.js'
import { usualRecord } from './record-texts.js'

/** Reports of records that are as they should be, and that are not. */
function makeSomeReports({ decodeRecord, makeOnlyPair, makeReport, mergeRecords }) {
  const record = decodeRecord(usualRecord)
  const legs = ['a', 'b'].map(leg => ({ ...record, leg }))
  const pair = makeOnlyPair(record)
  const { baseline: _, ...contender } = pair.sides
  return [
    makeReport(pair),
    makeReport({ ...pair, rounds: [], host: [] }),
    makeReport({ ...pair, sides: contender, absence: 'there is none' }),
    mergeRecords(legs, { legs: 3, unread: [{ code: 'unread-record', message: 'one' }] }),
  ]
}

/** Damaged reports: each is refused in words, or can be rendered. */
export function makeReportsKind(code) {
  const texts = makeSomeReports(code).map(report => JSON.stringify(report))
  return {
    name: 'reports',
    inputs: fc.constantFrom(...texts).chain(mutateJson),
    check(text) {
      let json
      try {
        json = JSON.parse(text)
      } catch {
        return 'refused'
      }
      try {
        checkPages(json ?? 0, code)
        return 'accepted'
      } catch (error) {
        if (!(error instanceof code.ReportError)) throw error
        assert(error.message.length < 1000, 'a long message')
        return 'refused'
      }
    },
  }
}
