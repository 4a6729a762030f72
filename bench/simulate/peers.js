// How other tools decide, as functions of the values of both sides in run order. Facts are from their sources.
import { alternating, oneAfterTheOther } from './arrangement.js'
import { normalP, rankSumCdf, signedRankCdf, studentP } from './distribution.js'

/** @typedef {{ alarm: boolean, direction: 'slower' | 'faster' }} Decision */

/**
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} source
 * @property {Function} arrange
 * @property {(perSide: number) => number} [length] invocations per side at most, where that is not the common number
 * @property {(baseline: Float64Array, contender: Float64Array) => Decision} decide
 */

/** @type {readonly Peer[]} */
export const peers = [
  {
    name: 'Welch, one side after the other',
    source: 'the t-test that benchstat has as -delta-test=ttest; p < 0.05',
    arrange: oneAfterTheOther,
    decide: (baseline, contender) => decideByWelch(baseline, contender, 0.05),
  },
  {
    name: 'Mann–Whitney, one side after the other (benchstat)',
    source:
      'golang/perf benchmath: Mann–Whitney U, exact without ties, α 0.05; `go test -count=n` for one commit, then the other',
    arrange: oneAfterTheOther,
    decide: (baseline, contender) => decideByRankSum(baseline, contender, 0.05),
  },
  {
    name: 'criterion, noise threshold 1%',
    source:
      "criterion.rs compare.rs, report.rs: p < 0.05 and the interval of the mean's change beyond ±noise_threshold (default 0.01). The t distribution replaces its bootstrap of t",
    arrange: oneAfterTheOther,
    decide: (baseline, contender) => decideByCriterion(baseline, contender, 0.01),
  },
  {
    name: 'criterion, noise threshold 2%',
    source: 'the same with noise_threshold(0.02)',
    arrange: oneAfterTheOther,
    decide: (baseline, contender) => decideByCriterion(baseline, contender, 0.02),
  },
  {
    name: 'ratio 200% (github-action-benchmark)',
    source:
      "benchmark-action/github-action-benchmark action.yml: alert-threshold default '200%', of one number per commit",
    arrange: oneAfterTheOther,
    decide: (baseline, contender) => decideByRatio(mean(baseline), mean(contender), 2),
  },
  {
    name: 'ratio 130% (openpgpjs)',
    source: "openpgpjs .github/workflows/benchmark.yml: alert-threshold '130%', pull request and main in one job",
    arrange: oneAfterTheOther,
    decide: (baseline, contender) => decideByRatio(mean(baseline), mean(contender), 1.3),
  },
  {
    name: 'ratio 110%',
    source: "the same rule with alert-threshold '110%'",
    arrange: oneAfterTheOther,
    decide: (baseline, contender) => decideByRatio(mean(baseline), mean(contender), 1.1),
  },
  {
    name: 'ratio 105%',
    source: "the same rule with alert-threshold '105%'",
    arrange: oneAfterTheOther,
    decide: (baseline, contender) => decideByRatio(mean(baseline), mean(contender), 1.05),
  },
  {
    name: 'ratio of minima 105%',
    source: 'pytest-benchmark --benchmark-compare-fail=min:5%',
    arrange: oneAfterTheOther,
    decide: (baseline, contender) => decideByRatio(Math.min(...baseline), Math.min(...contender), 1.05),
  },
  {
    name: 'Welch, interleaved',
    source:
      'tachometer stats.ts: 95% interval of the difference, t with n − 1 degrees of freedom, a fixed number of samples',
    arrange: alternating,
    decide: (baseline, contender) => decideByTachometer(baseline, contender, baseline.length),
  },
  {
    name: 'Welch, interleaved, stopping (tachometer), 10 to n',
    source:
      'tachometer runner.ts: batches of 10 until the interval excludes the horizon 0%. Here from 10 to the common number',
    arrange: alternating,
    decide: (baseline, contender) => decideByTachometer(baseline, contender, 10),
  },
  {
    name: 'Welch, interleaved, stopping (tachometer), 50 to 400',
    source: 'tachometer defaults.ts: sampleSize 50, then batches of 10 for 3 minutes; here up to 400 per side',
    arrange: alternating,
    length: () => 400,
    decide: (baseline, contender) => decideByTachometer(baseline, contender, 50),
  },
  {
    name: 'Mann–Whitney, interleaved',
    source: 'what benchstat says of interleaved runs, α 0.05',
    arrange: alternating,
    decide: (baseline, contender) => decideByRankSum(baseline, contender, 0.05),
  },
  {
    name: 'Mann–Whitney, interleaved, 0.002 (asv)',
    source:
      'airspeed-velocity/asv _stats.py is_different: p < 0.002, ties broken against significance, normal above 20 (`asv continuous` also wants a factor of 1.1)',
    arrange: alternating,
    decide: decideByAsv,
  },
  {
    name: 'signed rank of pairs',
    source: 'Wilcoxon 1945 over the pairs of an interleaved run, exact without ties, p < 0.05',
    arrange: alternating,
    decide: decideBySignedRank,
  },
  {
    name: 'paired t',
    source: 'Student over the differences of the pairs of an interleaved run, p < 0.05',
    arrange: alternating,
    decide: decideByPairedT,
  },
]

/** @returns {Decision} */
function decision(alarm, excess) {
  return { alarm, direction: excess > 0 ? 'slower' : 'faster' }
}

