import type { Extra } from '../../extra.js'
import { historyFile } from './file-name.js'
import { addSince, sinceSentences } from './section.js'
import { settings } from './settings.js'

/** The levels of all versions of the default branch, from the comparisons of its pushes: what changed since when, and who is told. */
export const history: Extra = {
  name: 'history',
  settings: { History: settings },
  commands: { history: async () => (await import('./command.js')).history },
  modes: {
    history: {
      summary: 'commits the history to a branch, or tells people what a push made worse',
      load: async () => (await import('./mode.js')).runHistory,
    },
  },
  conclude: addSince,
  sentences: sinceSentences,
  keeper: {
    ...historyFile,
    describe: async (...words) => (await import('./describe.js')).describeBaseline(...words),
    listValues: async text => (await import('./describe.js')).listNewestValues(text),
    followRun: async push => await (await import('./system/follow-run.js')).followRun(push),
    followStore: async push => await (await import('./system/follow-store.js')).followStore(push),
  },
}
