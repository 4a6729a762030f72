/** The longest beginning that all of `texts` share. */
export function commonStart(texts: readonly string[]): string {
  return texts.slice(1).reduce((shared, text) => {
    let length = 0
    while (length < shared.length && shared[length] === text[length]) length++
    return shared.slice(0, length)
  }, texts[0] ?? '')
}
