import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, lutimesSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { counterbalance, readReport } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, compareSides, makeScript, writeSides } from './sides.js'
import { testFirst } from './some-at-night.js'

const time = { bench: 'parse', value: 1_000_000 }
const slower = { bench: 'parse', value: 1_100_000 }
const rounds = ['--rounds', '5']

/** Path, kind, mode, target of links and time of modification of everything in a directory, a line each. */
const list = ['find', '.', '-mindepth', '1', '-printf', String.raw`%p %y %m %l %T@\n`]

/** A command line that leaves that list of each copy in the sandbox. */
function listing(sandbox: Sandbox): string {
  const words = list.map(word => `'${word}'`).join(' ')
  return `${words} | sort > ${sandbox.at('lists')}/\${PWD##*/}; sh bench.sh`
}

function listDirectory(path: string): string {
  const lines = execFileSync(list[0]!, list.slice(1), { cwd: path, encoding: 'utf8' }).trimEnd().split('\n')
  return `${lines.sort().join('\n')}\n`
}

/** Gives everything in a directory a time of its own, with microseconds. */
function setTimes(path: string): void {
  readdirSync(path, { recursive: true, encoding: 'utf8' }).forEach((name, index) => {
    const time = 1_500_000_000.123_456 + index
    lutimesSync(join(path, name), time, time)
  })
}

/** A list whose times are rounded to microseconds. */
function atMicroseconds(text: string): string {
  return text.replace(/\d+\.\d+$/gm, time => Number(time).toFixed(6))
}

test('a copy is all of the directory but .git, with modes, links and times; nothing of the directory is touched', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  mkdirSync(sandbox.at('lists'))
  sandbox.write('b/deep/in/data.txt', 'data')
  sandbox.write('b/tool', '#!/bin/sh\n')
  sandbox.write('b/.hidden', 'x')
  sandbox.write('b/secret', 'x')
  sandbox.write('b/locked/file', 'x')
  mkdirSync(sandbox.at('b/empty'))
  symlinkSync('deep/in/data.txt', sandbox.at('b/link'))
  symlinkSync('nowhere', sandbox.at('b/dangling'))
  symlinkSync('deep', sandbox.at('b/folder'))
  symlinkSync('/bin/sh', sandbox.at('b/shell'))
  chmodSync(sandbox.at('b/secret'), 0o400)
  chmodSync(sandbox.at('b/deep/in'), 0o750)
  chmodSync(sandbox.at('b/locked'), 0o555)
  setTimes(sandbox.at('b'))
  const before = listDirectory(sandbox.at('b'))
  sandbox.write('b/.git/config', '[core]')
  sandbox.write('b/vendor/.git', 'gitdir: ../.git/modules/vendor')
  const { status, stderr } = await counterbalance(sandbox, [...compareSides, ...rounds, '--command', listing(sandbox)])
  expect(stderr).not.toContain('failed')
  expect(status).toBe(0)
  const lists = readdirSync(sandbox.at('lists')).map(name => sandbox.read(`lists/${name}`))
  expect(lists).toHaveLength(4)
  const [ofContender, again] = lists.filter(list => list.includes('./deep/in/data.txt')) as [string, string]
  const copied = ofContender
    .split('\n')
    .filter(line => !line.startsWith('./vendor '))
    .join('\n')
  expect(atMicroseconds(copied)).toBe(atMicroseconds(before))
  expect(again).toBe(ofContender)
  expect(existsSync(sandbox.at('b/.git/config'))).toBe(true)
})

