import { expect, test } from 'vitest'
import { checkWorkflow } from '../../../../src/extras/doctor/check.js'
import { read } from '../../repository/root.js'

const good = read('__tests__/golden/workflow/on-request.yml')
const measure = (key: string) => (text: string) =>
  text.replace('    needs: request\n', `    needs: request\n    ${key}\n`)

test.each<[name: string, change: (text: string) => string, says: RegExp]>([
  [
    'a right to write',
    text => text.replace('permissions: {}\n    concurrency', 'permissions: { contents: write }\n    concurrency'),
    /"measure" runs code of a pull request on request: give it "permissions: \{\}"/,
  ],
  [
    'the rights that the repository gives by default',
    text => text.replace(/ *permissions: \{\}\n/g, ''),
    /"measure" runs code of a pull request on request: give it "permissions: \{\}"/,
  ],
  ['an environment', measure('environment: production'), /remove its "environment"/],
  ['secrets', measure('env: { TOKEN: "${{ secrets.TOKEN }}" }'), /remove its secrets/],
  [
    'a cache',
    text =>
      text
        .replace(
          /( +)- uses: actions\/checkout.*\n/,
          '$&$1- uses: actions/setup-go@v6\n$1  with: { go-version: 1.26 }\n',
        )
        .replace(/(checkout@v7\n)( +- uses: actions\/setup-go@v6\n.*\n)( +with: .*\n)/, '$1$3$2'),
    /"actions\/setup-go@v6" keeps a cache that later runs of the default branch read/,
  ],
  [
    'another commit than the one that was granted',
    text => text.replace('needs.request.outputs.head }}", fetch', 'github.event.pull_request.head.sha }}", fetch'),
    /must measure the commit that was granted/,
  ],
  ['the token in the checkout', text => text.replace('persist-credentials: false', 'lfs: true'), /leaves the token/],
  [
    'a group for the whole workflow',
    text => text.replace('\njobs:', '\nconcurrency: { group: a, cancel-in-progress: true }\n\njobs:'),
    /can be cancelled by the next comment or label/,
  ],
  [
    'a group that cancels',
    text => text.replace('queue: max', 'cancel-in-progress: true'),
    /can be cancelled by the next comment or label/,
  ],
  [
    'a comparison with the rights of the default branch',
    text => text.replace('mode: measure', 'mode: compare'),
    /has "mode: compare" on "issue_comment"/,
  ],
  [
    'no right to answer',
    text => text.replaceAll('pull-requests: write', 'pull-requests: read'),
    /"answer" lacks "pull-requests: write"/,
  ],
])('%s is refused', (_, change, says) => {
  const text = change(good)
  expect(text).not.toBe(good)
  expect(checkWorkflow(text)!.map(({ message }) => message)).toContainEqual(expect.stringMatching(says))
})

const gate = (types: string, condition: string) => `on:
  pull_request: { types: ${types} }
permissions: { contents: read, actions: read, pull-requests: write }
jobs:
  benchmarks:
${condition}    runs-on: ubuntu-24.04
    timeout-minutes: 30
    concurrency: { group: a }
    steps:
      - uses: actions/checkout@v7
        with: { persist-credentials: false }
      - uses: octo/counterbalance@v0
        with: { build: make, files: app, command: ./app, fail-on: regressed }
`

test.each<[string, string, number]>([
  ['[opened, labeled]', "    if: contains(github.event.pull_request.labels.*.name, 'benchmark')\n", 1],
  ['[opened, labeled]', '', 0],
  ['[opened, synchronize]', "    if: github.actor != 'x'\n", 0],
])('a gate that a label can skip is refused: %s %s', (types, condition, count) => {
  const found = checkWorkflow(gate(types, condition))!.filter(({ message }) =>
    message.includes('a skipped check is a passed one'),
  )
  expect(found).toHaveLength(count)
})
