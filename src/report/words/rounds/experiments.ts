import type { Finding } from '../../../compare/verdicts/finding.js'
import { percentInterval, percentWithin } from '../../../metrics/scale.js'

/** Says what earlier experiments found of a benchmark, and what all of them show together. Undefined without any. */
export function describeExperiments({ experiments }: Finding): string | undefined {
  if (experiments === undefined) return undefined
  const { earlier, pooled } = experiments
  const parts = earlier.map((one, index) => {
    const found = one === null ? 'nothing' : [describeChange(one.change), one.verdict].filter(Boolean).join(' ')
    return `experiment ${index + 1}: ${found}`
  })
  const together = pooled === null ? [] : [`all together: ${describeChange(pooled)}`]
  return [`experiment ${earlier.length + 1} decides`, ...parts, ...together].join('; ')
}

function describeChange(change: Finding['change']): string {
  if (change === null) return ''
  const { value, low, high } = change
  return `${percentWithin(value, low, high)} ${percentInterval(low, high)}`
}

/** Numbers the experiment that is judged, before its rounds: `experiment 2, `. */
export function numberExperiment(findings: readonly Finding[]): string {
  const earlier = Math.max(0, ...findings.map(({ experiments }) => experiments?.earlier.length ?? 0))
  return earlier === 0 ? '' : `experiment ${earlier + 1}: `
}
