import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { harmlessJson } from '../../../../src/document/escape.js'
import { summaryLimit } from '../../../../src/document/markdown.js'
import { decodeMarker, encodeMarker, suiteKey } from '../../../../src/forge/marker.js'
import type { Section } from '../../../../src/report/report.js'
import { anyCharacter } from '../../any-character.js'
import { hostile } from '../../document/hostile-names.js'
import { renderHtml } from '../blank-tools.js'
import { environment, finding, incomparable, inconclusive, regressed, report, unjudged } from '../samples.js'
import { renderMarkdown, renderShort, renderTerminal } from '../shown.js'

/** A report that says `text` wherever a report holds words from outside. */
function saying(text: string): Section {
  const named = { benchmark: text, metric: text, unit: `${text}!`, warnings: [{ code: text, message: text }] }
  const origin = { label: text, source: 'artifact', commit: `${text}!` } as const
  return report({
    status: 'regressed',
    suite: `${text}!`,
    findings: [
      finding({ ...regressed, ...named }),
      finding({ ...incomparable, ...named, reason: { code: 'told', message: text } }),
      finding({ ...inconclusive, ...named }),
      finding(named),
      finding({ ...unjudged, ...named }),
    ],
    added: [text],
    removed: [text],
    warnings: [{ code: text, message: text }],
    sides: { baseline: origin, contender: origin },
    environment: { ...environment, cpu: text, os: text, kernel: text, node: text, runner: text, virtualization: text },
    command: text,
    seed: text,
  })
}

const benign = saying('a/b')
const options = { limit: summaryLimit, overrideLabel: 'accepted' }
const plain = {
  markdown: skeleton(renderMarkdown(benign, options)),
  terminalLines: renderTerminal(benign, { color: false }).split('\n').length,
  htmlTags: htmlTags(benign),
}

/** A page of which all code elements are left, and nothing in them. */
function skeleton(page: string): string {
  return page.replace(/<code>[^<]*<\/code>/g, '<code></code>')
}

function markdownHolds(text: string): void {
  const page = renderMarkdown(saying(text), { ...options, overrideLabel: text })
  expect(skeleton(page)).toBe(plain.markdown)
  for (const [, code] of page.matchAll(/<code>([^<]*)<\/code>/g))
    expect(code).toMatch(/^(?:[A-Za-z0-9 ,+=%;\n/.()'!?_-]|&#\d+;|[−.├●┤─┼·‹›▒█\u00a0])*$/)
  expect(page.isWellFormed()).toBe(true)
}

function terminalHolds(text: string): void {
  const page = renderTerminal(saying(text), { color: false })
  expect(page.split('\n')).toHaveLength(plain.terminalLines)
  expect(page.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
  expect(page).not.toContain('##[')
  expect(page).not.toMatch(/^\s*::/m)
}

function bareTags(page: string): readonly string[] | null {
  return page.replace(/<style>.*<\/style>/s, '').match(/<[^>]*>/g)
}

/** The tags of a page; what an attribute has of a name is harmless characters and entities, or it is not left out here. */
function htmlTags(page: Section): readonly string[] | null {
  return bareTags(renderHtml(page).replace(/ (id|href)="[A-Za-z0-9 ,+=%;&#/.:()_-]*"/g, ' $1'))
}

function htmlHolds(text: string): void {
  expect(htmlTags(saying(text))).toEqual(plain.htmlTags)
}

test.each(hostile)('%s has no effect in Markdown', (_, text) => markdownHolds(text))
test.each(hostile)('%s has no effect on a terminal', (_, text) => terminalHolds(text))
test.each(hostile)('%s has no effect in JSON that is printed, and is the same', (_, text) => {
  const value = { [text]: [text] }
  for (const json of [JSON.stringify(value), `${JSON.stringify(value, null, 1)}\n`]) {
    const shown = harmlessJson(json)
    expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u3164]|##\[/u)
    expect(JSON.parse(shown)).toEqual(value)
  }
})
test.each(hostile)('%s has no effect in HTML', (_, text) => htmlHolds(text))

test('no text has an effect', () => {
  // What is a plain sentence stays one, and stands in no code element; so each text holds a sign that makes it none.
  const text = fc.string({ unit: anyCharacter, maxLength: 40 }).map(drawn => `_${drawn}`)
  fc.assert(
    fc.property(text, drawn => {
      markdownHolds(drawn)
      terminalHolds(drawn)
      htmlHolds(drawn)
    }),
    { seed: 20_260_131, numRuns: 200 },
  )
})

test.each([
  ['two copies of the same baseline differ by 3.1%', true],
  ['its unit changed from s to B', true],
  ['it reported an error (contender): timed out', true],
  ['the contender did not report it in 3 runs: exit status 1', true],
  ['see www.example.com', false],
  ['see https://example.com', false],
  ['fixed by GH-12', false],
  ['thanks @octocat', false],
  ['since 0123abc456', false],
  ['- a list', false],
  ['1. a list', false],
])('%s is left as it is: %s', (sentence, isLeft) => {
  const page = renderMarkdown(report({ warnings: [{ code: 'x', message: sentence }] }), options)
  expect(page.includes(`- ${sentence}\n`)).toBe(isLeft)
})

/** A comment as GitHub's dialect of Markdown makes it a page, before anything is cleaned. */
function asPage(markdown: string): string {
  return micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true })
}

const writer = { id: 9001, number: 812, attempt: 1, head: '4f2c1aa3' }

function commentOn(text: string): string {
  const source = { runNumber: 812, attempt: 1, url: 'https://github.com/o/r/actions/runs/9001' }
  const page = { limit: summaryLimit, overrideLabel: text, source }
  return `${encodeMarker(suiteKey(text), writer)}${renderMarkdown(saying(text), page)}`
}

/** The text of a page's code elements, as a reader sees it. */
function codes(page: string): readonly string[] {
  return [...page.matchAll(/<code>(.*?)<\/code>/gs)].map(([, code]) =>
    code!
      .replace(/&#(\d+);/g, (_, point) => String.fromCodePoint(Number(point)))
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  )
}

function tagsOf(page: string): readonly string[] {
  return page.match(/<[^>]*>/g) ?? []
}

const withoutMarker = (tags: readonly string[]) => tags.filter(tag => !tag.startsWith('<!--'))
const harmlessTags = withoutMarker(tagsOf(asPage(commentOn('a/b'))))

test.each(hostile)('%s stays in its cell when GitHub renders the comment', (_, text) => {
  const page = asPage(commentOn(text))
  // The same cells, folds, code elements and links as with a name of no harm: so none was made or ended by a name.
  expect(withoutMarker(tagsOf(page))).toEqual(harmlessTags)
  expect(page.match(/<!--/g)).toHaveLength(1)
  expect(page.match(/<a /g)).toHaveLength(1)
  expect(page).not.toMatch(/<img|<h1|<input|<del|<em>/)
  expect(decodeMarker(commentOn(text))).toEqual({ key: suiteKey(text), run: writer, again: undefined })
})

test.each(hostile.slice(0, 13))('%s is read as it was written', (_, text) => {
  const shown = codes(asPage(commentOn(text)))
  expect(shown).toContain(text)
})

test.each(hostile)('%s has no effect in a short comment either', (_, text) => {
  const short = (name: string) => renderShort(saying(name), { overrideLabel: name })
  expect(skeleton(short(text))).toBe(skeleton(short('a/b')))
})
