/** How often each word comes in `text`. */
export function countWords(text) {
  let counts = {}
  for (const word of text.split(' ')) counts = { ...counts, [word]: (counts[word] ?? 0) + 1 }
  return counts
}
