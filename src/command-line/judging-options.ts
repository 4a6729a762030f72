import type { CliOptions } from './options.js'

/** The options that say how measurements become verdicts. */
export const judgingOptions: CliOptions = {
  threshold: { value: 'PERCENT', help: 'smallest change worth reporting' },
  confidence: { value: 'PERCENT', help: 'confidence of the intervals' },
  config: { value: 'FILE', help: "rules by benchmark; the baseline's, where not given" },
  metrics: { value: 'NAMES', help: 'metrics that are judged: primary, all, or names' },
}
