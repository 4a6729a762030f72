import { halfGammaRatio } from './gamma.js'
import { normalCdf, normalQuantile } from './normal.js'

/**
 * P(T ≤ t) of Student's distribution with `degrees` of freedom, which need not be whole; the upper tail is `studentCdf(-t, …)`.
 *
 * `degrees` is at least 0.5 and may be infinite; relative error below 1e-11 in both tails.
 */
export function studentCdf(t: number, degrees: number): number {
  const tail = upperTail(Math.abs(t), degrees)
  return t < 0 ? tail : 1 - tail
}

/**
 * The t with P(T ≤ t) = p of Student's distribution, by Newton's method on logarithms, where both tail and centre are concave.
 *
 * `p` is in [0, 1], 0 and 1 giving the infinities; `degrees` as for `studentCdf`.
 */
export function studentQuantile(p: number, degrees: number): number {
  if (degrees === Infinity) return normalQuantile(p)
  if (p > 0.5) return findSize(1 - p, degrees)
  return p === 0.5 ? 0 : -findSize(p, degrees)
}

/** The t > 0 beyond which `p` < ½ is left. */
function findSize(p: number, degrees: number): number {
  if (p <= 0) return Infinity
  const isTail = p < 0.25
  const [part, wanted, sign] = isTail ? [upperTail, p, 1] : [centre, 0.5 - p, -1]
  let t = isTail ? -normalQuantile(p) : wanted / density(0, degrees)
  for (let step = 0; step < 60; step++) {
    const value = part(t, degrees)
    const change = (sign * Math.log(value / wanted) * value) / (density(t, degrees) * t)
    t *= Math.exp(change)
    if (Math.abs(change) < 1e-14) break
  }
  return t
}

// From here on, the normal approximation to the tail is as good as the continued fraction, and faster.
const manyDegrees = 20_000

/** P(T ≥ t) for t ≥ 0. */
function upperTail(t: number, degrees: number): number {
  if (t === Infinity) return 0
  if (degrees === Infinity) return normalCdf(-t)
  if (isCentral(t, degrees)) return 0.5 - centre(t, degrees)
  if (degrees > manyDegrees) return normalCdf(-toNormal(t, degrees))
  const { front, tail } = incompleteBeta(t, degrees)
  return (front * betaFraction(degrees / 2, 0.5, tail)) / degrees
}

/** P(0 ≤ T ≤ t). */
function centre(t: number, degrees: number): number {
  if (!isCentral(t, degrees)) return 0.5 - upperTail(t, degrees)
  const { front, head } = incompleteBeta(t, degrees)
  return front * betaFraction(0.5, degrees / 2, head)
}

/** Tells where the continued fraction of the centre converges faster than that of the tail. */
function isCentral(t: number, degrees: number): boolean {
  return t * t * (degrees + 2) < 3 * degrees
}

/** The arguments t² / (ν + t²) and ν / (ν + t²) of the incomplete beta function, and the factor before its continued fraction. */
function incompleteBeta(t: number, degrees: number): { readonly front: number; readonly head: number; tail: number } {
  const square = t * t
  const whole = degrees + square
  const [head, tail] = [square / whole, degrees / whole]
  const power = Math.exp((-degrees / 2) * Math.log1p(square / degrees))
  return { front: power * Math.sqrt(head / Math.PI) * halfGammaRatio(degrees / 2), head, tail }
}

function density(t: number, degrees: number): number {
  const power = Math.exp((-(degrees + 1) / 2) * Math.log1p((t * t) / degrees))
  return (power * halfGammaRatio(degrees / 2)) / Math.sqrt(degrees * Math.PI)
}

/** The continued fraction of the incomplete beta function (DLMF 8.17.22), evaluated from the front (Lentz 1976). */
function betaFraction(a: number, b: number, x: number): number {
  let c = 1
  let d = 1 / (1 - ((a + b) * x) / (a + 1))
  let value = d
  for (let m = 1; m < 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / (1 + even * d)
    c = 1 + even / c
    value *= c * d
    d = 1 / (1 + odd * d)
    c = 1 + odd / c
    value *= c * d
    if (Math.abs(c * d - 1) < 1e-15) break
  }
  return value
}

/** The normal deviate with the same tail (Hill 1970, algorithm 395). */
function toNormal(t: number, degrees: number): number {
  const a = degrees - 0.5
  const b = 48 * a * a
  const square = a * Math.log1p((t * t) / degrees)
  const inner = ((-0.4 * square - 3.3) * square - 24) * square - 85.5
  return ((inner / (0.8 * square * square + 100 + b) + square + 3) / b + 1) * Math.sqrt(square)
}
