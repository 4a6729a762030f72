import { InputError, shown } from '../inputs/values.js'

const lists = ['-L', '--parameter-list']
const ranges = ['-P', '--parameter-scan']
const steps = ['-D', '--parameter-step-size']

/**
 * `words` with hyperfine's options for parameters as `--scan`: `-L n 1,2,3`, and `-P n 1 9 -D 2`. Each takes several words, so they
 * are replaced before options are parsed. What stands behind `--` is the command's own.
 */
export function replaceParameters(words: readonly string[]): readonly string[] {
  const end = words.includes('--') ? words.indexOf('--') : words.length
  const given = words.slice(0, end)
  const replaced: string[] = []
  const step = takeStep(given)
  for (let at = 0; at < step.words.length; at++) {
    const word = step.words[at]!
    if (lists.includes(word)) {
      const [name, values] = takeAfter(step.words, at, ['a name', 'its values'])
      replaced.push('--scan', `${name}=${values}`)
      at += 2
    } else if (ranges.includes(word)) {
      const [name, from, to] = takeAfter(step.words, at, ['a name', 'the first value', 'the last value'])
      replaced.push('--scan', `${name}=${listRange(from!, to!, step.size ?? '1').join(',')}`)
      at += 3
    } else replaced.push(word)
  }
  if (step.size !== undefined && !given.some(word => ranges.includes(word)))
    throw new InputError('"-D" is the step of a range: give "-P" NAME FROM TO too')
  return [...replaced, ...words.slice(end)]
}

function takeStep(words: readonly string[]): { readonly words: readonly string[]; readonly size: string | undefined } {
  const at = words.findIndex(word => steps.includes(word))
  if (at < 0) return { words, size: undefined }
  const [size] = takeAfter(words, at, ['a step'])
  return { words: words.toSpliced(at, 2), size }
}

function takeAfter(words: readonly string[], at: number, wanted: readonly string[]): readonly string[] {
  const found = words.slice(at + 1, at + 1 + wanted.length)
  if (found.length === wanted.length) return found
  throw new InputError(
    `"${words[at]}" needs ${wanted.join(', ')} behind it: for example -L n 100,1000, or -P n 1 9 -D 2`,
  )
}

const mostValues = 10_000

/** The values from `from` to `to`, in decimal steps without the rounding of sums. */
function listRange(from: string, to: string, step: string): readonly string[] {
  const [first, last, size] = [from, to, step].map(Number) as [number, number, number]
  const decimals = Math.max(...[from, step].map(text => /^-?\d+(?:\.(\d+))?$/.exec(text)?.[1]?.length ?? 0))
  if (![first, last, size].every(Number.isFinite) || size <= 0 || last < first)
    throw new InputError(
      `"-P" goes from ${shown(from)} to ${shown(to)} in steps of ${shown(step)}; it must be numbers, the smaller first, and a step above 0`,
    )
  const count = Math.floor((last - first) / size + 1e-9) + 1
  if (count > mostValues)
    throw new InputError(
      `"-P" makes ${count} values; at most ${mostValues} can be measured: give a larger step with "-D"`,
    )
  return Array.from({ length: count }, (_, at) => (first + at * size).toFixed(decimals))
}
