import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type Measure, publish } from '../../../src/action/publish.js'
import type { PackedBaseline } from '../../../src/baseline/packed.js'
import { decodeHistory } from '../../../src/extras/history/file.js'
import { findLevels } from '../../../src/extras/history/levels.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { normalQuantile } from '../../../src/stats/distributions/normal.js'
import { typicalOffset } from '../../../src/stats/network/variances.js'
import { makeRandom, shuffle } from '../../../src/stats/random.js'
import { makeRepository, type Repository } from '../repository.js'
import { makeSandbox } from '../sandbox.js'
import { pushAll } from './fake/commit-graph.js'
import { onPush } from './fake/events.js'
import { startGitHub } from './fake/fake-github.js'
import type { Artifact } from './fake/repository-state.js'
import { runAction } from './run-action.js'
import { readRun } from './search.js'
import { readStored } from './stored.js'

/** `SIMULATED_PUSHES=200` makes a whole history in a minute, and prints what it found. */
const pushes = Number(process.env.SIMULATED_PUSHES ?? 24)
const place = (share: number): number => Math.floor(share * pushes)
const [releases, forks, gap, renaming] = [[place(0.15), place(0.8)], [place(0.3), place(0.7)], place(0.52), place(0.4)]
const day = 86_400_000
const random = makeRandom('repository')
const normal = (): number => normalQuantile(random.next())

/** By benchmark, and by push: a little on each, and a step now and then. */
const truth = [0, 1].map(benchmark => {
  let level = 0
  return Array.from({ length: pushes }, (_, push) => {
    level += 0.002 * normal() + ((push + 7 * benchmark) % 10 === 9 ? 0.03 * Math.sign(normal()) : 0)
    return level
  })
})
const nameOf = (benchmark: number, push: number): string =>
  benchmark === 0 ? (push < renaming ? 'parse' : 'parser') : 'emit'
const machineOf = (push: number): string => (push % 7 < 4 ? 'one' : 'two')

/** A session of versions, by their pushes: each installation of two has an offset, and each round a speed. */
function drawSession(
  sides: readonly (readonly [name: string, push: number])[],
): Pick<SessionRecord, 'sides' | 'rounds'> {
  const rounds = 10
  const slots = sides.flatMap(([side, push]) =>
    ([1, 2] as const).map(copy => ({ slot: { side, copy }, push, offsets: truth.map(() => typicalOffset * normal()) })),
  )
  return {
    sides: sides.map(([name]) => ({ name, copies: 2 })),
    rounds: Array.from({ length: rounds }, () => {
      const speed = 0.02 * normal()
      return shuffle(slots, random).map(({ slot, push, offsets }) => ({
        slot,
        outcome: 'ok' as const,
        measurements: truth.map((levels, benchmark) => ({
          benchmark: nameOf(benchmark, push),
          metric: { name: 'time', unit: 's', better: 'lower' as const },
          value: Math.exp(speed + levels[push]! + offsets[benchmark]! + 0.0028 * Math.sqrt(2 * rounds) * normal()),
        })),
      }))
    }),
  }
}

