import type { Extra } from '../../extra.js'
import { settings } from './settings.js'

/** How often there are false alarms here, and whether a known slowdown is found. */
export const selfTest: Extra = {
  name: 'self-test',
  settings: { 'Self-test': settings },
  commands: { 'self-test': async () => (await import('./command.js')).selfTest },
  modes: {
    'self-test': {
      summary: 'counts false alarms and missed slowdowns on this runner',
      load: async () => (await import('./mode.js')).runSelfTest,
    },
  },
}
