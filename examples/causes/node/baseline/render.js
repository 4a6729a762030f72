const output = new Uint8Array(1 << 17)
const passes = 10

/** The digits of all rows, as many times as there are passes. */
export function render(rows) {
  let end = 0
  for (let pass = 0; pass < passes; pass++) {
    end = 0
    for (let at = 0; at < rows.length; at += 4) {
      for (let rest = rows[at] + pass; rest > 0; rest = Math.floor(rest / 10)) output[end++] = 48 + (rest % 10)
      output[end++] = 10
    }
  }
  return end
}
