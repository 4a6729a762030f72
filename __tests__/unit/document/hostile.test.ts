import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { toHtml } from '../../../src/document/html.js'
import { toMarkdown } from '../../../src/document/markdown.js'
import { toTerminal } from '../../../src/document/terminal.js'
import { anyCharacter } from '../any-character.js'
import { blankTools } from '../report/blank-tools.js'
import { saying } from './documents.js'
import { hostile } from './hostile-names.js'

/** A sentence of no harm stays plain, and a name of no harm is a code element: both of these are one, as all that is hostile. */
const harmless = '_a'

/** Attributes are without what they hold, which may say a name. */
function tagsOf(page: string): readonly string[] {
  return (page.match(/<[^>]*>/g) ?? []).map(tag => tag.replaceAll(/="[^"]*"/g, ''))
}

function asPage(text: string): string {
  const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true }
  return micromark(toMarkdown(saying(text)), options)
}

const pageOf = (text: string): string => toHtml(saying(text), { title: text, tools: blankTools })

const harmlessTags = { markdown: tagsOf(asPage(harmless)), html: tagsOf(pageOf(harmless)) }
const harmlessLines = toTerminal(saying(harmless)).split('\n').length

function isInert(text: string): void {
  expect(tagsOf(asPage(text))).toEqual(harmlessTags.markdown)
  expect(tagsOf(pageOf(text))).toEqual(harmlessTags.html)
  const shown = toTerminal(saying(text))
  expect(shown.split('\n')).toHaveLength(harmlessLines)
  // A tab in a line to copy is one.
  expect(shown.replaceAll(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
  expect(shown).not.toContain('##[')
  expect(shown).not.toMatch(/^\s*::/m)
}

test.each(hostile)('%s has no effect in any medium', (_, text) => {
  isInert(`_${text}`)
})

test('no text has an effect', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), text => isInert(`_${text}`)),
    { seed: 20_261_123, numRuns: 200 },
  )
})
