import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { OwnCheckout } from '../../src/system/git/own-checkout.js'
import { fetchCommitPrivately } from '../../src/system/git/own-checkout.js'
import { runHere } from './here.js'
import { clone, makeRepository, openRepository, type Repository } from './repository.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { testFirst } from './some-at-night.js'

const wanted = { 'run.sh': 'echo 1\n', 'data.txt': 'one\ntwo\n', 'lib/fast.js': 'fast\n' }

/** A repository of two commits, of which the first has a tag and the files that are `wanted`. */
function makeOrigin(sandbox: Sandbox, files: Readonly<Record<string, string>> = {}) {
  const origin = makeRepository(sandbox, 'origin')
  origin.commit({ 'run.sh': 'echo 0\n' }, 'older')
  origin.git('tag', 'v1.0.0')
  const base = origin.commit({ ...wanted, ...files }, 'base')
  const head = origin.commit({ 'run.sh': 'echo 2\n', 'lib/fast.js': 'slow\n' }, 'head')
  // What GitHub allows.
  for (const key of ['allowFilter', 'allowAnySHA1InWant']) origin.git('config', `uploadpack.${key}`, 'true')
  return { origin, base, head }
}

/** The base as the action checks it out beside `work`: its files, what is told of them, and where. */
async function checkOut(sandbox: Sandbox, work: Repository, base: string, variables: Record<string, string> = {}) {
  const told: string[] = []
  let checkout: OwnCheckout | undefined
  const given = {
    variables: { ...sandbox.variables, GITHUB_ACTIONS: 'true', ...variables },
    directory: work.path,
    words: [],
  }
  await runHere(given, async () => {
    const signal = new AbortController().signal
    const request = { commit: base, repository: work.path, home: sandbox.at('ours'), signal }
    const fetched = await fetchCommitPrivately({
      ...request,
      credentials: undefined,
      tell: line => void told.push(line),
    })
    checkout = await fetched.checkOut(sandbox.at('baseline'))
    return 0
  })
  return {
    told,
    warnings: checkout!.warnings.map(({ message }) => message),
    read: (path: string) => sandbox.read(`baseline/${path}`),
    has: (path: string) => existsSync(sandbox.at('baseline', path)),
    git: openRepository(sandbox, 'baseline').git,
  }
}

const spoil = (work: Repository, commit: string, path: string, text: string): void => {
  const object = work.git('rev-parse', `${commit}:${path}`)
  const bytes = execFileSync('python3', [
    '-c',
    'import sys, zlib; t = sys.argv[1].encode(); sys.stdout.buffer.write(zlib.compress(b"blob %d\\0" % len(t) + t))',
    text,
  ])
  const file = join(work.path, '.git/objects', object.slice(0, 2), object.slice(2))
  mkdirSync(dirname(file), { recursive: true })
  if (existsSync(file)) chmodSync(file, 0o644)
  writeFileSync(file, bytes)
}

/** Has the repository no packs, so that each object is a file that can be changed. */
function unpack(work: Repository): void {
  const folder = join(work.path, '.git/objects/pack')
  const packs = execFileSync('sh', ['-c', `ls ${folder}/*.pack`], { encoding: 'utf8' })
    .trim()
    .split('\n')
  for (const pack of packs) {
    const moved = join(work.path, 'moved.pack')
    execFileSync('mv', [pack, moved])
    for (const ending of ['.idx', '.rev']) rmSync(pack.replace(/\.pack$/, ending), { force: true })
    execFileSync('git', ['-C', work.path, 'unpack-objects', '-q'], { input: readFileSync(moved) })
    rmSync(moved)
  }
}

const evil = (sandbox: Sandbox): string =>
  sandbox.write('evil', `#!/bin/sh\necho >> ${sandbox.at('ran')}; sed "s/1/2/; s/fast/slow/"\n`)

