import { oneLine } from '../util/shell-word.js'

/** Words of our own with words from outside between them, kept apart until a page writes them in its way to keep hostile names from doing harm. */
export type Text = readonly TextPart[]
export type TextPart =
  | string
  | { readonly name: string }
  | { readonly message: string }
  | { readonly line: string }
  /** A number with its unit, or an interval: nobody breaks a line inside it. */
  | { readonly value: string }
  | { readonly sign: Mark }
  | { readonly style: Style; readonly text: Text }
  /** An address of our own making. */
  | { readonly link: string; readonly text: Text }

/** `below`: a second, smaller line. `strip`: a drawing of characters that are all equally wide. `hidden`: on a page, only heard. */
export type Style = Tone | 'strong' | 'below' | 'strip' | 'hidden'

/** The feeling that a reader should get. The printers choose the colour. */
export type Tone = 'bad' | 'good' | 'doubt' | 'quiet'

/** A sign at the start of a row: an emoji for Markdown, a character of one column elsewhere. */
export interface Mark {
  readonly emoji: string
  readonly character: string
  /** The shape that a page draws instead. */
  readonly shape?: 'up' | 'down' | 'ring'
  readonly tone: Tone
}

/** The way to write words from outside in one kind of page. */
export interface Voice {
  /** A name of a benchmark, metric, unit, label, commit or command. */
  readonly name: (text: string) => string
  /** Reasons and warnings: whole sentences. */
  readonly message: (text: string) => string
  /** A line that a reader copies: it is never cut. */
  readonly line: (text: string) => string
  readonly words?: (text: string) => string
  readonly value?: (text: string) => string
  readonly sign?: (mark: Mark) => string
  readonly style?: (text: string, style: Style) => string
  readonly link?: (text: string, address: string) => string
}

/** A sentence: a string put into it is a name from outside, a number or a Text is our own. */
export function say(words: TemplateStringsArray, ...values: readonly (string | number | Text)[]): Text {
  const text: TextPart[] = []
  words.forEach((word, at) => {
    const value = values[at]
    text.push(word)
    if (typeof value === 'string') text.push({ name: value })
    else if (typeof value === 'number') text.push(String(value))
    else for (const part of value ?? []) text.push(part)
  })
  return text
}

/** Words of our own that are made elsewhere. */
export function trusted(words: string): Text {
  return [words]
}

/** Makes a text of our own words, where it is not one already. */
export function toText(text: Text | string): Text {
  return typeof text === 'string' ? [text] : text
}

/** Collects the texts that are told, which strings of our own words become. */
export function tell(...texts: readonly (Text | string | false | 0 | null | undefined)[]): readonly Text[] {
  return texts.flatMap(text => (text ? [toText(text)] : []))
}

/** A sentence from outside. */
export function message(words: string): Text {
  return [{ message: words }]
}

/** Makes a text that a reader copies and types: options, a command. It is never cut, and several lines are never joined into another command. */
export function line(words: string): Text {
  return [{ line: oneLine(words) }]
}

/** Makes a number with its unit, or an interval, which stays on one line. */
export function value(words: string): Text {
  return [{ value: words }]
}

/** Shows a sign, as one kind of page has it. */
export function sign(mark: Mark): Text {
  return [{ sign: mark }]
}

/** Sets a text in a style. */
export function styled(style: Style, text: Text): Text {
  return [{ style, text }]
}

/** Makes a text that leads to an address of our own making. */
export function link(address: string, text: Text): Text {
  return [{ link: address, text }]
}

/** Texts with words of our own between them; what is missing or empty has no place. */
export function join(texts: readonly (Text | undefined)[], between: string): Text {
  return texts
    .flatMap(text => (text?.length ? [text] : []))
    .flatMap((text, at) => (at === 0 ? text : [between, ...text]))
}

/** Begins a sentence with a capital where it begins with a word of our own. */
export function capitalize([first, ...others]: Text): Text {
  return [typeof first === 'string' ? `${first.slice(0, 1).toUpperCase()}${first.slice(1)}` : first!, ...others]
}

/** The first names of many, and how many more there are. */
export function names(all: readonly string[], most = 3): Text {
  const shown = all.slice(0, most).map(name => say`${name}`)
  return all.length > most ? say`${join(shown, ', ')} and ${all.length - most} more` : join(shown, ', ')
}

/** A text without its smaller lines, and these. */
export function split(text: Text): { readonly above: Text; readonly below: readonly Text[] } {
  const belowIn = (part: TextPart): readonly Text[] =>
    typeof part === 'object' && 'style' in part && part.style === 'below' ? [part.text] : []
  return { above: text.filter(part => belowIn(part).length === 0), below: text.flatMap(belowIn) }
}

/** The text as one kind of page writes it. */
export function write(text: Text, voice: Voice): string {
  return text.map(part => writePart(part, voice)).join('')
}

function writePart(part: TextPart, voice: Voice): string {
  if (typeof part === 'string') return voice.words?.(part) ?? part
  if ('name' in part) return voice.name(part.name)
  if ('message' in part) return voice.message(part.message)
  if ('line' in part) return voice.line(part.line)
  if ('value' in part) return voice.value?.(part.value) ?? voice.words?.(part.value) ?? part.value
  if ('sign' in part) return voice.sign?.(part.sign) ?? part.sign.character
  const inner = write(part.text, voice)
  return ('link' in part ? voice.link?.(inner, part.link) : voice.style?.(inner, part.style)) ?? inner
}