function mean(values) {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/** The squared standard error of the mean. */
function squaredError(values) {
  const centre = mean(values)
  let sum = 0
  for (const value of values) sum += (value - centre) ** 2
  return sum / (values.length - 1) / values.length
}

/** Welch's t and Satterthwaite's degrees of freedom, for the difference of b from `factor` · a. */
function welch(a, b, factor = 1) {
  const [first, second] = [factor ** 2 * squaredError(a), squaredError(b)]
  const degrees = (first + second) ** 2 / (first ** 2 / (a.length - 1) + second ** 2 / (b.length - 1))
  const excess = mean(b) - factor * mean(a)
  return { t: excess / Math.sqrt(first + second), degrees, excess }
}

function decideByWelch(baseline, contender, alpha) {
  const { t, degrees, excess } = welch(baseline, contender)
  return decision(studentP(t, degrees) < alpha, excess)
}

/** The interval of the ratio of means lies beyond 1 ± noise where the contender differs from the baseline times that. */
function decideByCriterion(baseline, contender, noise) {
  const { t, degrees, excess } = welch(baseline, contender)
  if (studentP(t, degrees) >= 0.05) return decision(false, excess)
  const beyond = welch(baseline, contender, excess > 0 ? 1 + noise : 1 - noise)
  const isBeyond = Math.sign(beyond.excess) === Math.sign(excess) && studentP(beyond.t, beyond.degrees) < 0.05
  return decision(isBeyond, excess)
}

function decideByRatio(baseline, contender, threshold) {
  return decision(contender / baseline > threshold, contender - baseline)
}

/** Stops at the first of `first`, `first` + 10, … samples whose interval excludes 0; at the end it decides anyway. */
function decideByTachometer(baseline, contender, first) {
  const [a, b] = [makeRunning(), makeRunning()]
  for (let count = 1; ; count++) {
    a.add(baseline[count - 1])
    b.add(contender[count - 1])
    const isLast = count === baseline.length
    if (!isLast && (count < first || (count - first) % 10 !== 0)) continue
    const excess = b.mean - a.mean
    const t = excess / Math.sqrt((a.squares + b.squares) / (count - 1) / count)
    const excludes = studentP(t, count - 1) < 0.05
    if (excludes || isLast) return decision(excludes, excess)
  }
}

/** Mean and sum of squared deviations so far (Welford 1962). */
function makeRunning() {
  let count = 0
  return {
    mean: 0,
    squares: 0,
    add(value) {
      const step = value - this.mean
      this.mean += step / ++count
      this.squares += step * (value - this.mean)
    },
  }
}

function decideByRankSum(baseline, contender, alpha) {
  const [m, n] = [baseline.length, contender.length]
  const { u, ties, tieTerm } = countWins(baseline, contender)
  const excess = u + ties / 2 - (m * n) / 2
  if (ties === 0 && tieTerm === 0) {
    const cdf = rankSumCdf(m, n)
    return decision(Math.min(1, 2 * cdf[Math.min(u, m * n - u)]) < alpha, excess)
  }
  const count = m + n
  const variance = ((m * n) / 12) * (count + 1 - tieTerm / (count * (count - 1)))
  return decision(variance > 0 && normalP(Math.max(0, Math.abs(excess) - 0.5) / Math.sqrt(variance)) < alpha, excess)
}

function decideByAsv(baseline, contender) {
  const [m, n] = [baseline.length, contender.length]
  const { u, ties } = countWins(baseline, contender)
  const half = (m * n) / 2
  const excess = u + ties / 2 - half
  // The tie breaking that is least significant.
  const low = Math.min(u, m * n - u - ties)
  const least = u <= half && u + ties >= half ? half : Math.max(low, Math.min(u + ties, m * n - u))
  const p =
    Math.max(m, n) > 20
      ? normalP((least - half) / Math.sqrt((m * n * (m + n + 1)) / 12))
      : Math.min(1, 2 * rankSumCdf(m, n)[Math.floor(least)])
  return decision(p < 0.002, excess)
}

/** In how many pairs the contender is larger (u) or ties, and Σ(t³ − t) over all groups of t equal values. */
function countWins(baseline, contender) {
  const a = baseline.slice().sort()
  const b = contender.slice().sort()
  let [u, ties, tieTerm] = [0, 0, 0]
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const value = Math.min(i < a.length ? a[i] : Infinity, j < b.length ? b[j] : Infinity)
    const [startA, startB] = [i, j]
    while (i < a.length && a[i] === value) i++
    while (j < b.length && b[j] === value) j++
    u += startA * (j - startB)
    ties += (i - startA) * (j - startB)
    const size = i - startA + j - startB
    tieTerm += size ** 3 - size
  }
  return { u, ties, tieTerm }
}

function decideBySignedRank(baseline, contender) {
  const differences = Array.from(contender, (value, i) => value - baseline[i])
    .filter(difference => difference !== 0)
    .sort((one, other) => Math.abs(one) - Math.abs(other))
  const n = differences.length
  let [positive, tieTerm] = [0, 0]
  for (let start = 0, end = 0; start < n; start = end) {
    const size = Math.abs(differences[start])
    // Equal but for rounding.
    while (end < n && Math.abs(differences[end]) - size < 1e-12) end++
    for (let i = start; i < end; i++) if (differences[i] > 0) positive += (start + end + 1) / 2
    tieTerm += (end - start) ** 3 - (end - start)
  }
  const total = (n * (n + 1)) / 2
  const excess = positive - total / 2
  if (tieTerm === 0) return decision(2 * signedRankCdf(n)[Math.min(positive, total - positive)] < 0.05, excess)
  const variance = (n * (n + 1) * (2 * n + 1) - tieTerm / 2) / 24
  return decision(normalP(Math.max(0, Math.abs(excess) - 0.5) / Math.sqrt(variance)) < 0.05, excess)
}

function decideByPairedT(baseline, contender) {
  const differences = contender.map((value, i) => value - baseline[i])
  const excess = mean(differences)
  return decision(studentP(excess / Math.sqrt(squaredError(differences)), differences.length - 1) < 0.05, excess)
}
