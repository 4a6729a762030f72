import { describe, expect, test } from 'vitest'
import { decodeGiven } from '../../../src/inputs/declarations.js'
import { makeInputs, type Source } from '../../../src/inputs/inputs.js'
import { parseSource } from '../../../src/inputs/sides.js'

type Texts = { readonly [name: string]: string }
type Words = Pick<Source, 'commands' | 'argv' | 'names' | 'lines'> & { readonly versions?: readonly string[] }

function choose(texts: Texts, { versions, ...words }: Words = {}) {
  const get = (name: string): string => texts[name] ?? ''
  const sources = versions?.map(parseSource).map(source => ({ ...source, form: source.form ?? 'ref' }))
  return makeInputs(decodeGiven(get, 'compare'), { get, contender: '.', ...words, sources })
}

/** Each side with what it is made of, the baseline first. */
function sidesOf(texts: Texts, words: Words = {}): readonly string[] {
  const { reference, baseline, contenders } = choose(texts, words)
  return [{ ...reference, source: baseline }, ...contenders].map(({ name, source }) => {
    const place = source.kind === 'directory' ? source.directory : 'ref' in source ? source.ref : ''
    return `${name}: ${source.kind}${place ? ` ${place}` : ''}`
  })
}

const argv = ['./app']

describe('the sides, the baseline first', () => {
  test.each<[string, Texts, Words, readonly string[]]>([
    [
      'two directories',
      {},
      { argv, versions: ['./a', './b'] },
      ['baseline: directory ./a', 'contender: directory ./b'],
    ],
    ['the current directory', {}, { argv, versions: ['./a'] }, ['baseline: directory ./a', 'contender: directory .']],
    ['the commit before', {}, { argv, versions: [] }, ['baseline: ref', 'contender: directory .']],
    ['two commits', { setup: 'make' }, { argv, versions: ['v1', 'v2'] }, ['baseline: ref v1', 'contender: ref v2']],
    [
      'a directory with a sign of equality in its path',
      {},
      { argv, versions: ['dir:a=b', './x=y'] },
      ['baseline: directory a=b', 'contender: directory ./x=y'],
    ],
    [
      'names',
      {},
      { argv, versions: ['one=./a', 'two=dir:c=d', 'three=ref:a=b'] },
      ['one: directory ./a', 'two: directory c=d', 'three: ref a=b'],
    ],
    [
      'a name for one of two',
      {},
      { argv, versions: ['old=v1', '../new/app'] },
      ['old: ref v1', 'app: directory ../new/app'],
    ],
    [
      'more than two without names',
      {},
      { argv, versions: ['store:s', 'feature/x', 'HEAD~1', '.'] },
      ['baseline: artifact', 'x: ref feature/x', 'HEAD~1: ref HEAD~1', 'current: directory .'],
    ],
    [
      'commits in addition to what is checked out, as in the action',
      { baseline: 'dir:a', contenders: 'old=v1\nolder=v0' },
      { argv },
      ['baseline: directory a', 'contender: directory .', 'old: ref v1', 'older: ref v0'],
    ],
    ['commands', {}, { commands: ['a', 'b b', 'c'] }, ['a: command', 'b b: command', 'c: command']],
    [
      'commands with names',
      {},
      { commands: ['a', 'b', 'c'], names: ['one', './two'] },
      ['one: command', './two: command', 'c: command'],
    ],
    ['the same command twice', {}, { commands: ['a', 'b', 'a'] }, ['a (1): command', 'b: command', 'a (2): command']],
    ['a long command', {}, { commands: ['a', 'b'.repeat(201)] }, ['a: command', 'command 2: command']],
  ])('%s', (_, texts, words, sides) => {
    expect(sidesOf(texts, words)).toEqual(sides)
  })
})

