/** A source of random numbers; the same seed gives the same numbers on every machine. */
export interface Random {
  /** Uniform in [0, 1), 53 bits. */
  next(): number
  /** A uniform integer in [0, n), without the bias of a remainder; `n` is an integer in [1, 2³²]. */
  below(n: number): number
}

type State = readonly [number, number, number, number]

/**
 * The random numbers that belong to `seed`: xoshiro128** (Blackman & Vigna 2018), its state being the
 * 128-bit hash of the text.
 */
export function makeRandom(seed: string): Random {
  const nextWord = xoshiro128(hash128(seed))
  return {
    next: () => ((nextWord() >>> 5) * 2 ** 26 + (nextWord() >>> 6)) / 2 ** 53,
    below: n => {
      // Words of the incomplete last stretch would favour the small remainders.
      const end = 2 ** 32 - (2 ** 32 % n)
      let word = nextWord()
      while (word >= end) word = nextWord()
      return word % n
    },
  }
}

/** A new array of the same items in uniformly random order (Fisher & Yates 1938, in Durstenfeld's form of 1964). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const chosen = random.below(last + 1)
    const item = shuffled[last]!
    shuffled[last] = shuffled[chosen]!
    shuffled[chosen] = item
  }
  return shuffled
}

/**
 * The generator xoshiro128** (Blackman & Vigna 2018, “Scrambled linear pseudorandom number generators”):
 * 32-bit words, period 2¹²⁸ − 1.
 *
 * `state` must not be all zero.
 */
export function xoshiro128(state: State): () => number {
  let [a, b, c, d] = state
  return () => {
    const word = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11)
    return word
  }
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}

/** Four words from a text: the mixing of MurmurHash3 (Appleby 2011) in four lanes, as bryc's `cyrb128` arranges it. */
function hash128(text: string): State {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ unit, 597399067)
    b = c ^ Math.imul(b ^ unit, 2869860233)
    c = d ^ Math.imul(c ^ unit, 951274213)
    d = a ^ Math.imul(d ^ unit, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  const mixed = a ^ b ^ c ^ d
  return [mixed, b ^ mixed, c ^ mixed, d ^ mixed]
}
