import assert from 'node:assert/strict'
import { findMisfit } from './report-schema.js'

const limits = [
  { size: 60_000, unit: 'characters', elsewhere: 'the job summary' },
  { size: 2000, unit: 'bytes', elsewhere: 'the report file' },
]

/** What a page is not checked for here. */
const tools = { pack: () => '', packRecord: () => '', digest: () => '' }

/** Renders a report in all ways: it is as its schema has it, and what a reader is shown of its numbers must be numbers. */
export function checkPages(report, code) {
  assert.equal(findMisfit(report), undefined)
  const isMerged = report.schema === 'counterbalance/merged-report@1'
  for (const page of isMerged ? renderMerged(report, code) : renderOne(report, code)) {
    const own = page.replace(/<(code|script)>[\s\S]*?<\/\1>/g, '')
    assert(!/\b(?:NaN|Infinity|undefined|\[object)\b/.test(own), own.slice(0, 2000))
  }
}

function renderOne(report, { renderTerminal, renderMarkdown, renderShort, renderPage }) {
  return [
    renderTerminal(report, { color: false, width: 80 }),
    ...limits.map(limit => renderMarkdown(report, { limit })),
    renderShort(report, {}),
    renderPage(report, { tools }),
  ]
}

function renderMerged(report, { renderMergedTerminal, renderWholeMarkdown, renderMergedPage }) {
  return [
    renderMergedPage(report, { tools }),
    renderMergedTerminal(report, { color: false }),
    ...limits.map(limit => renderWholeMarkdown(report, { limit })),
  ]
}
