/**
 * `work()` without what it writes to the step's log, but for what the runner must learn to hide.
 *
 * The client of artifacts reports its progress there in a dozen lines for each artifact, and, where the step is debugged, the
 * signed addresses. Nothing else may write meanwhile.
 */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  if (working++ === 0) {
    write = process.stdout.write
    process.stdout.write = writeMasks as typeof write
  }
  try {
    return await work()
  } finally {
    if (--working === 0) process.stdout.write = write
  }
}

let { write } = process.stdout
let working = 0

function writeMasks(...words: Parameters<typeof write>): boolean {
  if (String(words[0]).startsWith('::add-mask::')) return write.apply(process.stdout, words)
  const done: unknown = words.at(-1)
  if (typeof done === 'function') done()
  return true
}
