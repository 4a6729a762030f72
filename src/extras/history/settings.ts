import { choice, text } from '../../inputs/declaration.js'

/** The inputs of the history that published baselines leave. */
export const settings = {
  anchor: text({
    place: 'history',
    placeholder: 'COMMIT',
    takenBy: ['publish'],
    help: {
      action:
        'Commit, tag or branch of the version that pushes are also compared with. By default, the last release, or else the highest version among the tags.',
      'command line':
        'Stored version that pushes are also compared with: its tag, its branch or the beginning of its commit SHA. By default, the highest version among the tags.',
    },
  }),
  historyBranch: text({
    name: 'branch',
    place: 'history',
    default: '',
    placeholder: 'NAME',
    only: 'action',
    takenBy: ['history'],
    help: 'Branch that `mode: history` commits the history to. If it does not exist, it is created. Other files on it stay. Needs `contents: write`.',
  }),
  afterMerge: choice({
    name: 'news',
    place: 'history',
    names: ['off', 'comment', 'issue'],
    default: 'off',
    only: 'action',
    takenBy: ['history'],
    help: 'Where `mode: history` tells people what a push made worse. `comment` is the merged pull request. `issue` is one issue for each benchmark, or for each push with more than three, which closes when the level is back.',
  }),
}
