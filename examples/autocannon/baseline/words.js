/** How often each word comes in `text`. */
export function countWords(text) {
  const counts = {}
  for (const word of text.split(' ')) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