testFirst(2, [
  { globs: ['bench.sh'], files: ['./bench.sh'] },
  {
    globs: ['bench.sh', 'data/**'],
    files: ['./bench.sh', './data', './data/in', './data/in/deep.txt', './data/link', './data/words.txt'],
  },
  {
    globs: ['bench.sh', 'data'],
    files: ['./bench.sh', './data', './data/in', './data/in/deep.txt', './data/link', './data/words.txt'],
  },
  { globs: ['*.sh', 'data/*.txt'], files: ['./bench.sh', './data', './data/words.txt'] },
  { globs: ['**', '!data/in/**'], files: ['./bench.sh', './data', './data/link', './data/words.txt', './notes.md'] },
])('the payload $globs is $files', async ({ globs, files }) => {
  const sandbox = makeSandbox()
  mkdirSync(sandbox.at('lists'))
  for (const side of ['a', 'b']) {
    sandbox.write(`${side}/bench.sh`, makeScript([time]))
    sandbox.write(`${side}/data/words.txt`, 'words')
    sandbox.write(`${side}/data/in/deep.txt`, 'deep')
    sandbox.write(`${side}/notes.md`, 'notes')
    sandbox.write(`${side}/.git/config`, '[core]')
    symlinkSync('words.txt', sandbox.at(side, 'data/link'))
  }
  const payload = globs.flatMap(glob => ['--set', `files=${glob}`])
  const { status } = await counterbalance(sandbox, [
    ...compareSides,
    ...rounds,
    ...payload,
    '--command',
    listing(sandbox),
  ])
  expect(status).toBe(0)
  const [list] = readdirSync(sandbox.at('lists'))
  const found = sandbox
    .read(`lists/${list}`)
    .trimEnd()
    .split('\n')
    .map(line => line.split(' ')[0])
  expect(found).toEqual(files)
})

test('a payload does not look behind links', async () => {
  const sandbox = makeSandbox()
  mkdirSync(sandbox.at('lists'))
  for (const side of ['a', 'b']) {
    sandbox.write(`${side}/bench.sh`, makeScript([time]))
    sandbox.write(`${side}/data-2/words.txt`, 'words')
    symlinkSync('data-2', sandbox.at(side, 'data'))
  }
  const payload = ['bench.sh', 'data/**', 'data-2/**'].flatMap(glob => ['--set', `files=${glob}`])
  const words = [...compareSides, ...rounds, ...payload, '--command', listing(sandbox)]
  expect(await counterbalance(sandbox, words)).toMatchObject({ status: 0 })
  expect(sandbox.read(`lists/${readdirSync(sandbox.at('lists'))[0]}`)).toMatch(
    /^\.\/bench.sh f .*\n\.\/data l 777 data-2 .*\n\.\/data-2 d .*\n\.\/data-2\/words.txt f .*\n$/,
  )
})

/** What leads back from a copy into the workspace, made by a function that is given the side's directory. */
const reachBacks: readonly {
  readonly name: string
  readonly make: (sandbox: Sandbox, side: string) => void
  readonly says: readonly string[]
}[] = [
  {
    name: 'an editable install',
    make: (sandbox, side) => sandbox.write(`${side}/lib/site-packages/app.pth`, `${sandbox.at(side)}/src\n`),
    says: ['lib/site-packages/app.pth holds the path '],
  },
  {
    name: 'a script with an interpreter of the workspace',
    make: (sandbox, side) => sandbox.write(`${side}/venv/bin/app`, `#!${sandbox.at(side)}/venv/bin/python\n`),
    says: ['venv/bin/app holds the path '],
  },
  {
    name: 'an absolute link',
    make: (sandbox, side) => symlinkSync(sandbox.at(side, 'bench.sh'), sandbox.at(side, 'link')),
    says: ['link is a link to '],
  },
  {
    name: 'an absolute link by way of another',
    make(sandbox, side) {
      if (!existsSync(sandbox.at('alias'))) symlinkSync(sandbox.at('a'), sandbox.at('alias'))
      symlinkSync(sandbox.at('alias/bench.sh'), sandbox.at(side, 'link'))
    },
    says: ['link is a link to '],
  },
  {
    name: 'a relative link that leaves the copy',
    make: (sandbox, side) => symlinkSync('../../a/bench.sh', sandbox.at(side, 'link')),
    says: ['link is a link to ../../a/bench.sh, which is outside of the copy'],
  },
]

test.each(reachBacks)('$name is refused', async ({ make, says }) => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  for (const side of ['a', 'b']) make(sandbox, side)
  const ended = await counterbalance(sandbox, [...compareSides, ...rounds, ...benchCommand])
  expect(ended.stderr).toContain('a copy of the baseline would still use files outside of it')
  for (const part of says) expect(ended.stderr).toContain(part)
  expect(ended.stderr).toMatch(
    /"files" .*, .* with "install" .*\. Or run the sides where they are: set "copies" to in-place/,
  )
  expect(ended).toMatchObject({ status: 2, stdout: '' })
  expect(existsSync(sandbox.at('invocations'))).toBe(false)
})

