import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Manifest } from '../../../../src/baseline/manifest.js'
import { packForPublishing } from '../../../../src/system/copies/archive.js'
import { listPayload } from '../../../../src/system/copies/payload.js'
import { addToStore } from '../../../../src/system/store.js'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'stores-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const at = (...parts: string[]) => join(home, ...parts)
const project = () => at('project')

function write(path: string, text = 'x'): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}

/** Puts a baseline of `suite` into the store at `path`, as a call that has ended leaves it. */
function store(path: string, suite = 'benchmark'): void {
  const shelf = `${path}/counterbalance-${suite}`
  write(`${shelf}/2026-11-28T101112.345Z-0123456/baseline.json`, '{}')
  write(`${shelf}/2026-11-28T101112.345Z-0123456/payload.tar.gz`)
  write(`${shelf}/history.jsonl`)
}

async function list(globs: readonly string[] = [], storePath?: string): Promise<readonly string[]> {
  return (await listPayload(project(), globs, { store: storePath })).map(({ path }) => path)
}

const program = ['bench.sh', 'build', 'build/app']
beforeEach(() => {
  write('project/bench.sh')
  write('project/build/app')
})

test.each<[what: string, prepare: () => void, globs?: readonly string[]]>([
  ['in the project', () => store('project/baselines')],
  ['below other files', () => store('project/build/out/baselines')],
  ['that "files" names', () => store('project/build/baselines'), ['bench.sh', 'build/**']],
  ['that is the project itself', () => store('project')],
  ['beside what is built', () => store('project/build')],
  [
    'of other suites',
    () => {
      store('project/baselines')
      store('project/baselines', 'other--1a2b3c4d')
    },
  ],
  ['under another name', () => store('project/old-baselines')],
  [
    'whose directory got another name',
    () => {
      write('project/kept/mine/2026-11-28T101112.345Z/baseline.json')
      write('project/kept/mine/2026-11-28T101112.345Z/payload.tar.gz')
    },
  ],
  [
    'in which a call was ended',
    () => write('project/baselines/counterbalance-benchmark/.making-1a2b3c/payload.tar.gz'),
  ],
  [
    'behind a link',
    () => {
      store('elsewhere')
      symlinkSync('../elsewhere', at('project', 'baselines'))
      symlinkSync(at('elsewhere', 'counterbalance-benchmark'), at('project', 'shelf'))
    },
  ],
  [
    'with a link to it next to it',
    () => {
      store('project/baselines')
      symlinkSync('baselines', at('project', 'alias'))
    },
  ],
])('a store %s is part of no payload', async (_, prepare, globs) => {
  prepare()
  expect(await list(globs)).toEqual(program)
})

test('what merely looks like a store stays', async () => {
  write('project/counterbalance-benchmark/notes.md')
  write('project/data/2026-11-28T101112.345Z/values.json')
  write('project/history.jsonl')
  symlinkSync('build', at('project', 'link'))
  expect(await list()).toEqual(
    expect.arrayContaining([
      'counterbalance-benchmark/notes.md',
      'data/2026-11-28T101112.345Z/values.json',
      'history.jsonl',
      'link',
    ]),
  )
})

test('what lies beside baselines in their store stays', async () => {
  store('project/build')
  write('project/build/counterbalance-benchmark/notes.md')
  expect(await list()).toEqual([
    'bench.sh',
    'build',
    'build/app',
    'build/counterbalance-benchmark',
    'build/counterbalance-benchmark/notes.md',
  ])
})

test.each<[what: string, prepare: () => void, path: string]>([
  ['that is not there', () => {}, 'new/baselines'],
  ['that is empty', () => mkdirSync(at('project', 'baselines')), 'baselines'],
  ['in an empty directory', () => mkdirSync(at('project', 'out')), 'out/baselines'],
  ['that holds other files too', () => {}, 'build'],
  ['that is the program itself', () => {}, '.'],
  [
    'behind a link to an empty directory',
    () => {
      mkdirSync(at('elsewhere'))
      symlinkSync(at('elsewhere'), at('project', 'baselines'))
    },
    'baselines',
  ],
])('versions have one payload before and after others go into a store %s', async (_, prepare, path) => {
  prepare()
  for (const directory of [project(), at('project', 'build')]) utimesSync(directory, 1000, 1000)
  const place = at('project', path)
  const pack = () => packForPublishing(project(), [], at('payload.tar.gz'), { store: place })
  const publish = (suite: string) => {
    const manifest = { suite, record: null } as Manifest
    addToStore(place, { suite }, { manifest, file: at('payload.tar.gz') }, '2026-11-28T10:11:12.345Z')
  }
  const first = await pack()
  publish('benchmark')
  expect(await pack()).toEqual(first)
  publish('other')
  expect(await pack()).toEqual(first)
})
