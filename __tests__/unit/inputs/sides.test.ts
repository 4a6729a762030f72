import { describe, expect, test } from 'vitest'
import { decodeGiven } from '../../../src/inputs/declarations.js'
import { decodeInputs, makeInputs, refuseArtifacts } from '../../../src/inputs/inputs.js'

type Texts = { readonly [name: string]: string }
type Words = { readonly commands?: readonly string[]; readonly argv?: readonly string[] }

function choose(texts: Texts, words: Words = {}) {
  const get = (name: string): string => texts[name] ?? ''
  return makeInputs(decodeGiven(get, 'compare'), { get, contender: '.', ...words })
}

/** Each side with what it is made of, the baseline first. */
function sidesOf(texts: Texts, words: Words = {}): readonly string[] {
  const { reference, baseline, contenders } = refuseArtifacts(choose(texts, words))
  return [{ ...reference, source: baseline }, ...contenders].map(({ name, source }) => {
    const place = source.kind === 'directory' ? source.directory : 'ref' in source ? source.ref : ''
    return `${name}: ${source.kind}${place ? ` ${place}` : ''}`
  })
}

const command = { argv: ['./app'] }

describe('the sides, the baseline first', () => {
  test.each<[string, Texts, Words, readonly string[]]>([
    [
      'two directories',
      { 'baseline-directory': 'a', contender: 'b' },
      command,
      ['baseline: directory a', 'contender: directory b'],
    ],
    [
      'the current directory',
      { 'baseline-directory': 'a' },
      command,
      ['baseline: directory a', 'contender: directory .'],
    ],
    [
      'a directory with a sign of equality in its path',
      { 'baseline-directory': 'a', contender: './x=y' },
      command,
      ['baseline: directory a', 'contender: directory ./x=y'],
    ],
    [
      'several directories',
      { 'baseline-directory': 'a', contender: 'one=b\ntwo=c=d' },
      command,
      ['baseline: directory a', 'one: directory b', 'two: directory c=d'],
    ],
    [
      'directories without a baseline',
      { contender: 'one=b\ntwo=c\nthree=d' },
      command,
      ['one: directory b', 'two: directory c', 'three: directory d'],
    ],
    [
      'another reference',
      { contender: 'one=b\ntwo=c\nthree=d', reference: 'two' },
      command,
      ['two: directory c', 'one: directory b', 'three: directory d'],
    ],
    ['commits', { ref: 'old=v1\nnew=HEAD', setup: 'make' }, command, ['old: ref v1', 'new: ref HEAD']],
    [
      'commits beside a baseline and a directory',
      { 'baseline-ref': 'main', ref: 'old=v1', contender: 'here=.' },
      command,
      ['baseline: ref main', 'here: directory .', 'old: ref v1'],
    ],
    [
      'commits beside what is checked out, as in the action',
      { 'baseline-directory': 'a', contenders: 'old=v1\nolder=v0' },
      { argv: ['./app'] },
      ['baseline: directory a', 'contender: directory .', 'old: ref v1', 'older: ref v0'],
    ],
    ['commands', {}, { commands: ['a', 'b b', 'c'] }, ['a: command', 'b b: command', 'c: command']],
    [
      'commands with names',
      { name: 'one\ntwo', reference: 'c' },
      { commands: ['a', 'b', 'c'] },
      ['c: command', 'one: command', 'two: command'],
    ],
    ['a long command', {}, { commands: ['a', 'b'.repeat(201)] }, ['a: command', 'command 2: command']],
  ])('%s', (_, texts, words, sides) => {
    expect(sidesOf(texts, words)).toEqual(sides)
  })
})

test('each command is a shell line, and those of directories are all the same', () => {
  const { reference, contenders } = choose({}, { commands: ['sort a', 'LC_ALL=C sort a'] })
  expect([reference, ...contenders].map(side => side.command)).toEqual([
    { kind: 'shell', line: 'sort a' },
    { kind: 'shell', line: 'LC_ALL=C sort a' },
  ])
  const others = choose({ contender: 'one=a\ntwo=b' }, command)
  expect(others.contenders[0]!.command).toEqual(others.reference.command)
})

