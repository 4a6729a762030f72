import type { Extra } from '../../extra.js'
import { settings } from './settings.js'

/** Which of many commits made the difference. */
export const bisect: Extra = {
  name: 'bisect',
  settings: { Bisection: settings },
  commands: { bisect: async () => (await import('./command.js')).bisect },
}
