// Recorded residuals in place of a noise model.

/** @typedef {import('./noise.js').Noise} Noise */

const invocationsInBlock = 20
const roundsInBlock = 5

/**
 * The noise model that resamples `recorded` in contiguous blocks that may wrap around its end (Künsch 1989; Politis & Romano
 * 1992), so that what neighbours share is kept: 20 invocations each, or 5 rounds where the recording has rounds.
 *
 * `recorded` holds natural logarithms (their level does not matter) in run order: a list, or a list of lists, one a round.
 * @param {readonly number[] | readonly (readonly number[])[]} recorded
 * @returns {Noise}
 */
export function makeResidualNoise(recorded) {
  const rounds = recorded.map(one => (Array.isArray(one) ? one : [one]))
  const size = Array.isArray(recorded[0]) ? roundsInBlock : invocationsInBlock
  if (rounds.flat().length < 2 || !rounds.flat().every(Number.isFinite))
    throw new Error('the residuals must be a JSON list of at least two finite numbers, or of lists of numbers by round')
  return {
    name: 'residuals',
    sentence: `${rounds.flat().length} recorded residuals, resampled in contiguous blocks of ${size} ${Array.isArray(recorded[0]) ? 'rounds' : 'invocations'}.`,
    draw: (random, { places }) => {
      const values = []
      while (values.length < places.length) {
        const start = random.below(rounds.length)
        for (let i = 0; i < size; i++) values.push(...rounds[(start + i) % rounds.length])
      }
      return Float64Array.from(values.slice(0, places.length))
    },
  }
}