describe('what cannot be', () => {
  test.each<[string, Texts, Words, RegExp]>([
    ['one command', {}, { commands: ['a'] }, /there is only one command: give at least two, or put `--` before it/],
    ['an empty command', {}, { commands: ['a', ' '] }, /command 2 is empty/],
    ['the same command twice', {}, { commands: ['a', 'a'] }, /two sides have the name "a": give each its own name/],
    ['words on both sides of --', {}, { commands: ['a', 'b'], argv: ['c'] }, /^put `--` before the command/],
    [
      'commands and a baseline',
      { 'baseline-directory': 'x' },
      { commands: ['a', 'b'] },
      /^put `--` before the command/,
    ],
    ['commands and a contender', { contender: 'x' }, { commands: ['a', 'b'] }, /^put `--` before the command/],
    ['commands and an option', { command: 'x' }, { commands: ['a', 'b'] }, /^put `--` before the command/],
    ['two sides of one name', { contender: 'a=x\na=y' }, command, /two sides have the name "a"/],
    ['two commits of one name', { ref: 'a=x\na=y' }, command, /two sides have the name "a"/],
    [
      'a side that is called as the baseline',
      { 'baseline-directory': 'x', contender: 'baseline=y\nb=z' },
      command,
      /two sides have the name "baseline"/,
    ],
    [
      'a name that is a path',
      { contender: './a=x\nb=y' },
      command,
      /names a side "\.\/a", which is a path; give it a short name, such as a/,
    ],
    ['a name that leads up', { ref: '..=x\nb=y' }, command, /"ref" names a side "\.\.", which is a path/],
    ['a command by a path', { name: 'a/b' }, { commands: ['a', 'b'] }, /"name" names a side "a\/b", which is a path/],
    ['no name', { contender: 'x\ny' }, command, /"contender" is "x"; each of several sides needs a name: NAME=DIR/],
    ['no name of a commit', { ref: 'v1' }, command, /"ref" is "v1"; each of several sides needs a name: NAME=COMMIT/],
    ['an empty name', { ref: '=v1\nb=v2' }, command, /"ref" names a side empty; a name must be one line of 1 to 60/],
    ['a name without a value', { ref: 'a=\nb=v2' }, command, /"ref" is "a="; it must be NAME=COMMIT/],
    ['one commit', { ref: 'a=v1' }, command, /there is only one side, "a"/],
    [
      'another reference',
      { contender: 'a=x\nb=y', reference: 'c' },
      command,
      /"reference" is "c", and no side has that name; there are "a", "b"/,
    ],
    [
      'more names than commands',
      { name: 'a\nb\nc' },
      { commands: ['x', 'y'] },
      /"name" is given 3 times, and there are only 2 commands/,
    ],
    ['names of directories', { name: 'a', 'baseline-directory': 'x' }, command, /"name" is for commands before "--"/],
    [
      'too many sides',
      { ref: Array.from({ length: 65 }, (_, index) => `n${index}=v${index}`).join('\n') },
      command,
      /there are 65 sides; at most 64/,
    ],
    [
      'two commands and more sides',
      { 'baseline-command': 'a', 'contender-command': 'b', ref: 'c=v1' },
      {},
      /"baseline-command" and "contender-command" are two sides already/,
    ],
  ])('%s', (_, texts, words, message) => {
    expect(() => choose(texts, words)).toThrow(message)
  })
})

test('a published baseline stays the baseline', () => {
  const get = (name: string): string => ({ command: './app', contenders: 'a=v1', reference: 'a' })[name] ?? ''
  expect(() => decodeInputs(get, '.')).toThrow(/a published baseline can only be the baseline/)
})