test('each command is a shell line, and that of versions is the same for all, or one for each', () => {
  const commandsOf = (words: Words) => {
    const { reference, contenders } = choose({}, words)
    return [reference, ...contenders].map(side => side.command)
  }
  const lines = [
    { kind: 'shell', line: 'sort a' },
    { kind: 'shell', line: 'LC_ALL=C sort a' },
  ]
  expect(commandsOf({ commands: ['sort a', 'LC_ALL=C sort a'] })).toEqual(
    lines.map(line => ({ ...line, pipefail: false })),
  )
  expect(commandsOf({ versions: ['./a', './b'], lines: ['sort a', 'LC_ALL=C sort a'] })).toEqual(lines)
  expect(commandsOf({ versions: ['./a', './b'], lines: ['sort a'] })).toEqual([lines[0], lines[0]])
  expect(commandsOf({ versions: ['./a', './b'], argv })).toEqual([
    { kind: 'argv', argv },
    { kind: 'argv', argv },
  ])
})

test.each<[line: string, argv: readonly string[]]>([
  ['./app', ['./app']],
  [' ./app  -n 3 ', ['./app', '-n', '3']],
  [`./app 'a b' "c \\"d\\" $e" f\\ g`, ['./app', 'a b', 'c "d" $e', 'f g']],
  [`./app --x='' ""`, ['./app', '--x=', '']],
])('%s without a shell', (line, argv) => {
  expect(choose({ 'no-shell': 'true' }, { commands: [line, './b'] }).reference.command).toEqual({ kind: 'argv', argv })
})

describe('what cannot be', () => {
  test.each<[string, Texts, Words, RegExp]>([
    [
      'an open quote',
      { 'no-shell': 'true' },
      { commands: ["./a 'b", 'c'] },
      /"\.\/a 'b" has a quote that is not closed/,
    ],
    [
      'one command',
      {},
      { commands: ['a'] },
      /there is only one command, "a": give another one, or put a command after/,
    ],
    ['an empty command', {}, { commands: ['a', ' '] }, /command 2 is empty/],
    [
      'the same name twice',
      {},
      { commands: ['a', 'b'], names: ['a', 'a'] },
      /two sides have the name "a": give each its/,
    ],
    ['two versions of one name', {}, { argv, versions: ['a=x', 'a=y'] }, /two sides have the name "a"/],
    [
      'two versions whose names end alike',
      {},
      { argv, versions: ['./x/a', './y/a', '.'] },
      /two sides have the name "a"/,
    ],
    [
      'a name that leads up',
      {},
      { argv, versions: ['..=x', 'b=y'] },
      /"\.\.=x" names a version "\.\.", which is a path; .* old=x/,
    ],
    ['an empty name', {}, { argv, versions: ['=v1', 'b=v2'] }, /"=v1" has an empty name; give it one of 1 to 60/],
    ['a name without a value', {}, { argv, versions: ['a=', 'b=v2'] }, /"a=" names no version: write a directory/],
    ['a form without a value', {}, { argv, versions: ['a=dir:'] }, /"a=dir:" is incomplete: .* such as dir:\.\.\/main/],
    [
      'a store that is not first',
      {},
      { argv, versions: ['v1', 'store:s'] },
      /"store:s" is a stored baseline, so it must/,
    ],
    [
      'a setup without a commit',
      { setup: 'make' },
      { argv, versions: ['./a'] },
      /none of the versions is one: leave it out/,
    ],
    [
      'three commands of two versions',
      {},
      { versions: ['./a'], lines: ['a', 'b', 'c'] },
      /is given 3 times, and there are 2 versions: give it once, or once for each version/,
    ],
    [
      'more names than commands',
      {},
      { commands: ['x', 'y'], names: ['a', 'b', 'c'] },
      /is given 3 times, and there are only 2 commands/,
    ],
    ['names of directories', {}, { argv, versions: ['./x'], names: ['a'] }, /name a version by NAME=SOURCE/],
    [
      'too many sides',
      {},
      { argv, versions: Array.from({ length: 65 }, (_, index) => `n${index}=v${index}`) },
      /there are 65 sides; at most 64/,
    ],
    [
      'a contender of the action without a name',
      { contenders: 'v1' },
      { argv },
      /invalid value "v1" for "contenders"; it must be NAME=REF/,
    ],
    [
      'a contender of the action by a path',
      { contenders: 'a/b=v1' },
      { argv },
      /names a version "a\/b", which is a path/,
    ],
  ])('%s', (_, texts, words, message) => {
    expect(() => choose(texts, words)).toThrow(message)
  })
})
