import { htmlVoice } from '../../document/escape.js'
import { type Text, write } from '../../document/text.js'

/** `text` as HTML. */
export function html(text: Text): string {
  return write(text, htmlVoice)
}

/** A section with its heading; nothing where it has no content. */
export function section(heading: string, ...content: readonly string[]): string {
  const body = content.filter(Boolean).join('\n')
  return body && `<section>\n<h2>${heading}</h2>\n${body}\n</section>`
}

/** Sentences as a list; nothing where there are none. */
export function list(sentences: readonly Text[]): string {
  return sentences.length === 0 ? '' : `<ul>\n${sentences.map(text => `<li>${html(text)}</li>`).join('\n')}\n</ul>`
}

/** A table of cells that are HTML. The first column names the rows; the others are numbers. */
export function numberTable(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map(cell => `<th scope="col">${cell}</th>`).join('')
  const body = rows.map(
    ([name, ...cells]) => `<tr><th scope="row">${name}</th>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table class="numbers"><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

/** A plot with a sentence on how to read it. */
export function figure(title: string, picture: string, caption: string): string {
  return `<figure><p class="plot-title">${title}</p>${picture}<figcaption>${caption}</figcaption></figure>`
}