test(`a history of ${pushes} pushes that artifacts carried has the levels that were drawn`, {
  tags: 'nightly',
  timeout: 60_000 + 3000 * pushes,
}, async () => {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  await using github = await startGitHub()
  const { state } = github
  const commits = importCommits(work)
  pushAll(state, work)
  const compared: (readonly number[])[] = []
  const born = new Map<number, number>()

  const measure =
    (push: number): Measure =>
    async ({ suite, settings, reference, contenders, baseline }) => {
      const pushOf = (source: unknown): number => commits.indexOf((source as PackedBaseline).origin.commit!)
      const [contender, ...others] = contenders
      const sides = [
        [reference.name, pushOf(baseline)] as const,
        [contender!.name, push] as const,
        ...others.map(({ name, source }) => [name, pushOf(source)] as const),
      ]
      const own = sides.map(([, one]) => one)
      compared.push(own[0] === push ? own.slice(1) : own)
      const record: SessionRecord = {
        suite,
        settings,
        createdAt: new Date(Date.now() - (pushes - push) * day).toISOString(),
        baseline: reference.name,
        plan: { inPlace: false, rounds: 10, looks: [10], stoppedBy: 'complete', seconds: 10 },
        environment: {
          fingerprint: machineOf(push),
          cpu: machineOf(push),
          cores: 4,
          memoryInBytes: 2 ** 34,
          os: 'Linux',
          kernel: '6.8',
          node: '24.0.0',
        },
        warnings: [],
        ...drawSession(sides),
      }
      return { record, problem: undefined }
    }

  const publishPush = async (push: number): Promise<void> => {
    work.git('checkout', '--quiet', '--force', '--detach', commits[push]!)
    for (const artifact of state.artifacts) {
      const made = Date.now() - (push - born.get(artifact.id)!) * day
      Object.assign(artifact, {
        createdAt: new Date(made).toISOString(),
        expiresAt: new Date(made + 90 * day).toISOString(),
        expired: push - born.get(artifact.id)! >= 90,
      })
    }
    const step = await runAction({
      sandbox,
      github,
      trigger: onPush(state, commits[push]!, push === 0 ? {} : { before: commits[push - 1]! }),
      inputs: {
        command: 'sh built.sh',
        files: 'built.sh',
        rounds: push === gap ? '0' : '5..20',
      },
      act: () => publish(readRun(state.token.text), sandbox.at('work'), measure(push)),
    })
    expect([step.status, step.outputs.published], step.stdout).toEqual([0, 'true'])
    for (const { id } of state.artifacts) if (!born.has(id)) born.set(id, push)
    if (!releases.includes(push)) return
    state.tags.set(`v${push}`, commits[push]!)
    state.releases.push(`v${push}`)
  }

  // Of two pushes at once, the history goes on from the newer one, which is done first.
  const order = Array.from({ length: pushes }, (_, push) => push)
  for (const fork of forks) order.splice(fork, 2, fork + 1, fork)
  for (const push of order) await publishPush(push)

  const historyOf = async (push: number) => {
    const isBaseline = ({ id, name }: Artifact): boolean => born.get(id) === push && name === 'counterbalance-benchmark'
    return (await readStored(sandbox, state.artifacts.find(isBaseline)!))[2]!
  }
  const { comparisons } = decodeHistory(await historyOf(pushes - 1))
  const byTime = compared
    .filter(own => !forks.includes(timeOf(own)))
    .toSorted((one, other) => timeOf(one) - timeOf(other))
  expect(comparisons.map(({ comparedSides }) => comparedSides.map(({ commit }) => commits.indexOf(commit!)))).toEqual(
    byTime,
  )
  expect(comparisons.map(({ machine }) => machine)).toEqual(byTime.map(own => machineOf(timeOf(own))))
  const levels = findLevels(comparisons)
  expect(levels.benchmarks.map(({ of }) => of.benchmark)).toEqual(['parser', 'emit'])
  const closed = findLevels(decodeHistory(await historyOf(gap + 1)).comparisons).benchmarks
  expect(closed.map(({ stretches }) => stretches.length)).toEqual([2, 2])

  const digests = new Map(levels.pushes.map(({ digest, commit }) => [commits.indexOf(commit!), digest]))
  const within = levels.benchmarks.flatMap(({ compare }, benchmark) =>
    Array.from(digests, ([push, digest]) => {
      const { low, high } = compare(digest, digests.get(0)!)!
      const change = Math.expm1(truth[benchmark]![push]! - truth[benchmark]![0]!)
      return low! <= change && change <= high!
    }),
  )
  const share = within.filter(Boolean).length / within.length
  expect(share).toBeGreaterThan(0.8)
  if (process.env.SIMULATED_PUSHES)
    console.log(`${(100 * share).toFixed(1)} % of ${within.length} levels are within their intervals`)
})

/** When a comparison was: with the push of its contender. */
function timeOf(own: readonly number[]): number {
  return own[1] ?? own[0]!
}

/** Makes the commits of all pushes by one process; the first two lines of each file differ. */
function importCommits(work: Repository): readonly string[] {
  const file = (path: string, text: string): string => `M 100644 inline ${path}\ndata ${text.length}\n${text}\n`
  const rules = file('.github/counterbalance.yml', 'rules:\n  - benchmark: parser\n    was: parse\n')
  const script = Array.from(
    { length: pushes },
    (_, push) =>
      `commit refs/heads/main\ncommitter Tester <tester@example.com> ${1_700_000_000 + push} +0000\ndata 0\n${file('built.sh', `echo ${push}`)}${push === renaming ? rules : ''}`,
  )
  execFileSync('git', ['-C', work.path, 'fast-import', '--quiet'], { input: script.join('') })
  return work.git('rev-list', '--reverse', 'main').split('\n')
}
