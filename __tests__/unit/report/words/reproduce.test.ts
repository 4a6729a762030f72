import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareOptions } from '../../../../src/command-line/compare.js'
import { inputs } from '../../../../src/inputs/declarations.js'
import type { Section } from '../../../../src/report/report.js'
import { named, repeatable, reproduce } from '../../../../src/report/words/reproduce.js'
import { quote } from '../../../../src/util/shell-word.js'
import { anyCharacter } from '../../any-character.js'
import { interrupted, report } from '../samples.js'

const commit = '9b01d7e2f00dcafe9b01d7e2f00dcafe9b01d7e2'
const here = { label: 'feature', source: 'workspace' } as const
const { sides: _, command: __, ...unknown } = report()

test.each<[what: string, report: Section, expected: readonly string[]]>([
  [
    'a baseline known by its commit is built from it',
    report({ sides: { baseline: { label: 'main', source: 'ref', commit }, contender: here } }),
    [`counterbalance compare ${commit} . --rounds 5..20 --set seed=6f1c --threshold 2% --command './app bench'`],
  ],
  [
    'directories in place, and other options',
    interrupted,
    [
      "counterbalance compare ../main . --rounds 5..20 --set seed=6f1c --threshold 2% --set copies=in-place --set 'files=dist/**' --set files=data.bin --command './app bench'",
    ],
  ],
  [
    'a command for each side',
    report({
      sides: {
        baseline: { label: 'a', source: 'command', command: 'sort big.txt' },
        contender: { label: 'b', source: 'command', command: "sort --parallel='2' big.txt" },
      },
      settings: { threshold: 0.0015, confidence: 0.95, looks: [13] },
      plan: { ...report().plan!, looks: [13] },
    }),
    [
      String.raw`counterbalance compare 'sort big.txt' 'sort --parallel='\''2'\'' big.txt' --command-name baseline --command-name contender --rounds 13 --set seed=6f1c --threshold 0.15%`,
    ],
  ],
  [
    'commands by the names of their sides, of which one has none of its own',
    report({
      names: { baseline: 'old', contender: './app --fast' },
      sides: {
        baseline: { label: 'old', source: 'command', command: './app' },
        contender: { label: './app --fast', source: 'command', command: './app --fast' },
      },
    }),
    ["counterbalance compare ./app './app --fast' --command-name old --rounds 5..20 --set seed=6f1c --threshold 2%"],
  ],
  [
    'commands of which only the second has a name of its own',
    report({
      names: { baseline: './app', contender: 'new' },
      sides: {
        baseline: { label: './app', source: 'command', command: './app' },
        contender: { label: 'new', source: 'command', command: 'sort' },
      },
    }),
    [
      'counterbalance compare ./app sort --command-name ./app --command-name new --rounds 5..20 --set seed=6f1c --threshold 2%',
    ],
  ],
  [
    'directories by their names, and the one that is the baseline',
    report({
      names: { baseline: 'old', contender: 'here' },
      sides: {
        baseline: { label: 'v1', source: 'ref', commit },
        contender: { label: '../b', source: 'directory' },
      },
      options: { setup: 'true', 'server.command': 'one &\ntwo', copies: 'in-place', files: 'true\n-x' },
    }),
    [
      `counterbalance compare old=${commit} here=../b --rounds 5..20 --set seed=6f1c --threshold 2% --setup true --set $'server.command=one &\\ntwo' --set copies=in-place --set files=true --set files=-x --command './app bench'`,
    ],
  ],
  [
    'a command for each version',
    report({
      sides: {
        baseline: { label: '../a', source: 'directory', command: 'sort' },
        contender: { label: '.', source: 'directory', command: '-x' },
      },
    }),
    ['counterbalance compare ../a . --rounds 5..20 --set seed=6f1c --threshold 2% --command sort --command=-x'],
  ],
  [
    'a command on one side only, of which the other is not known',
    report({
      sides: {
        baseline: { label: 'a', source: 'directory' },
        contender: { label: 'b', source: 'command', command: 'sort' },
      },
    }),
    [],
  ],
  [
    'a run that failed in its first round has the rounds that it should have had',
    report({
      sides: { baseline: { label: 'a', source: 'directory' }, contender: { label: 'b', source: 'directory' } },
      rounds: 1,
      plan: { ...report().plan!, looks: [13], stoppedBy: 'failing' },
    }),
    ["counterbalance compare dir:a dir:b --rounds 13 --set seed=6f1c --threshold 2% --command './app bench'"],
  ],
  [
    'wide rounds follow from the time budget',
    report({
      sides: { baseline: { label: 'a', source: 'directory' }, contender: { label: 'b', source: 'directory' } },
      rounds: 1,
      plan: { ...report().plan!, looks: [1], runs: 3 },
    }),
    ["counterbalance compare dir:a dir:b --set seed=6f1c --threshold 2% --command './app bench'"],
  ],
  [
    'a number of rounds that was not chosen yet, since the first analysis was not reached, is chosen again',
    report({
      sides: { baseline: { label: 'a', source: 'directory' }, contender: { label: 'b', source: 'directory' } },
      rounds: 1,
      plan: { ...report().plan!, looks: [6, 9, 20], auto: true, stoppedBy: 'failing' },
    }),
    ["counterbalance compare dir:a dir:b --rounds 6..auto --set seed=6f1c --threshold 2% --command './app bench'"],
  ],
  [
    'rounds to which some were added may have some added again',
    report({
      sides: { baseline: { label: 'a', source: 'directory' }, contender: { label: 'b', source: 'directory' } },
      rounds: 80,
      plan: { ...report().plan!, looks: [5, 8, 13, 20, 40, 80], auto: true, extendedFrom: 20 },
    }),
    ["counterbalance compare dir:a dir:b --rounds 5..auto --set seed=6f1c --threshold 2% --command './app bench'"],
  ],
  [
    'what is no commit is not given to git',
    report({ sides: { baseline: { label: 'main', source: 'ref', commit: '--upload-pack=x' }, contender: here } }),
    ["counterbalance compare dir:main . --rounds 5..20 --set seed=6f1c --threshold 2% --command './app bench'"],
  ],
  ['nothing known', unknown, []],
])('%s', (_, page, expected) => {
  expect(reproduce(page)).toEqual(expected)
})

test('options are written as they are declared', () => {
  const recorded = inputs.filter(({ isRecorded }) => isRecorded)
  const namesOf = (some: typeof recorded) => some.map(({ name }) => name).toSorted()
  expect(named.toSorted()).toEqual(
    namesOf(recorded.filter(({ name, placeholder }) => name in compareOptions && placeholder !== undefined)),
  )
  expect(repeatable.toSorted()).toEqual(namesOf(recorded.filter(({ isRepeatable }) => isRepeatable)))
})

test('a shell reads a quoted word as it was', () => {
  // Half characters cannot be given to a process at all.
  const word = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 30 }).filter(drawn => !drawn.includes('\0'))
  const words = fc.sample(word, { seed: 20_260_131, numRuns: 300 })
  const script = words.map(drawn => `printf '%s\\0' ${quote(drawn)}`).join('\n')
  const read = execFileSync('bash', ['--norc', '-c', script], { env: { LC_ALL: 'C.UTF-8' }, encoding: 'utf8' })
  expect(read.split('\0').slice(0, -1)).toEqual(words)
})

test('a quoted word hides nothing', () => {
  expect(quote('a\u001B[2K\rrm -rf\u202E')).toBe(String.raw`$'a\U0000001b[2K\U0000000drm -rf\U0000202e'`)
})
