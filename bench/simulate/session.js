// One simulated session: what a machine did, and what a change would have made of it.

/** @typedef {import('./noise.js').Noise} Noise */
/** @typedef {import('./noise.js').Layout} Layout */

/**
 * A session before any change: the logarithms in run order, and whose they are.
 * @typedef {{ noise: Noise, layout: Layout, logs: Float64Array }} Session
 */

/**
 * The session number `index`. The machine does the same in every arrangement, as far as it is the same model and number: only
 * whose invocation it falls on differs.
 * @param {{ noise: Noise, arrange: Function, perSide: number, seed: string, index: number | string, makeRandom: Function }} request
 * @returns {Session}
 */
export function drawSession({ noise, arrange, perSide, seed, index, makeRandom }) {
  const name = `${seed}/${noise.name}/${index}`
  const layout = arrange(perSide, makeRandom(`${name}/order`))
  return { noise, layout, logs: noise.draw(makeRandom(name), layout) }
}

/** The values as the tools see them, in run order, when the contender takes `1 + effect` times as long. */
export function valuesOf(/** @type {Session} */ { noise, layout, logs }, /** @type {number} */ effect) {
  const shift = Math.log1p(effect)
  const read = noise.read ?? (value => value)
  return logs.map((log, i) => read(Math.exp(log + (layout.places[i] >= 2 ? shift : 0))))
}

/** The two sides' values, each in run order. */
export function sidesOf(/** @type {Session} */ session, /** @type {number} */ effect) {
  const { places } = session.layout
  const values = valuesOf(session, effect)
  return {
    baseline: values.filter((_, i) => places[i] < 2),
    contender: values.filter((_, i) => places[i] >= 2),
  }
}

/** The rounds as the engine takes them: natural logarithms, the baseline's in `a`, and whose came when. */
export function roundsOf(/** @type {Session} */ session, /** @type {number} */ effect) {
  const { places, roundSize } = session.layout
  const values = valuesOf(session, effect)
  const rounds = []
  for (let start = 0; start < values.length; start += roundSize) {
    const round = { a: [], b: [], order: [] }
    for (let i = start; i < start + roundSize; i++) {
      const side = places[i] < 2 ? 'a' : 'b'
      round.order.push(side)
      round[side].push(Math.log(values[i]))
    }
    rounds.push(round)
  }
  return rounds
}
