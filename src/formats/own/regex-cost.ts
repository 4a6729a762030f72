const token = /\\k<|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[=!]|\(|\)|\||[*+?]|\{\d+,?\d*\}|./gsu
const repetition = /^(?:[*+]|\{)/

/**
 * The part of a regular expression that makes matching take time beyond any measure, in words; undefined where there is none.
 *
 * JavaScript tries all ways to match, which are exponentially many where what is repeated can itself be matched in several ways
 * (`(a+)*`, `(a|b)*`), or where the pattern looks around or back. What is left takes at worst a power of a line's length.
 */
export function findCostlyPart(pattern: string): string | undefined {
  const tokens = pattern.match(token) ?? []
  if (tokens.some(one => /^\\(?:[1-9]|k<)/.test(one))) return 'a reference back (\\1)'
  if (tokens.some(one => one.startsWith('(?'))) return 'a look ahead or behind ((?=…), (?<!…))'
  return repeatsAmbiguity(tokens)
    ? 'a repetition of what is itself repeated or one of several ((a+)*, (a|b)*)'
    : undefined
}

/** Whether a group that can be matched in several ways is repeated. */
function repeatsAmbiguity(tokens: readonly string[]): boolean {
  // Of each group around, whether it can be.
  let around: readonly boolean[] = []
  let isAmbiguous = false
  for (const [at, one] of tokens.entries()) {
    if (one === '(') {
      around = [...around, isAmbiguous]
      isAmbiguous = false
    } else if (one === ')') {
      if (isAmbiguous && repetition.test(tokens[at + 1] ?? '')) return true
      isAmbiguous ||= around.at(-1) ?? false
      around = around.slice(0, -1)
    } else isAmbiguous ||= one === '|' || isOfNoFixedLength(one, tokens[at - 1])
  }
  return false
}

/** A question mark behind a bracket belongs to it: `(?:…)`, `(?<name>…)`. */
function isOfNoFixedLength(one: string, before: string | undefined): boolean {
  return before !== '(' && (/^[*+?]$/.test(one) || /^\{\d+,/.test(one))
}
