import { scale } from '../metrics/scale.js'
import { entities } from '../util/entities.js'
import { hidden } from '../util/hidden.js'
import { type Style, say, type Text, trusted, type Voice, value } from './text.js'

/** Longest name shown, in code points. */
const longestName = 80
/** Longest sentence from outside shown, in code points. */
const longestMessage = 300

/**
 * The way to write text from outside in Markdown. A name becomes a code element, because GitHub's filters for mentions, references and emoji
 * run on decoded text and skip code; all but harmless characters become entities, which act nowhere. Checked with cmark-gfm.
 */
export const markdownVoice: Voice = {
  name: text => code(cutMiddle(fold(text), longestName) || '(no name)'),
  message: text => prose(cut(fold(text), longestMessage)),
  line: text => code(fold(text)),
  value: text => text.replaceAll(' ', '\u00a0'),
  sign: ({ emoji }) => emoji,
  style: (text, style) => (style === 'strong' ? `**${text}**` : styleInline(text, style)),
  link: (text, address) => `[${text}](${address})`,
}

/** The same for the cell of a table, where a star of a name's neighbour could not end what another one began. */
export const markdownCellVoice: Voice = { ...markdownVoice, style: styleInline }

/** Styles as elements that both kinds of page know; tones need a page's own style. */
function styleInline(text: string, style: Style): string {
  if (style === 'strong') return `<b>${text}</b>`
  if (style === 'below') return `<br><sub>${text}</sub>`
  // Several blanks would be drawn as one.
  return style === 'strip' && text !== '' ? `<code>${text.replaceAll(' ', '\u00a0')}</code>` : text
}

/** The shapes of a page, for those who copy or hear it. */
const characters = { up: '▲', down: '▼', ring: '○' }

/** The way to write text from outside in a page of our own, which has room for whole names. */
export const htmlVoice: Voice = {
  name: text => code(fold(text) || '(no name)'),
  message: text => entities(fold(text)),
  line: markdownVoice.line,
  sign: ({ character, shape }) =>
    shape === undefined ? character : `<i class="sign ${shape}">${characters[shape]}</i>`,
  words: text => (/[&<]/.test(text) ? text.replaceAll('&', '&#38;').replaceAll('<', '&#60;') : text),
  style: (text, style) => {
    if (style === 'below') return `<small>${text}</small>`
    return style === 'strong' || style === 'strip' ? styleInline(text, style) : `<span class="${style}">${text}</span>`
  },
  link: (text, address) => `<a href="${attribute(address)}">${text}</a>`,
}

/** A name from outside as the text of a page, and of an attribute in quotation marks. */
export function attribute(text: string): string {
  return fold(text).replace(/[^A-Za-z0-9 ,+=%;#/.:()_-]/gu, entities)
}

/** The way to write text from outside on a terminal, which obeys control characters. */
export const terminalVoice: Voice = {
  name: text => cutMiddle(plain(text), longestName) || '(no name)',
  message: text => cut(plain(text), longestMessage),
  line: plain,
}

/** A unit as words of our own, where it is one that people write; otherwise as a name from outside. */
export function unitText(unit: string): Text {
  return /^[A-Za-zµ%]{0,12}(\/[A-Za-zµ]{1,12})?$/.test(unit) ? trusted(unit) : [{ name: unit }]
}

/** Numbers with their unit, which stay together unless the unit is of somebody else's making. */
export function quantityText(numbers: string, unit: string): Text {
  const [shown] = unitText(unit)
  if (unit === '') return value(numbers)
  return typeof shown === 'string' ? value(`${numbers} ${shown}`) : say`${value(numbers)} ${unitText(unit)}`
}

/** Writes values with their unit, all in the one that suits `values`. */
export function writeIn(values: readonly number[], unit: string): (value: number) => Text {
  const shared = scale(values, unit)
  return value => quantityText(shared.number(value), shared.unit)
}

const hiddenOrBlank = new RegExp(`(?:${hidden.source}|\\s)+`, 'gu')

const hiddenButTab = new RegExp(`(?!\\t)${hidden.source}`, 'gu')

/** Sequences by which a terminal is told to do something: CSI (colours, cursor), OSC (titles, links). */
const sequences = /\p{Cc}\[[0-?]*[ -/]*[@-~]|\p{Cc}\][^\p{Cc}]*\p{Cc}?\\?/gu

function fold(text: string): string {
  return text.replace(sequences, '').replace(hiddenOrBlank, ' ').trim()
}

function cut(text: string, longest: number): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text
}

/** Cuts the middle out of `text`, because what tells names apart is at their ends as often as at their beginnings. */
export function cutMiddle(text: string, longest: number): string {
  const characters = [...text]
  if (characters.length <= longest) return text
  const tail = Math.floor((longest - 1) / 2)
  return `${characters.slice(0, longest - 1 - tail).join('')}…${characters.slice(-tail).join('')}`
}

/** Characters of a name that act nowhere in Markdown. An address begins with `www.`, or has a colon; a single `_` in a word is a letter. */
const harmless = /[A-Za-z0-9 ,+=%;/()'!?-]|(?<!www)\.|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])/gi

/** Writes all but harmless characters as entities, so that text is read as it was written, also in a mail, and does nothing. */
export function inert(text: string): string {
  const between = text.match(harmless) ?? []
  return text
    .split(harmless)
    .map((piece, at) => `${entities(piece)}${between[at] ?? ''}`)
    .join('')
}

function code(text: string): string {
  return `<code>${inert(text)}</code>`
}

/**
 * A sentence as it is, where nothing in it could be taken for Markdown, a mention, a reference or a link; otherwise as
 * code. Our own reasons and warnings are of the first kind, what a command printed seldom is. A dollar behind a blank ends no formula, and a quoted word says nothing by itself.
 */
function prose(text: string): string {
  const isHarmless =
    /^[A-Za-z](?:[A-Za-z0-9 ,;()%+=±−–’]|(?<= )"[a-z-]{1,20}"|[.:](?= |\d|$)|[-'](?=[a-z ])|(?<= )\$(?=[A-Z])|(?<=[A-Z])_(?=[A-Z]))*$/.test(
      text,
    )
  return isHarmless && !/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/.test(text) ? text : code(text)
}

function plain(text: string): string {
  return disarm(fold(text))
}

/** Lines from outside, for a terminal or a workflow's log: they stay lines, and can do nothing there. */
export function harmlessLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(line => disarm(line.replace(sequences, '').replace(hiddenButTab, ' ')))
    .join('\n')
}

const hiddenButBreak = new RegExp(`(?!\\n)${hidden.source}`, 'gu')

/** JSON that a terminal or a workflow's log may be shown: it means the same, and what would be obeyed or not be seen is escaped. */
export function harmlessJson(json: string): string {
  const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return json
    .replace(hiddenButBreak, character => character.split('').map(escapeUnit).join(''))
    .replaceAll('##[', '#\\u0023[')
}

// A workflow's log takes `::command::` at the start of a line for a command, and `##[command]` anywhere in it.
function disarm(line: string): string {
  return line.replaceAll('##[', '# #[').replace(/^(\s*):(?=:)/, '$1: ')
}

/** A name as an address can have it: no blanks, and nothing that is not to be seen. */
export function idOf(name: string): string {
  return name.replace(/[\s\p{C}]+/gu, '-') || '-'
}

/** `wanted`, with a number where it is taken already; it is taken from then on. */
export function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`
  taken.add(id)
  return id
}

/** The address of an id in its page, as an attribute. */
export function addressOfId(id: string): string {
  return attribute(`#${encodeURIComponent(id).replaceAll('%2F', '/')}`)
}
