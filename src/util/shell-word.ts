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

function escaped(character: string): string {
  if (character === "'" || character === '\\') return `\\${character}`
  if (!hidden.test(character)) return character
  return `\\U${character.codePointAt(0)!.toString(16).padStart(8, '0')}`
}
