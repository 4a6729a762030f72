import assert from 'node:assert/strict'
import { findMisfit } from './report-schema.js'

const limits = [
  { size: 60_000, unit: 'characters', elsewhere: 'the job summary' },
  { size: 2000, unit: 'bytes', elsewhere: 'the report file' },
]

/** What a page is not checked for here. */
const tools = { pack: () => '', encodeRecord: () => '', digest: () => '' }

/** Renders a report in all ways: it is as its schema has it, and what a reader is shown of its numbers must be numbers. */
export function checkPages(report, { renderTerminal, renderMarkdown, shortDocument, toMarkdown, renderPage }) {
  assert.equal(findMisfit(report), undefined)
  const pages = [
    renderTerminal(report, { color: false, width: 80 }),
    renderTerminal(report, { color: false }),
    ...limits.map(limit => renderMarkdown(report, limit, {})),
    toMarkdown(shortDocument(report, {})),
    renderPage(report, { tools }),
  ]
  for (const page of pages) {
    const own = page.replace(/<(code|script)>[\s\S]*?<\/\1>/g, '')
    assert(!/\b(?:NaN|Infinity|undefined|\[object)\b/.test(own), own.slice(0, 2000))
  }
}
