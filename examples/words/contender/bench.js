import { countWords, findLongestLine } from './words.js'

const text = makeText(400_000)

measure('count-words', () => countWords(text))
measure('longest-line', () => findLongestLine(text))

/** Prints the time of each of 50 iterations, after 30 for the compiler, unless the command line names other benchmarks. Every run does the same work, so a profiler can tell what became slower. */
function measure(bench, work) {
  if (process.argv.length > 2 && !process.argv.includes(bench)) return
  const samples = []
  for (let at = 0; at < 30; at++) work()
  while (samples.length < 50) {
    const start = performance.now()
    work()
    samples.push(performance.now() - start)
  }
  console.log(JSON.stringify({ bench, samples, unit: 'ms' }))
}

/** Words of 1 to 8 letters, about twelve a line, the same in every run. */
function makeText(size) {
  const text = new Uint8Array(size)
  let state = 1
  for (let at = 0, left = 0; at < size; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    if (left-- > 0) text[at] = 97 + ((state >>> 24) % 26)
    else {
      text[at] = (state >>> 24) % 12 === 0 ? 10 : 32
      left = (state >>> 16) % 8
    }
  }
  return text
}
