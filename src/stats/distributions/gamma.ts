const halfLogTwoPi = 0.5 * Math.log(2 * Math.PI)

/** ln Γ(x) for x > 0, to about 1e-14: Stirling's series, after the recurrence Γ(x + 1) = x Γ(x) where x is small. */
export function logGamma(x: number): number {
  let [argument, product] = [x, 1]
  for (; argument < 16; argument++) product *= argument
  return (argument - 0.5) * Math.log(argument) - argument + halfLogTwoPi + stirlingRest(argument) - Math.log(product)
}

/** Γ(x + ½) / Γ(x) for x > 0, without the cancellation of large logarithms. */
export function halfGammaRatio(x: number): number {
  let [argument, factor] = [x, 1]
  for (; argument < 16; argument++) factor *= argument / (argument + 0.5)
  const rest = stirlingRest(argument + 0.5) - stirlingRest(argument)
  return factor * Math.sqrt(argument) * Math.exp(argument * Math.log1p(0.5 / argument) - 0.5 + rest)
}

/** The remainder of Stirling's formula for ln Γ(x), for x ≥ 16. */
function stirlingRest(x: number): number {
  const square = 1 / (x * x)
  return (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188)))) / x
}

/** P(X ≥ x) of the chi-squared distribution, precise far into the tail, to about 1e-13; 1 where there are no `degrees` of freedom. */
export function chiSquareTail(x: number, degrees: number): number {
  if (degrees <= 0 || x <= 0) return 1
  if (x === Infinity) return 0
  const [a, half] = [degrees / 2, x / 2]
  const scale = Math.exp(a * Math.log(half) - half - logGamma(a))
  return half < a + 1 ? 1 - scale * lowerSeries(a, half) : scale * upperFraction(a, half)
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let k = 1; term > sum * 1e-17; k++) {
    term *= x / (a + k)
    sum += term
  }
  return sum
}

/** Legendre's continued fraction, evaluated from the front (Lentz 1976). */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a
  let [c, d] = [Infinity, 1 / b]
  let value = d
  for (let k = 1; k < 10_000; k++) {
    const numerator = k * (a - k)
    b += 2
    d = 1 / (b + numerator * d)
    c = b + numerator / c
    value *= c * d
    if (Math.abs(c * d - 1) < 1e-15) break
  }
  return value
}
