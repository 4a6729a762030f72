import picomatch from 'picomatch'

/** The pattern that matches everything, which is meant where none is given. */
export const everything = '**'

/** Longer names match by equality only: what a `*` tries grows with the power of the length, and names come from anywhere. */
export const longestGlobbed = 250
export const mostStars = 3

/**
 * Returns whether `pattern` fits `name`. `*` stands for anything but `/`, `**` between slashes for anything, `?` for one
 * character, and `{a,b}` for a or b. Everything else stands for itself, including brackets, because benchmarks have them in their
 * names. `\` takes the meaning from what follows. A name that is the pattern always fits.
 */
export function matches(pattern: string, name: string): boolean {
  if (pattern === everything || pattern === name) return true
  return name.length <= longestGlobbed && matcherOf(pattern)(name)
}

/** Returns whether the last of `patterns` that fits a name asks for it. One that begins with `!` does not; what none fits is asked for. */
export function isAskedFor(patterns: readonly string[], name: string): boolean {
  const last = patterns.findLast(pattern => matches(pattern.replace(/^!/, ''), name))
  return last === undefined || !last.startsWith('!')
}

/** Returns the number of `*` in a pattern. Two together count as one. */
export function countStars(pattern: string): number {
  return pattern.match(/\*+/g)?.length ?? 0
}

/** The number of ways to read the braces of one pattern without a star; each star leaves a quarter. */
const mostWays = 512

/** Returns whether the braces and stars of `pattern` stand for too many combinations. Trying all of them would take seconds. */
export function isTooManifold(pattern: string): boolean {
  return countWays(pattern) * 4 ** countStars(pattern) > mostWays
}

/** Counts the combinations of braces: pairs next to each other multiply, and alternatives in one pair add up. */
function countWays(pattern: string): number {
  const open: { readonly before: number; sum: number }[] = []
  let ways = 1
  const close = (): void => {
    const { before, sum } = open.pop()!
    ways = before * (sum + ways)
  }
  for (const [part] of pattern.matchAll(/\\.|[{},]/gs)) {
    const innermost = open.at(-1)
    if (part === '{') {
      open.push({ before: ways, sum: 0 })
      ways = 1
    } else if (part === ',' && innermost) {
      innermost.sum += ways
      ways = 1
    } else if (part === '}' && innermost) close()
  }
  while (open.length > 0) close()
  return ways
}

const matchers = new Map<string, (name: string) => boolean>()
const capacity = 10_000

function matcherOf(pattern: string): (name: string) => boolean {
  const known = matchers.get(pattern)
  if (known) return known
  if (matchers.size >= capacity) matchers.clear()
  const isGlob = /[*?{\\]/.test(pattern) && countStars(pattern) <= mostStars && !isTooManifold(pattern)
  const matcher = isGlob ? picomatch(quoteOthers(pattern), { dot: true, windows: false }) : () => false
  matchers.set(pattern, matcher)
  return matcher
}

/** `pattern` with a backslash before all that a shell would take for more than itself. */
function quoteOthers(pattern: string): string {
  return pattern.replace(/\\.|[^\w\s/*?{},.\\-]|\\$/gsu, part => {
    // As a set, because picomatch loops for ever on some patterns that end in three backslashes or more.
    if (part === '\\' || part === '\\\\') return '[\\\\]'
    return part.length === 1 ? `\\${part}` : part
  })
}