testFirst<[string, (work: Repository, sandbox: Sandbox, base: string) => void]>(2, [
  [
    'a filter, and attributes that name it',
    (work, sandbox) => {
      work.git('config', 'filter.x.smudge', evil(sandbox))
      sandbox.write('work/.git/info/attributes', '* filter=x\n')
    },
  ],
  [
    'a loose object with other bytes',
    (work, _, base) => {
      unpack(work)
      spoil(work, base, 'lib/fast.js', 'slow\n')
    },
  ],
  [
    'a filter and attributes of the user',
    (_, sandbox) => {
      sandbox.write(
        '.gitconfig',
        `[filter "x"]\n\tsmudge = ${evil(sandbox)}\n[core]\n\tattributesFile = ${sandbox.at('attributes')}\n\tfsmonitor = ${evil(sandbox)}\n`,
      )
      sandbox.write('attributes', '* filter=x\n')
    },
  ],
  [
    'hooks, a monitor, and words for ssh',
    (work, sandbox) => {
      for (const hook of ['post-checkout', 'reference-transaction', 'post-index-change'])
        execFileSync('install', ['-D', '-m', '755', evil(sandbox), join(work.path, '.git/hooks', hook)])
      for (const key of [
        'core.fsmonitor',
        'core.sshCommand',
        'uploadpack.packObjectsHook',
        'core.alternateRefsCommand',
      ])
        work.git('config', key, evil(sandbox))
    },
  ],
  [
    'objects that stand for others, and grafts',
    (work, sandbox, base) => {
      work.git('replace', work.git('rev-parse', `${base}:lib/fast.js`), work.git('rev-parse', 'HEAD:lib/fast.js'))
      work.git('replace', base, 'HEAD')
      sandbox.write('work/.git/info/grafts', `${base} ${work.git('rev-parse', 'HEAD')}\n`)
    },
  ],
  [
    'line ends for this repository',
    work => {
      work.git('config', 'core.autocrlf', 'true')
      work.git('config', 'core.eol', 'crlf')
    },
  ],
  [
    'a clone that lacks files, and a program that fetches them',
    (work, sandbox) => {
      work.git('config', 'extensions.partialClone', 'evil')
      work.git('config', 'remote.evil.promisor', 'true')
      work.git('config', 'remote.evil.url', `ext::${evil(sandbox)}`)
      work.git('config', 'protocol.ext.allow', 'always')
    },
  ],
])('a step before that has written %s changes no file of the baseline', async (_, plant) => {
  const sandbox = makeSandbox()
  const { origin, base } = makeOrigin(sandbox)
  const work = clone(sandbox, origin, 'work')
  plant(work, sandbox, base)
  const checkout = await checkOut(sandbox, work, base)
  for (const [path, text] of Object.entries(wanted)) expect(checkout.read(path)).toBe(text)
  expect(existsSync(sandbox.at('ran'))).toBe(false)
  expect([checkout.git('rev-parse', 'HEAD'), checkout.git('status', '--porcelain')]).toEqual([base, ''])
  expect([checkout.warnings, checkout.told]).toEqual([[], []])
})

testFirst<[string, readonly string[], string | undefined]>(1, [
  ['that is whole', [], 'v1.0.0-1-g'],
  ['of depth 1', ['--depth', '1'], undefined],
  ['without files', ['--filter=blob:none'], 'v1.0.0-1-g'],
  ['without files and of depth 1', ['--filter=blob:none', '--depth', '1'], undefined],
])('beside a clone %s, git tells the versions that the clone knows', async (_, words, version) => {
  const sandbox = makeSandbox()
  const { origin, base } = makeOrigin(sandbox)
  const work = clone(sandbox, origin, 'work', ...words)
  if (words.includes('--depth')) work.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', base)
  const { read, git } = await checkOut(sandbox, work, base)
  for (const [path, text] of Object.entries(wanted)) expect(read(path)).toBe(text)
  if (version === undefined) expect(() => git('describe', '--tags')).toThrow(/No (?:names|tags)/)
  else expect(git('describe', '--tags', '--dirty')).toBe(`${version}${base.slice(0, 7)}`)
  expect(git('log', '--format=%s').split('\n')[0]).toBe('base')
  expect(git('config', 'remote.origin.url')).toBe(`file://${origin.path}`)
})

/** A git-lfs that gives git what its storage has, by the protocol of long-running filters (gitattributes(5)), and can fetch nothing. */
const standInForLfs = `#!/usr/bin/env node
const { execFileSync } = require('node:child_process')
const { readFileSync, readSync } = require('node:fs')
const read = length => {
  const bytes = Buffer.alloc(length)
  for (let at = 0, count; at < length; at += count) if ((count = readSync(0, bytes, at, length - at)) === 0) process.exit(0)
  return bytes
}
const group = () => {
  const lines = []
  for (let size; (size = parseInt(read(4).toString(), 16)) !== 0; ) lines.push(read(size - 4).toString())
  return lines
}
const { writeSync } = require('node:fs')
const say = (...texts) => {
  for (const text of texts) writeSync(1, (text.length + 4).toString(16).padStart(4, '0') + text)
  writeSync(1, '0000')
}
group()
say('git-filter-server\\n', 'version=2\\n')
group()
say('capability=smudge\\n')
const storage = execFileSync('git', ['config', 'lfs.storage'], { encoding: 'utf8' }).trim()
for (;;) {
  group()
  const id = /^oid sha256:(.*)$/m.exec(group().join(''))[1]
  try {
    const text = readFileSync([storage, 'objects', id.slice(0, 2), id.slice(2, 4), id].join('/'), 'utf8')
    say('status=success\\n')
    say(text)
    say()
  } catch {
    say('status=error\\n')
  }
}
`

