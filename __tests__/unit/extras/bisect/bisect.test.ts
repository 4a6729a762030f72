import { expect, test } from 'vitest'
import { type AskedBisection, type BisectPorts, type BisectView, bisect } from '../../../../src/extras/bisect/bisect.js'
import { decodeBisect } from '../../../../src/extras/bisect/inputs.js'
import type { Bisection, Commit } from '../../../../src/extras/bisect/result.js'
import type { Inputs } from '../../../../src/inputs/inputs.js'
import { makeRecord, noisy } from '../../compare/records.js'
import { toRecord } from '../../record/whole.js'

const view: BisectView = {
  begin: () => undefined,
  openComparison: () => ({ watch: () => undefined, [Symbol.dispose]: () => undefined }),
  enter: () => undefined,
  learn: () => undefined,
  skip: () => undefined,
}

const describeCommit = (commit: string): Commit => ({ commit, subject: commit, author: 'Ada', date: '2026-11-02' })

/** What a line of history ends with is a merge of a branch that began at `base`. */
const lines: Readonly<Record<string, readonly string[]>> = {
  merge: ['first', 'second', 'merge'],
  tip: ['base', 'inner', 'tip'],
}

/** A history of commits whose benchmark takes as long as `levels` say; what is kept of it stands in `log`. */
function makeWorld(levels: Readonly<Record<string, number>>, unbuilt: readonly string[] = []) {
  const log: string[] = []
  const built = new Set<string>()
  let state: Bisection | undefined
  let seconds = 0
  const measure = async ({ baseline, contenders }: Inputs) => {
    const from = 'directory' in baseline ? baseline.directory : ''
    const [{ source } = { source: undefined }] = contenders
    const to = source?.kind === 'directory' ? source.directory : ''
    const effect = (levels[to] ?? 1) / (levels[from] ?? 1) - 1
    return toRecord(makeRecord([{ name: 'parse', value: noisy(effect) }], { rounds: 20, seed: `${from} ${to}` }))
  }
  const ports: BisectPorts = {
    resolve: async name => name,
    listRange: async (_, bad) => lines[bad]!.map(describeCommit),
    describe: async commit => ({ ...describeCommit(commit), files: [], isMerge: commit === 'merge' }),
    findMerged: async () => ({ good: 'base', bad: 'tip' }),
    build: async commit => {
      built.add(commit)
      return unbuilt.includes(commit) ? { reason: `${commit} cannot be built`, isSilent: false } : { directory: commit }
    },
    measure,
    readState: () => state!,
    writeState: bisection => {
      state = bisection
      log.push(bisection.commits.at(-1)!.commit)
    },
    removeState: () => log.push('removed'),
    clock: () => seconds++,
    signal: new AbortController().signal,
  }
  return { ports, log, built }
}

const given: Readonly<Record<string, string>> = { command: './app', seed: 'a' }

function ask(options: Readonly<Record<string, string>> = {}): AskedBisection {
  const get = (name: string): string => ({ ...given, ...options })[name] ?? ''
  return decodeBisect(get, '.', { sources: ['first', 'merge'].map(value => ({ name: undefined, value })) })
}

test('among the commits of a merge the one that did it is named, with the merge that it came in by', async () => {
  const { ports, log } = makeWorld({ merge: 1.2, tip: 1.2 })
  const found = await bisect(ask({}), ports, view)
  expect(found).toMatchObject({
    end: { kind: 'named' },
    culprit: { commit: 'tip' },
    merge: { culprit: { commit: 'merge' } },
  })
  expect([new Set(log), log.at(-1)]).toEqual([new Set(['merge', 'removed']), 'removed'])
})

test.each<[what: string, levels: Readonly<Record<string, number>>, unbuilt: readonly string[], within: object]>([
  ['that did it itself', { merge: 1.2 }, [], { end: { kind: 'same' } }],
  ['of a branch whose base cannot be built', { merge: 1.2, tip: 1.2 }, ['base'], { problem: 'base cannot be built' }],
])('a merge %s is the answer', async (_, levels, unbuilt, within) => {
  const { ports } = makeWorld(levels, unbuilt)
  const found = await bisect(ask({}), ports, view)
  expect(found).toMatchObject({ end: { kind: 'named' }, culprit: { commit: 'merge' }, within })
})

test.each<[left: string, budget: string, within: object, built: readonly string[]]>([
  [
    'for some comparisons',
    '28s',
    { end: { kind: 'set', reason: 'time' } },
    ['first', 'merge', 'second', 'base', 'tip', 'inner'],
  ],
  ['for no comparison', '20s', { good: 'base', bad: 'tip' }, ['first', 'merge', 'second']],
  ['no more', '14s', { good: 'base', bad: 'tip' }, ['first', 'merge', 'second']],
])('with time left %s among the commits of a merge, they stay open', async (_, budget, within, expected) => {
  const { ports, log, built } = makeWorld({ merge: 1.2, tip: 1.2 })
  const found = await bisect(ask({ 'time-budget': budget }), ports, view)
  expect(found).toMatchObject({ culprit: { commit: 'merge' }, within })
  expect([[...built], log.at(-1)]).toEqual([expected, 'merge'])
})

test.each<[options: Readonly<Record<string, string>>, says: RegExp | undefined]>([
  [{}, undefined],
  [{ 'max-rounds': '30', 'time-budget': '1h' }, undefined],
  [{ prepare: 'make clean' }, /had another "prepare"/],
  [{ copies: '1+1' }, /had another "copies"/],
  [{ command: './other' }, /had other commits, another command or another setup/],
])('a search goes on with the inputs that it had (%#)', async (options, says) => {
  const { ports } = makeWorld({ merge: 1.2 })
  await bisect(ask(), ports, view)
  const again = bisect(ask({ ...options, resume: 'true' }), ports, view)
  if (says === undefined) await expect(again).resolves.toMatchObject({ culprit: { commit: 'merge' } })
  else await expect(again).rejects.toThrow(says)
})
