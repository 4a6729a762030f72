// Null distributions that the peers' rules need.

/** P(|T| ≥ |t|) of Student's t with `degrees` of freedom, which need not be whole. */
export function studentP(t, degrees) {
  if (!Number.isFinite(t)) return 0
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5)
}

/** P(|Z| ≥ |z|) of the normal distribution, to about 1e-7 (Abramowitz & Stegun 7.1.26, relative in the tail). */
export function normalP(z) {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.5 * x)
  const exponents = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
    -1.26551223,
  ]
  return t * Math.exp(-x * x + exponents.reduce((sum, coefficient) => sum * t + coefficient, 0))
}

const rankSums = new Map()

/** P(U ≤ u) for every u, two samples without ties (recursion of Mann & Whitney 1947, in probabilities). */
export function rankSumCdf(m, n) {
  const key = `${m},${n}`
  if (!rankSums.has(key)) rankSums.set(key, accumulate(rankSumMasses(m, n)))
  return rankSums.get(key)
}

const signedRanks = new Map()

/** P(W ≤ w) for every w, signed ranks of `n` differences without ties (Wilcoxon 1945). */
export function signedRankCdf(n) {
  if (!signedRanks.has(n)) {
    const masses = new Float64Array((n * (n + 1)) / 2 + 1)
    masses[0] = 1
    for (let rank = 1; rank <= n; rank++)
      for (let w = masses.length - 1; w >= 0; w--) masses[w] = (masses[w] + (w >= rank ? masses[w - rank] : 0)) / 2
    signedRanks.set(n, accumulate(masses))
  }
  return signedRanks.get(n)
}

function rankSumMasses(m, n) {
  let row = Array.from({ length: n + 1 }, () => Float64Array.of(1))
  for (let i = 1; i <= m; i++) {
    const next = [Float64Array.of(1)]
    for (let j = 1; j <= n; j++)
      next.push(
        Float64Array.from({ length: i * j + 1 }, (_, u) => (i * at(row[j], u - j) + j * at(next[j - 1], u)) / (i + j)),
      )
    row = next
  }
  return row[n]
}

function at(masses, index) {
  return index >= 0 && index < masses.length ? masses[index] : 0
}

function accumulate(masses) {
  let sum = 0
  return masses.map(mass => {
    sum += mass
    return sum
  })
}

/** The regularised incomplete beta function, by its continued fraction (Lentz 1976, as in Abramowitz & Stegun 26.5.8). */
function incompleteBeta(x, a, b) {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a
  let [c, d] = [1, 1 / (1 - ((a + b) * x) / (a + 1))]
  let fraction = d
  for (let m = 1; m < 300; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / (1 + even * d)
    c = 1 + even / c
    fraction *= c * d
    d = 1 / (1 + odd * d)
    c = 1 + odd / c
    fraction *= c * d
    if (Math.abs(c * d - 1) < 1e-12) break
  }
  return front * fraction
}

/** ln Γ(x) for x > 0: Stirling's series after shifting x above 8. */
function logGamma(x) {
  let product = 1
  for (; x < 8; x++) product *= x
  const inverse = 1 / x
  const series = inverse * (1 / 12 - inverse ** 2 * (1 / 360 - inverse ** 2 * (1 / 1260 - inverse ** 2 / 1680)))
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series - Math.log(product)
}
