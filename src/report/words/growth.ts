import type { Exponent, Growth } from '../../compare/conclusion.js'
import { say, type Text, trusted } from '../../document/text.js'

/** The largest distance from a power of the size that still is one, as a fraction: caches and n log n make as much. */
const usualMisfit = 0.15

/** Says how values grow with the size now, and how they did: `sort/n=… grows like n^2.11 [2.03, 2.19] (was n^1.02 [0.91, 1.12])`. */
export function growthText({ benchmark, metric, baseline, contender }: Growth): Text {
  const what = metric === 'time' ? say`${benchmark}` : say`${benchmark} · ${metric}`
  const misfit = Math.max(baseline.misfit, contender.misfit)
  const size = `${Math.max(1, Math.ceil(100 * misfit))}%`
  const linearity =
    misfit <= usualMisfit ? `powers of n fit within ${size}` : `no power of n fits well, values are up to ${size} off`
  return say`${what} grows like ${trusted(power(contender))} (was ${trusted(power(baseline))}); ${trusted(linearity)}.`
}

/** An exponent with its interval, with as many decimals as tell its ends apart: `n^1.02 [1.00, 1.04]`. */
function power({ value, low, high }: Exponent): string {
  const decimals = high - low < 0.02 ? 3 : 2
  const write = (number: number): string => {
    const text = Math.abs(number).toFixed(decimals)
    return number < 0 && /[1-9]/.test(text) ? `−${text}` : text
  }
  return low === high ? `n^${write(value)}` : `n^${write(value)} [${write(low)}, ${write(high)}]`
}
