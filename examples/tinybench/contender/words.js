export function count(text) {
  const counts = new Map()
  for (const word of text.split(' ')) {
    const key = word.toLowerCase()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