testFirst(2, reachBacks)('$name is left out by payload', async ({ make }) => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [slower])
  for (const side of ['a', 'b']) make(sandbox, side)
  const words = [...compareSides, ...rounds, '--set', 'files=bench.sh', ...benchCommand]
  expect(await counterbalance(sandbox, words)).toMatchObject({ status: 0 })
})

test('a workspace is known by the name of a link to it, too', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  symlinkSync(sandbox.at(), sandbox.at('home'))
  sandbox.write('b/app.pth', `${sandbox.at('home/b')}/src\n`)
  const words = ['compare', sandbox.at('home/a'), sandbox.at('home/b'), ...rounds]
  const ended = await counterbalance(sandbox, [...words, ...benchCommand])
  expect(ended.stderr).toContain('app.pth holds the path ')
  expect(ended.status).toBe(2)
  const named = await counterbalance(sandbox, [
    ...words,
    '--set',
    'files=bench.sh',
    '--',
    'sh',
    sandbox.at('home/b/bench.sh'),
  ])
  expect(named.stderr).toContain('the command names ')
  expect(named.status).toBe(2)
})

/** A program whose package was installed in place: its own directory stands in a file, as an editable install has it. */
function writeEditableSides(sandbox: Sandbox): string {
  for (const [side, benchmark] of [
    ['a', time],
    ['b', slower],
  ] as const) {
    sandbox.write(`${side}/src/bench.sh`, makeScript([benchmark]))
    sandbox.write(`${side}/app.pth`, sandbox.at(side, 'src'))
  }
  return 'sh "$(cat app.pth)/bench.sh"'
}

test('an editable install works where install makes it anew in each copy', async () => {
  const sandbox = makeSandbox()
  const command = writeEditableSides(sandbox)
  const install = [
    '--set',
    'files=src',
    '--set',
    `install=printf %s "$PWD/src" > app.pth; pwd >> ${sandbox.at('installed')}`,
  ]
  const words = [...compareSides, ...rounds, ...install, '--json', 'a.json', '--command', command]
  const { status } = await counterbalance(sandbox, words)
  expect(status).toBe(0)
  expect(readReport(sandbox, 'a.json')).toMatchObject({ status: 'regressed', plan: { inPlace: false } })
  const copies = sandbox.read('installed').trimEnd().split('\n')
  // The change is confirmed on copies that are installed once more.
  expect(new Set(copies).size).toBe(4)
  expect(copies).toEqual([...copies.slice(0, 4), ...copies.slice(0, 4)])
  expect(new Set(copies.map(path => path.length)).size).toBe(1)
})

test('install gets another $BENCH_SEED for each copy and each round, and the same ones for the same seed', {
  tags: 'nightly',
}, async () => {
  const draw = async (seed: string) => {
    const sandbox = makeSandbox()
    writeSides(sandbox, [time])
    const install = `install=echo "$BENCH_SEED" >> ${sandbox.at('seeds')}`
    const options = ['--rounds', '3', '--set', `seed=${seed}`, '--set', 'fresh-copies=round', '--set', install]
    const ended = await counterbalance(sandbox, ['compare', 'a', 'b', ...options, ...benchCommand])
    // Three rounds are too few for a verdict.
    expect(ended.status, ended.stderr).toBe(3)
    return sandbox.read('seeds').trimEnd().split('\n')
  }
  const seeds = await draw('one')
  // Once at first, and again before each round but the first.
  expect(seeds).toHaveLength(4 * 3)
  expect(new Set(seeds).size).toBe(seeds.length)
  for (const line of seeds) expect(line).toMatch(/^[1-9]\d{0,9}$/)
  expect(await draw('one')).toEqual(seeds)
  expect(await draw('two')).not.toEqual(seeds)
})

