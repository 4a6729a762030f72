// Who runs when, for the same number of invocations of each side.

/** @typedef {import('./noise.js').Layout} Layout */
/** @typedef {import('./noise.js').Random} Random */

/** Two copies of each side in an order drawn anew in each round (Fisher–Yates), in which each copy runs so many times: usually `perSide` / 2 rounds of four. */
export function randomRounds(/** @type {number} */ perSide, /** @type {Random} */ random, runs = 1) {
  const places = new Uint8Array(2 * perSide)
  const size = 4 * runs
  for (let start = 0; start < places.length; start += size) {
    for (let i = 0; i < size; i++) places[start + i] = i % 4
    for (let last = size - 1; last > 0; last--) {
      const chosen = start + random.below(last + 1)
      const place = places[chosen]
      places[chosen] = places[start + last]
      places[start + last] = place
    }
  }
  return { places, roundSize: size }
}

/** All of the baseline, then all of the contender: two runs of a benchmark tool in one job. */
export function oneAfterTheOther(/** @type {number} */ perSide) {
  return { places: Uint8Array.from({ length: 2 * perSide }, (_, i) => (i < perSide ? 0 : 2)), roundSize: Infinity }
}

/** Baseline, contender, baseline, contender, …: a round is a pair, and always in the same order. */
export function alternating(/** @type {number} */ perSide) {
  return { places: Uint8Array.from({ length: 2 * perSide }, (_, i) => (i % 2 === 0 ? 0 : 2)), roundSize: 2 }
}
