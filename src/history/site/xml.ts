import { hidden } from '../../record/shell-word.js'

/** Words from outside as the text of an XML element, or of an attribute in double quotes. */
export function xmlText(text: string): string {
  return text
    .replace(new RegExp(`(?:${hidden.source}|\\s)+`, 'gu'), ' ')
    .replace(/[^A-Za-z0-9 .,:;+=%()[\]/_-]/gu, character => `&#${character.codePointAt(0)};`)
}
