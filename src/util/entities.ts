/** Writes every character that could mean something in HTML or Markdown as a numeric entity. */
export function entities(text: string): string {
  return text.replace(/[^A-Za-z0-9 ,+=%;]/gu, character => `&#${character.codePointAt(0)};`)
}

/** Writes every character that could mean something in the text or an attribute of XML as a numeric entity; it cannot hold halves of characters. */
export function xmlEntities(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd').replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
