/** The median absolute deviation of a normal distribution, in its standard deviations. */
export const madOfNormal = 0.6745

/** The complementary error function 1 − erf(x), to about 16 digits in both tails (Cody 1969). */
export function erfc(x: number): number {
  const size = Math.abs(x)
  if (size <= centralEnd) return 1 - x * ratio(centralErf, x * x)
  const tail = exponentialOfSquare(size, 1) * scaledErfc(size)
  return x < 0 ? 2 - tail : tail
}

/** The density of the standard normal distribution at `z`. */
export function normalDensity(z: number): number {
  return Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)
}

/** P(Z ≤ z) of the standard normal distribution, to about 15 digits in both tails; the upper tail is `normalCdf(-z)`. */
export function normalCdf(z: number): number {
  const size = Math.abs(z) / Math.SQRT2
  if (size <= centralEnd) return erfc(-z / Math.SQRT2) / 2
  // Not erfc(z / √2): the rounding of its argument would be magnified z² times.
  const tail = (exponentialOfSquare(Math.abs(z), 2) * scaledErfc(size)) / 2
  return z < 0 ? tail : 1 - tail
}

/**
 * The z with P(Z ≤ z) = p of the standard normal distribution, to about 16 digits (AS 241, Wichura 1988).
 *
 * `p` is in [0, 1]; 0 and 1 give the infinities.
 */
export function normalQuantile(p: number): number {
  const fromCentre = p - 0.5
  if (Math.abs(fromCentre) <= 0.425) return fromCentre * ratio(centralQuantile, 0.180625 - fromCentre * fromCentre)
  const tail = Math.min(p, 1 - p)
  if (tail <= 0) return fromCentre < 0 ? -Infinity : Infinity
  const depth = Math.sqrt(-Math.log(tail))
  const z = depth <= 5 ? ratio(middleQuantile, depth - 1.6) : ratio(farQuantile, depth - 5)
  return fromCentre < 0 ? -z : z
}

const centralEnd = 0.46875

/** e^(x²) · erfc(x), which varies slowly; `x` is above the central region. */
function scaledErfc(x: number): number {
  if (x <= 4) return ratio(middleErfc, x)
  const inverseSquare = 1 / (x * x)
  return (1 / Math.sqrt(Math.PI) - inverseSquare * ratio(farErfc, inverseSquare)) / x
}

/** e^(−x²/divisor); x² is split at a short x so that its rounding is not magnified (Cody). */
function exponentialOfSquare(x: number, divisor: number): number {
  if (x > 40) return 0
  const short = Math.trunc(x * 16) / 16
  return Math.exp((-short * short) / divisor) * Math.exp((-(x - short) * (x + short)) / divisor)
}

/** A rational function: the coefficients of two polynomials, the highest power first. */
interface Rational {
  readonly top: readonly number[]
  readonly bottom: readonly number[]
}

function ratio({ top, bottom }: Rational, x: number): number {
  return polynomial(top, x) / polynomial(bottom, x)
}

function polynomial(coefficients: readonly number[], x: number): number {
  let value = 0
  for (let i = 0; i < coefficients.length; i++) value = value * x + coefficients[i]!
  return value
}

const centralErf: Rational = {
  top: [0.18577770618460315, 3.1611237438705655, 113.86415415105016, 377.485237685302, 3209.3775891384694],
  bottom: [1.0, 23.601290952344122, 244.02463793444417, 1282.6165260773723, 2844.236833439171],
}
const middleErfc: Rational = {
  top: [
    2.1531153547440383e-8, 0.5641884969886701, 8.883149794388377, 66.11919063714163, 298.6351381974001,
    881.952221241769, 1712.0476126340707, 2051.0783778260716, 1230.3393547979972,
  ],
  bottom: [
    1.0, 15.744926110709835, 117.6939508913125, 537.1811018620099, 1621.3895745666903, 3290.7992357334597,
    4362.619090143247, 3439.3676741437216, 1230.3393548037495,
  ],
}
const farErfc: Rational = {
  top: [
    0.016315387137302097, 0.30532663496123236, 0.36034489994980445, 0.12578172611122926, 0.016083785148742275,
    0.0006587491615298378,
  ],
  bottom: [1.0, 2.568520192289822, 1.8729528499234673, 0.5279051029514285, 0.06051834131244132, 0.0023352049762686918],
}
const centralQuantile: Rational = {
  top: [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
    133.14166789178438, 3.3871328727963665,
  ],
  bottom: [
    5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
    42.31333070160091, 1.0,
  ],
}
const middleQuantile: Rational = {
  top: [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
    5.769497221460691, 4.630337846156546, 1.4234371107496835,
  ],
  bottom: [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
    1.6763848301838038, 2.053191626637759, 1.0,
  ],
}
const farQuantile: Rational = {
  top: [
    2.0103343992922881e-7, 2.7115555687434876e-5, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
    1.7848265399172913, 5.463784911164114, 6.657904643501103,
  ],
  bottom: [
    2.0442631033899397e-15, 1.421511758316446e-7, 1.8463183175100548e-5, 0.0007868691311456133, 0.014875361290850615,
    0.1369298809227358, 0.599832206555888, 1.0,
  ],
}
