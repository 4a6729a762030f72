import { render } from './render.js'
import { foldCase, makeLetters, sortRows, splitWords } from './text.js'

const repeats = Number(process.argv[2] ?? 100)
const letters = makeLetters(40_000)
let length = 0
for (let turn = 0; turn < repeats; turn++) {
  foldCase(letters)
  const rows = splitWords(letters)
  sortRows(rows)
  length += render(rows)
}
console.log(length)
