import type { Extra } from '../../extra.js'

/** One report of what several jobs, or another workflow's run, have measured. */
export const merge: Extra = {
  name: 'merge',
  modes: {
    merge: {
      summary: 'makes one report from the records of this run, or of the run that the event `workflow_run` names',
      // What another run has measured comes by its event.
      load: async run =>
        run.event.name === 'workflow_run'
          ? (await import('./mode-of-run.js')).report
          : (await import('./mode.js')).merge,
    },
  },
}