test('an editable install works in place, and the report says what that costs', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const command = writeEditableSides(sandbox)
  const words = [...compareSides, ...rounds, '--set', 'copies=in-place', '--json', 'a.json', '--command', command]
  const { status, stdout } = await counterbalance(sandbox, words)
  expect(status).toBe(0)
  expect(readReport(sandbox, 'a.json')).toMatchObject({ status: 'regressed', plan: { inPlace: true } })
  expect(stdout).toContain('Copies share their files here')
})

test('what install leaves behind that leads back is refused', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  const words = [...compareSides, ...rounds, '--set', `install=echo ${sandbox.at('b')}/src > app.pth`, ...benchCommand]
  const { status, stderr } = await counterbalance(sandbox, words)
  expect(stderr).toContain('app.pth holds the path ')
  expect(status).toBe(2)
})

test('install fails: its words are shown, and nothing is left', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  const install = 'mkdir locked; touch locked/file; chmod 500 locked; echo "no compiler" >&2; exit 7'
  const { status, stderr } = await counterbalance(sandbox, [
    ...compareSides,
    '--set',
    `install=${install}`,
    ...benchCommand,
  ])
  expect(stderr).toContain('"install" (mkdir locked')
  expect(stderr).toContain('ended with exit status 7 in copy 1 of the baseline. Its last lines:\nno compiler')
  expect(status).toBe(4)
})

test('a command that names a side is refused, since every copy would run the same', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [slower])
  const words = [...compareSides, ...rounds, '--', 'sh', sandbox.at('b/bench.sh')]
  const { status, stderr } = await counterbalance(sandbox, words)
  expect(stderr).toContain(
    `the command names ${sandbox.at('b')}, so every copy would run the files there. Write the path relative to the copy`,
  )
  expect(status).toBe(2)
})

test('in place it is not refused, but said', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [slower])
  const words = [...compareSides, ...rounds, '--set', 'copies=in-place', '--', 'sh', sandbox.at('b/bench.sh')]
  const { status, stdout } = await counterbalance(sandbox, words)
  expect(stdout).toContain(`the command names ${sandbox.at('b')}, so both sides may run the files there`)
  expect(status).toBe(0)
})

test('two commands may name what they like', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [slower])
  const commands = [`sh ${sandbox.at('a/bench.sh')}`, `sh ${sandbox.at('b/bench.sh')}`]
  const { status, stdout } = await counterbalance(sandbox, ['compare', ...commands, '--rounds', '6'])
  expect(stdout).toContain('regressed by ')
  expect(stdout).not.toContain('the command names')
  expect(status).toBe(0)
})

const program = `
#include <stdio.h>
#ifdef MESSAGE
const char *volatile where = MESSAGE;
#endif
int main(void) { puts("{\\"bench\\":\\"parse\\",\\"value\\":1,\\"unit\\":\\"B\\"}"); return 0; }
`

const hasCompiler = existsSync('/usr/bin/cc')

/** A program in each side, built with flags that its directory is put into. */
function compile(sandbox: Sandbox, flag: (directory: string) => string): void {
  for (const side of ['a', 'b']) {
    sandbox.write(`${side}/main.c`, program)
    execFileSync('/usr/bin/cc', ['-o', sandbox.at(side, 'app'), sandbox.at(side, 'main.c'), flag(sandbox.at(side))])
  }
}

test.skipIf(!hasCompiler)(
  'a program that loads its libraries from the workspace is refused',
  { tags: 'nightly' },
  async () => {
    const sandbox = makeSandbox()
    compile(sandbox, directory => `-Wl,--enable-new-dtags,-rpath,/usr/lib/x:${directory}/lib`)
    const { status, stderr } = await counterbalance(sandbox, [...compareSides, ...rounds, '--', './app'])
    expect(stderr).toContain(`app loads its libraries from ${sandbox.at('a')}/lib`)
    expect(status).toBe(2)
  },
)

test.skipIf(!hasCompiler)(
  'a program that only mentions the workspace runs, and that is said',
  { tags: 'nightly' },
  async () => {
    const sandbox = makeSandbox()
    compile(sandbox, directory => `-DMESSAGE="${directory}/main.c"`)
    const { status, stdout } = await counterbalance(sandbox, [...compareSides, ...rounds, '--', './app'])
    expect(stdout).toContain('binary files contain the path of the directory that they were built in (app and 1 more)')
    expect(status).toBe(0)
  },
)