test('the attributes of the commit hold, and a file of LFS is written by our words alone', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const content = 'large\n'.repeat(100)
  const id = createHash('sha256').update(content).digest('hex')
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${id}\nsize ${content.length}\n`
  const attributes = '*.txt text eol=crlf\n*.bin filter=lfs -text\n'
  const { origin, base } = makeOrigin(sandbox, { '.gitattributes': attributes, 'data.bin': pointer })
  const work = clone(sandbox, origin, 'work')
  work.git('config', 'filter.lfs.smudge', `git-lfs smudge -- %f; ${evil(sandbox)}`)
  sandbox.write('bin/git-lfs', standInForLfs)
  const place = `work/.git/lfs/objects/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`
  const PATH = `${sandbox.at('bin')}:${sandbox.variables.PATH}`
  sandbox.write(place, content.replace('large', 'LARGE'))
  const spoiled = await checkOut(sandbox, work, base, { PATH })
  expect([spoiled.read('data.bin'), spoiled.read('data.txt')]).toEqual([pointer, 'one\r\ntwo\r\n'])
  for (const directory of ['ours', 'baseline']) rmSync(sandbox.at(directory), { recursive: true })
  sandbox.write(place, content)
  const whole = await checkOut(sandbox, work, base, { PATH })
  expect(whole.read('data.bin')).toBe(content)
  expect([whole.warnings, existsSync(sandbox.at('ran'))]).toEqual([[], false])
})

test('another filter runs as the checkout defines it, and the report says whose words wrote the files', async () => {
  const sandbox = makeSandbox()
  const { origin, base } = makeOrigin(sandbox, { '.gitattributes': '*.secret filter=vault\n', 'a.secret': 'locked\n' })
  const work = clone(sandbox, origin, 'work')
  sandbox.write('work/.git/vault/key', 'open')
  work.git('config', 'filter.vault.smudge', 'sed "s/locked/$(cat "$(git rev-parse --git-dir)/vault/key")/"')
  work.git('config', 'filter.vault.required', 'true')
  const { read, warnings } = await checkOut(sandbox, work, base)
  expect(read('a.secret')).toBe('open\n')
  expect(warnings).toEqual([
    "`filter.vault` of `.git/config` wrote the baseline's files: a step before this one may have set it",
  ])
})

testFirst<[string, readonly string[]]>(0, [
  ['whole', []],
  ['without files', ['--filter=blob:none', '--depth', '1']],
])('the baseline of a sparse checkout that is %s has the same files', async (_, words) => {
  const sandbox = makeSandbox()
  const { origin, base } = makeOrigin(sandbox, { 'other/large.bin': 'large\n' })
  const work = clone(sandbox, origin, 'work', '--no-checkout', ...words)
  work.git('sparse-checkout', 'set', 'lib')
  work.git('checkout', '--quiet')
  if (words.includes('--depth')) work.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', base)
  const { has, read, told } = await checkOut(sandbox, work, base)
  expect([read('lib/fast.js'), has('other'), has('run.sh')]).toEqual(['fast\n', false, true])
  expect(told).toEqual(['`.git/info/sparse-checkout` of the checkout says which files the baseline has.'])
})

test('a repository of SHA-256 is checked out in one of its kind', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  execFileSync('git', ['init', '--quiet', '--object-format=sha256', '--initial-branch=main', sandbox.at('work')], {
    env: sandbox.variables,
  })
  const work = openRepository(sandbox, 'work')
  const base = work.commit(wanted)
  work.commit({ 'run.sh': 'echo 2\n' })
  const { read, git } = await checkOut(sandbox, work, base)
  expect([read('run.sh'), git('rev-parse', 'HEAD')]).toEqual(['echo 1\n', base])
})

test('a submodule is fetched by a build as in the checkout', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const library = makeRepository(sandbox, 'library')
  library.commit({ 'parse.js': 'exports.parse = 1' })
  const origin = makeRepository(sandbox, 'origin')
  origin.git('submodule', '--quiet', 'add', '../library', 'lib')
  const base = origin.commit({ 'run.sh': 'echo 1\n' })
  const work = clone(sandbox, origin, 'work')
  work.git('config', 'http.https://example.com/.extraheader', 'AUTHORIZATION: basic abc')
  const { git, read } = await checkOut(sandbox, work, base)
  git('submodule', '--quiet', 'update', '--init')
  expect(read('lib/parse.js')).toContain('parse')
  expect(git('config', '--get-all', 'http.https://example.com/.extraheader')).toBe('AUTHORIZATION: basic abc')
})
