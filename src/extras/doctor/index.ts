import type { Extra } from '../../extra.js'

/** What is wrong with this machine and with the workflows of a repository. */
export const doctor: Extra = {
  name: 'doctor',
  commands: { doctor: async () => (await import('./command.js')).doctor },
}
