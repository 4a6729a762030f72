/**
 * Words of our own with words from outside between them. They are kept apart until they are written, since each kind of
 * page has its own way to keep a hostile name from doing harm.
 */
export type Text = readonly Part[]
export type Part = string | { readonly name: string } | { readonly message: string } | { readonly line: string }

/** The way to write words from outside in one kind of page. */
export interface Voice {
  /** Of benchmarks, metrics, units, labels, commits, commands. */
  readonly name: (text: string) => string
  /** Of reasons and warnings: whole sentences. */
  readonly message: (text: string) => string
  /** Of what a reader copies: never cut. */
  readonly line: (text: string) => string
}

/** A sentence: a string put into it is a name from outside, a number or a Text is our own. */
export function say(words: TemplateStringsArray, ...values: readonly (string | number | Text)[]): Text {
  const text: Part[] = []
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
export function own(words: string): Text {
  return [words]
}

/** A sentence from outside. */
export function message(words: string): Text {
  return [{ message: words }]
}

/** Makes a text that a reader copies and types: options, a command. It is never cut. */
export function line(words: string): Text {
  return [{ line: words }]
}

/** Texts with words of our own between them. */
export function join(texts: readonly Text[], between: string): Text {
  return texts.flatMap((text, at) => (at === 0 ? text : [between, ...text]))
}

/** The first names of many, and how many more there are. */
export function names(all: readonly string[], most = 3): Text {
  const shown = all.slice(0, most).map(name => say`${name}`)
  return all.length > most ? say`${join(shown, ', ')} and ${all.length - most} more` : join(shown, ', ')
}

/** The text as one kind of page writes it. */
export function write(text: Text, voice: Voice): string {
  return text
    .map(part => {
      if (typeof part === 'string') return part
      if ('line' in part) return voice.line(part.line)
      return 'name' in part ? voice.name(part.name) : voice.message(part.message)
    })
    .join('')
}
