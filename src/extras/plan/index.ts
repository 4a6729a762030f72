import type { Extra } from '../../extra.js'

/** Which benchmarks a change can affect, by the sources of rules and the packages of a repository. */
export const plan: Extra = {
  name: 'plan',
  commands: { plan: async () => (await import('./command.js')).plan },
  modes: {
    plan: {
      summary: 'lists which benchmarks a change can affect, without building',
      load: async () => (await import('./mode.js')).runPlan,
    },
  },
}
