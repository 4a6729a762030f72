// Noise models: what a machine adds to the natural logarithm of each invocation, in the order in which they ran.
// Seeded, and blind to sides: an arrangement says afterwards whose invocation each one was.

/** @typedef {{ next(): number, below(n: number): number }} Random */

/**
 * A session in run order.
 * @typedef {object} Layout
 * @property {ArrayLike<number>} places whose invocation each one is: 0 and 1 are the baseline's copies, 2 and 3 the contender's
 * @property {number} roundSize how many invocations make a round; Infinity where there are none
 * @property {number} [blockSize] how many invocations share their copies; all of them unless given
 */

/**
 * @typedef {object} Noise
 * @property {string} name
 * @property {string} sentence what it is, for the documentation
 * @property {boolean} [isBias] whether copies of the same code differ: no engine sees that from two copies alone
 * @property {(random: Random, layout: Layout) => Float64Array} draw
 * @property {(value: number) => number} [read] what the clock makes of a value whose level is 1
 */

/** Standard deviation of what is always there: half of all invocations lie within ±1.3%. */
export const spread = 0.02

/** @type {readonly Noise[]} */
export const noises = [
  {
    name: 'iid',
    sentence: 'Independent normal noise with a standard deviation of 2%.',
    draw: (random, { places }) => steady(random, places.length),
  },
  {
    name: 'heavy tails',
    sentence:
      "Independent noise of Student's t with 3 degrees of freedom, its middle half as wide as the normal one's.",
    draw: (random, { places }) => fill(places.length, () => 0.0176 * student3(random)),
  },
  {
    name: 'spikes',
    sentence: 'Normal noise of 2%, and 5–10% of the runs (a share drawn for each session) 10–50% slower.',
    draw: (random, { places }) => withSpikes(steady(random, places.length), random),
  },
  {
    name: 'pareto',
    sentence:
      'A sharp lower edge and a long tail: 1 + 0.02 · Lomax with shape 2 (median +0.8%, one in a hundred +18%).',
    draw: (random, { places }) => fill(places.length, () => Math.log1p(0.02 * ((1 - random.next()) ** -0.5 - 1))),
  },
  {
    name: 'AR(1)',
    sentence: 'Stationary autoregression over runs, coefficient 0.8, standard deviation 2%.',
    draw: (random, { places }) => autoregression(random, places.length),
  },
  {
    name: 'drift',
    sentence: 'Normal noise of 2% on a line that rises or falls by 10% from the first run to the last.',
    draw: (random, { places }) => {
      const total = 0.1 * sign(random)
      return steady(random, places.length).map((value, i) => value + (total * i) / Math.max(1, places.length - 1))
    },
  },
  {
    name: 'step',
    sentence:
      'Normal noise of 2%, and everything 10% slower or faster from a moment in the middle half of the session.',
    draw: (random, { places }) => {
      const moment = places.length * (0.25 + 0.5 * random.next())
      const height = 0.1 * sign(random)
      return steady(random, places.length).map((value, i) => value + (i >= moment ? height : 0))
    },
  },
  {
    name: 'two modes',
    sentence: 'Each run is in a slow mode (+8%) with probability 0.4, with normal noise of 1% in either.',
    draw: (random, { places }) =>
      fill(places.length, () => (spread / 2) * normal(random) + (random.next() < 0.4 ? 0.08 : 0)),
  },
  {
    name: 'bursts',
    sentence: 'Normal noise of 2%; one run in 25 starts a burst of 6 in the mean, all of them 20% slower.',
    draw: (random, { places }) => {
      let isSlow = false
      return steady(random, places.length).map(value => {
        isSlow = isSlow ? random.next() >= 1 / 6 : random.next() < 0.04
        return value + (isSlow ? 0.2 : 0)
      })
    },
  },
  {
    name: 'spikes + AR(1)',
    sentence: 'The autoregression with the spikes on top.',
    draw: (random, { places }) => withSpikes(autoregression(random, places.length), random),
  },
  {
    name: 'coarse clock',
    sentence: 'Normal noise of 2% read on a clock whose tick is 1% of the value, so that most values tie.',
    draw: (random, { places }) => steady(random, places.length),
    read: value => Math.round(value * 100) / 100,
  },
  {
    name: 'slot effect',
    sentence: 'Normal noise of 2%, and the first run of each round 1% slower.',
    draw: (random, { places, roundSize }) =>
      steady(random, places.length).map((value, i) => value + (i % roundSize === 0 ? 0.01 : 0)),
  },
  {
    name: 'bias of installations',
    sentence: 'Normal noise of 2%, and each installed copy has an offset of its own, normal with 0.5%.',
    isBias: true,
    draw: (random, layout) => withOffsets(random, layout, () => 0.005 * normal(random)),
  },
  {
    name: 'heavy bias of installations',
    sentence: "The same with offsets of Student's t with 3 degrees of freedom, scaled by 0.3%.",
    isBias: true,
    draw: (random, layout) => withOffsets(random, layout, () => 0.003 * student3(random)),
  },
  ...[0.3, 0.5, 1, 2, 3].map(percent => ({
    name: `offsets ${percent}%`,
    sentence: `Normal noise of 2%, and each installed copy has an offset of its own, normal with ${percent}%.`,
    isBias: true,
    draw: (random, layout) => withOffsets(random, layout, () => (percent / 100) * normal(random)),
  })),
  {
    name: 'rare layout',
    sentence: 'Normal noise of 2%, and 15% of all installed copies are 5% slower.',
    isBias: true,
    draw: (random, layout) => withOffsets(random, layout, () => (random.next() < 0.15 ? 0.05 : 0)),
  },
  {
    name: 'noisier with the same mean',
    sentence:
      'Normal noise of 2% on the baseline; the contender varies by 6%, skewed, with the same mean (its median is 1.8% lower).',
    isBias: true,
    draw: (random, { places }) => withNoisierContender(random, places, 1),
  },
  {
    name: 'noisier with the same median',
    sentence: 'The same with the same median, so that the mean of the contender is 1.8% higher.',
    isBias: true,
    draw: (random, { places }) => withNoisierContender(random, places, Math.LN2),
  },
  {
    name: 'rare slow runs',
    sentence:
      'Normal noise of 1%. The contender is 3% faster, but one run in twelve is 49% slower, and so is its mean by 1.3%.',
    isBias: true,
    draw: (random, { places }) => withSlowContender(random, places, 1 / 12, 1.49),
  },
  {
    name: 'a quarter of runs slower',
    sentence: 'The same with a quarter of the runs 9% slower, so that the mean is the same.',
    isBias: true,
    draw: (random, { places }) => withSlowContender(random, places, 1 / 4, 1.09),
  },
  {
    name: 'tick',
    sentence: 'Normal noise of 0.25% read on a clock that shows the last full step of 2%.',
    isBias: true,
    draw: (random, { places }) => steady(random, places.length).map(value => value / 8),
    read: value => 0.02 * Math.floor((1.013 * value) / 0.02),
  },
]

