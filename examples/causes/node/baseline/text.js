/** Letters and blanks, the same in every run. */
export function makeLetters(size) {
  const letters = new Uint8Array(size)
  let state = 7
  for (let at = 0; at < size; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const letter = (state >>> 20) % 32
    letters[at] = letter < 26 ? 65 + letter : 32
  }
  return letters
}

/** Makes small letters large, and large ones small. */
export function foldCase(letters) {
  for (let at = 0; at < letters.length; at++) if (letters[at] !== 32) letters[at] ^= 32
}

/** A number for each word. */
export function splitWords(letters) {
  const rows = new Uint32Array(8192)
  let count = 0
  let row = 17
  for (const letter of letters) {
    row = letter === 32 ? 17 : Math.imul(row ^ letter, 16_777_619) >>> 0
    if (letter === 32 && count < rows.length) rows[count++] = row ^ Math.imul(count, 40_503)
  }
  return rows.subarray(0, count)
}

/** Sorts by insertion at shrinking distances (Shell 1959). */
export function sortRows(rows) {
  for (let gap = rows.length >> 1; gap > 0; gap >>= 1)
    for (let from = gap; from < rows.length; from++) {
      const row = rows[from]
      let at = from
      for (; at >= gap && rows[at - gap] > row; at -= gap) rows[at] = rows[at - gap]
      rows[at] = row
    }
}
