/** The numbers in texts, so that a split has them at every second place. */
const number = /([+−-]?(?:\d[\d.]*|∞))/

/**
 * Writes what stands between the numbers of texts once for all that share it, and of each text only the numbers that the last such text did
 * not have. No text may hold the separators, which are control characters. {@link restore} joins them again.
 */
export function condense(texts: readonly string[]): string {
  const frames = new Map<string, { readonly at: number; numbers: readonly string[] }>()
  const lines = texts.map(text => {
    const parts = text.split(number)
    const numbers = parts.filter((_, at) => at % 2 === 1)
    const key = parts.filter((_, at) => at % 2 === 0).join('\x01')
    const frame = frames.get(key) ?? { at: frames.size, numbers: [] }
    const line = [frame.at, ...numbers.map((item, at) => (item === frame.numbers[at] ? '' : item))].join()
    frames.set(key, { at: frame.at, numbers })
    return line
  })
  return `${[...frames.keys()].join('\x02')}\x03${lines.join('\n')}`
}

/** Joins the texts that {@link condense} made smaller. */
export function restore(condensed: string): string {
  const [head = '', lines = ''] = condensed.split('\x03')
  const frames = head.split('\x02').map(frame => ({ between: frame.split('\x01'), numbers: [] as string[] }))
  const texts = lines.split('\n').map(line => {
    const [at, ...numbers] = line.split(',')
    const frame = frames[Number(at)]!
    frame.numbers = numbers.map((item, place) => item || frame.numbers[place]!)
    return frame.between.map((part, place) => part + (frame.numbers[place] ?? '')).join('')
  })
  return texts.join('')
}
