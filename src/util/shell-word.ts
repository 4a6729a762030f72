import { hidden } from './hidden.js'

/**
 * `text` as one word for a POSIX shell. What could not be seen is written as escapes (`$'\x1b'`, of bash and POSIX 2024),
 * so that no line hides anything from the person who copies it.
 */
export function quote(text: string): string {
  if (/^[A-Za-z0-9_./:=@%+,-]+$/.test(text)) return text
  if (!hidden.test(text)) return `'${text.replaceAll("'", String.raw`'\''`)}'`
  return `$'${[...text].map(escaped).join('')}'`
}

/** Returns `command` as it was typed in one line. Several lines become one word of a shell: joined by blanks, they would be another command. */
export function oneLine(command: string): string {
  const typed = command.trim()
  return isOneLine(typed) ? typed : quote(typed)
}

/** Returns whether `command` was typed as one line. */
export function isOneLine(command: string): boolean {
  return !/[\n\r]/.test(command.trim())
}

function escaped(character: string): string {
  if (character === "'" || character === '\\') return `\\${character}`
  if (character === '\n') return String.raw`\n`
  if (!hidden.test(character)) return character
  return `\\U${character.codePointAt(0)!.toString(16).padStart(8, '0')}`
}

/**
 * Splits `line` into words as a POSIX shell does, with quotes and backslashes, and expands nothing. Returns undefined where a quote is left
 * open.
 */
export function splitWords(line: string): readonly string[] | undefined {
  const word = /\s*((?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+)\s*/sy
  const words: string[] = []
  while (word.lastIndex < line.length) {
    const match = word.exec(line)
    if (match === null) return line.trim() === '' ? [] : undefined
    words.push(
      match[1]!.replaceAll(
        /\\(.)|'([^']*)'|"((?:[^"\\]|\\.)*)"/gs,
        (_, escaped?: string, single?: string, double?: string) =>
          escaped ?? single ?? double!.replaceAll(/\\(["\\$`])/g, '$1'),
      ),
    )
  }
  return words
}
