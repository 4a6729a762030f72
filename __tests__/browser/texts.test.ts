import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { commentLimit } from '../../src/document/markdown.js'
import { columnsOf } from '../../src/document/terminal.js'
import { makeReport, mergeRecords } from '../../src/report/make-report.js'
import { renderMarkdown, renderTerminal } from '../../src/report/render.js'
import type { Report } from '../../src/report/report.js'
import { makeProfiles } from '../unit/report/profiles.js'
import { listNames, makeContest, makeSession } from '../unit/report/session.js'
import { look, startBrowser } from './open.js'

const { home, open } = startBrowser()

const quiet = makeSession(['emit', 'lex'].map(name => `${name}/2`))
const same = quiet.rounds.map(round =>
  round.map(one => ({ ...one, measurements: one.measurements.map(of => ({ ...of, value: 0.002 })) })),
)

const reports: readonly (readonly [name: string, report: Report])[] = [
  ['changed', makeReport({ ...makeSession(listNames(30), 20), causes: makeProfiles(['main', 'parse', 'scan']) })],
  ['unchanged', makeReport({ ...quiet, rounds: same })],
  ['multi-way', mergeRecords([makeContest(listNames(6))])],
]

/** Measures of GitHub's style that decide where a comment wraps. */
const style = `body { font: 14px/1.5 system-ui, "Open Sans", sans-serif; margin: 0; padding: 16px } table { display: block; overflow: auto; border-spacing: 0; border-collapse: collapse; width: max-content; max-width: 100% }
th, td { border: 1px solid #8b949e55; padding: 6px 13px } code { font: 12px monospace, "Open Sans"; padding: .2em .4em; background: #8b949e33; border-radius: 6px } blockquote { margin: 0 0 16px; padding: 8px 16px; border-left: .25em solid #0969da }
:root { color-scheme: light dark } pre { font: 12px/1.4 monospace, "Open Sans" }`

function write(name: string, body: string): string {
  const path = join(home, `${name}.html`)
  writeFileSync(path, `<!doctype html><meta charset="utf-8"><style>${style}</style>${body}`)
  return path
}

test.each(reports.flatMap(([name, report]) => [390, 1012].map(width => [name, width, report] as const)))(
  'the comment on %s at %i px has its values and intervals on one line each',
  async (name, width, report) => {
    const markdown = renderMarkdown(report, commentLimit, {})
    const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true }
    await using opened = await open(write(name, micromark(markdown, options)), { width })
    const { page } = opened
    const wrapped = await page.$$eval('td', cells =>
      cells.flatMap(cell => {
        const range = document.createRange()
        const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        const pieces: string[] = []
        while (text.nextNode())
          for (const { index, 0: value } of (text.currentNode.textContent ?? '').matchAll(/\S*\u00a0[\S\u00a0]*/g)) {
            range.setStart(text.currentNode, index)
            range.setEnd(text.currentNode, index + value.length)
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (tops.size > 1) pieces.push(value)
          }
        return pieces
      }),
    )
    expect(wrapped).toEqual([])
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
      await page.screenshot({ path: join(look, `comment-${name}-${width}-${scheme}.png`), fullPage: true })
    }
  },
)

test.each(reports.flatMap(([name, report]) => [60, 80, 120].map(width => [name, width, report] as const)))(
  'the terminal on %s has no line beyond %i columns but what is copied',
  async (name, width, report) => {
    const text = renderTerminal(report, { color: false, width })
    const isCopied = (line: string): boolean => /^\s*(\$|counterbalance|git|npx|node) /.test(line)
    expect(text.split('\n').filter(line => columnsOf(line) > width && !isCopied(line))).toEqual([])
    await using opened = await open(write(`terminal-${name}`, `<pre>${text.replaceAll('<', '&lt;')}</pre>`), {
      width: 900,
    })
    await opened.page.screenshot({ path: join(look, `terminal-${name}-${width}.png`), fullPage: true })
  },
)
