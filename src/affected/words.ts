import type { Plan } from './decision.js'

/** Says what a plan comes to, in lines for a terminal or a log. */
export function describePlan({ measure, benchmarks, reason }: Plan): string {
  const isAll = benchmarks.length === 1 && benchmarks[0] === '**'
  if (!measure) return `Nothing to measure, because ${reason}.`
  if (isAll) return `Measure all benchmarks, because ${reason}.`
  const lines = benchmarks.map(pattern =>
    pattern.startsWith('!') ? `  not affected  ${pattern.slice(1)}` : `  measure       ${pattern}`,
  )
  return [`Measure some benchmarks, because ${reason}. The last pattern that fits a benchmark counts:`, ...lines].join(
    '\n',
  )
}
