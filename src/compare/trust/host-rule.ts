import type { HostSample } from '../../record/host.js'
import type { Pair } from '../../record/pair.js'

/** A warning about the machine, and when it holds. */
export interface HostRule {
  readonly code:
    | ('steal' | 'high-load' | 'quota-spent' | 'throttled' | 'memory-pressure' | 'busy-host' | 'disk-full')
    | ('busy-disk' | 'busy-network' | 'lost-packets')
  readonly isMet: (sample: HostSample, record: Pair) => boolean
  /** `rounds` in words, and what all of them come to. */
  readonly describe: (rounds: string, sample: HostSample) => string
}
