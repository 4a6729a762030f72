const space = 32
const newline = 10
const bucketCount = 4096

/** How often the words of `text` (bytes of ASCII) fall into each bucket of their hash (FNV-1a). */
export function countWords(text) {
  const buckets = new Uint32Array(bucketCount)
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    const byte = text[at]
    if (byte === space || byte === newline) {
      buckets[hash & (bucketCount - 1)]++
      hash = 0x811c9dc5
    } else {
      hash = Math.imul(hash ^ byte, 0x01000193)
    }
  }
  return buckets
}

/** The length of the longest line of `text`. */
export function findLongestLine(text) {
  let longest = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== newline) continue
    longest = Math.max(longest, at - start)
    start = at + 1
  }
  return longest
}
