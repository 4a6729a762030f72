import type { Finding } from '../../compare/verdicts/finding.js'
import { percentSize } from '../../metrics/scale.js'
import type { Section } from '../section.js'

/** Counters of the processor, as a reader calls them. */
const kinds = [
  ['instructions', 'instructions'],
  ['branch-misses', 'branch misses'],
  ['cache-misses', 'cache misses'],
] as const
/** A change whose interval lies within this is none that a reader has to know of. */
const negligible = 0.02

/**
 * Says what the counters of the processor show of the whole process: `same instructions, 18.0% more cache misses, 1.92 → 1.61
 * instructions per cycle`. Undefined where the machine has none, or where nothing can be told.
 */
export function countersText({ findings }: Pick<Section, 'findings'>): string | undefined {
  const find = (metric: string): Finding | undefined => findings.find(one => one.aside && one.metric === metric)
  const changes = kinds.flatMap(([metric, name]) => describe(find(metric), name) ?? [])
  const [instructions, cycles] = [find('instructions'), find('cycles')]
  const pace = instructions && cycles && describePace(instructions, cycles)
  const parts = [...changes, ...(pace === undefined ? [] : [pace])]
  return parts.length === 0 ? undefined : parts.join(', ')
}

function describe(finding: Finding | undefined, name: string): string | undefined {
  const { value, low, high } = finding?.change ?? {}
  if (value === undefined || low == null || high == null) return undefined
  if (low > 0 || high < 0) return `${percentSize(value)} ${value > 0 ? 'more' : 'fewer'} ${name}`
  return Math.max(-low, high) < negligible ? `same ${name}` : undefined
}

function describePace(instructions: Finding, cycles: Finding): string | undefined {
  const [before, after] = (['baseline', 'contender'] as const).map(
    side => (instructions[side]?.median ?? 0) / (cycles[side]?.median ?? 0),
  )
  if (![before!, after!].every(one => one > 0 && Number.isFinite(one))) return undefined
  return `${before!.toFixed(2)} → ${after!.toFixed(2)} instructions per cycle`
}
