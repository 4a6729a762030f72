import { compareOptions } from './compare-options.js'
import type { CliOptions } from './options.js'

/** What there is only where two different sides are compared, or one session is kept. */
const elsewhere = ['contender', 'baseline-command', 'contender-command', 'fail-on', 'allow', 'config', 'record', 'html']

export const selfTestOptions: CliOptions = {
  sessions: { value: 'N', help: 'sessions of the baseline against itself, and as many with the slowdown' },
  effect: { value: 'PERCENT', help: 'the slowdown that is to be found' },
  ...Object.fromEntries(Object.entries(compareOptions).filter(([name]) => !elsewhere.includes(name))),
  baseline: { value: 'DIR', help: 'directory of the program that is tested against itself (.)' },
}
