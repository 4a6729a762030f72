import { choice, count, flag, text } from '../declaration.js'

/** The inputs of the history that published baselines leave. */
export const history = {
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
  anchorEvery: count({
    place: 'history',
    least: 0,
    most: 20,
    default: '10',
    takenBy: ['publish'],
    help: 'Every how many pushes the new version is also compared with {anchor}. `0` means never.',
  }),
  anchorAsset: text({
    place: 'history',
    placeholder: 'NAME',
    only: 'action',
    takenBy: ['publish'],
    help: 'Asset of the release that holds its files, such as `payload.tar.gz`, because an asset does not expire. Without one, the baseline of the release is stored again before it expires.',
  }),
  historyBranch: text({
    default: '',
    placeholder: 'NAME',
    only: 'action',
    takenBy: ['history'],
    help: 'Branch that `mode: history` commits the history to. If it does not exist, it is created. Other files on it stay. Needs `contents: write`.',
  }),
  isPublic: flag({
    name: 'public',
    place: 'history',
    default: 'false',
    only: 'action',
    takenBy: ['history'],
    help: 'Commit the page of a private repository to {history-branch} too, although GitHub Pages can show it to everybody.',
  }),
  afterMerge: choice({
    names: ['off', 'comment', 'issue'],
    default: 'off',
    only: 'action',
    takenBy: ['history'],
    help: 'Where `mode: history` tells people what a push made worse. `comment` is the merged pull request. `issue` is one issue for each benchmark, or for each push with more than three, which closes when the level is back.',
  }),
}