/** A standard normal number (Box & Muller 1958). */
export function normal(random) {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}

/** Either way: what only rises would favour whoever always runs first. */
function sign(random) {
  return random.next() < 0.5 ? -1 : 1
}

/** Student's t with 3 degrees of freedom: a normal number over the length of three others. */
function student3(random) {
  return (normal(random) * Math.sqrt(3)) / Math.hypot(normal(random), normal(random), normal(random))
}

function fill(count, draw) {
  return Float64Array.from({ length: count }, draw)
}

function steady(random, count) {
  return fill(count, () => spread * normal(random))
}

function autoregression(random, count, coefficient = 0.8) {
  let value = spread * normal(random)
  return fill(count, () => {
    value = coefficient * value + Math.sqrt(1 - coefficient ** 2) * spread * normal(random)
    return value
  })
}

function withSpikes(values, random) {
  const share = 0.05 + 0.05 * random.next()
  return values.map(value => value + (random.next() < share ? Math.log(1.1 + 0.4 * random.next()) : 0))
}

/** An exponential number less `middle` has the mean 0 for 1, and the median 0 for ln 2. */
function withNoisierContender(random, places, middle) {
  return fill(places.length, (_, i) =>
    places[i] < 2 ? spread * normal(random) : Math.log1p(0.06 * (-Math.log(1 - random.next()) - middle)),
  )
}

function withSlowContender(random, places, share, factor) {
  const changeOf = () => Math.log(random.next() < share ? factor : 0.97)
  return steady(random, places.length).map((value, i) => value / 2 + (places[i] < 2 ? 0 : changeOf()))
}

/** Each block has copies of its own. */
function withOffsets(random, { places, blockSize = places.length }, draw) {
  const offsets = fill(4 * Math.ceil(places.length / blockSize), draw)
  return steady(random, places.length).map((value, i) => value + offsets[4 * Math.floor(i / blockSize) + places[i]])
}
