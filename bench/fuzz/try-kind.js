import assert from 'node:assert/strict'
import process from 'node:process'
import fc from 'fast-check'

/** What came of the inputs of one kind. */
/** @typedef {{ accepted: number, refused: number, slowest: number, failure: string | undefined }} Tried */

/**
 * Tries `inputs` inputs of a kind, drawn from `seed`; `note` hears of each before it is tried.
 *
 * @returns {Promise<Tried>}
 */
export async function tryKind(kind, { inputs, seed, longestInSeconds = Infinity, note = () => undefined }) {
  const counts = { accepted: 0, refused: 0, slowest: 0 }
  const property = fc.asyncProperty(kind.inputs, async input => {
    note()
    const start = process.cpuUsage()
    counts[await kind.check(input)]++
    const { user, system } = process.cpuUsage(start)
    const seconds = (user + system) / 1e6
    counts.slowest = Math.max(counts.slowest, seconds)
    assert(seconds <= longestInSeconds, `it took ${seconds.toFixed(1)} s of CPU time`)
  })
  const details = await fc.check(property, { numRuns: inputs, seed })
  kind.end?.()
  return { ...counts, failure: details.failed ? describe(details) : undefined }
}

/** What failed, and the smallest input that was found to fail. */
function describe(details) {
  const { stack } = details.errorInstance
  return `${stack}\n${fc.defaultReportMessage(details)}`
}
