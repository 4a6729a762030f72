import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SessionRecord } from '../../src/record/record.js'
import { makeRecord, noisy, type ValueOf } from '../unit/compare/records.js'
import { toRecord } from '../unit/record/whole.js'
import { root } from '../unit/repository/root.js'
import { counterbalance, type Ended } from './counterbalance.js'
import { onPullRequest } from './github/fake/events.js'
import { startGitHub } from './github/fake/fake-github.js'
import {
  addPull,
  type Permissions,
  type State,
  usualPermissions,
  type WorkflowRun,
} from './github/fake/repository-state.js'
import { leaveRecord } from './github/recorded.js'
import { runAction } from './github/run-action.js'
import { makeSandbox, type Sandbox } from './sandbox.js'

// How the real bundles end in each situation, as a golden page: `npm run scenarios -- -u` writes it.

const golden = '__tests__/golden/gates/bundles.md'

/** What `fail-on` is in each column; none in the first. */
const gates = ['', 'regressed', 'regressed, inconclusive, not-comparable'] as const
const mergeGates = gates.slice(0, 2)

/** One row: the shell lines of both sides, and what is asked beside. */
interface Situation {
  readonly name: string
  readonly baseline: string
  readonly contender: string
  readonly options?: readonly string[]
}

const line = (bench: string, value: number | string, unit = 'B'): string =>
  `echo '{"bench":"${bench}","unit":"${unit}","value":'${value}'}'`
const both = `${line('parse', 10)}; ${line('emit', 20)}`
const rules = 'rules:\n  - benchmark: parse\n    required: true\n'
/** Different in each invocation, and in no order. */
const jumping = '$(($(cat ../n 2>/dev/null || echo 7) * 7919 % 1000 + 1000))'

const situations: readonly Situation[] = [
  { name: 'nothing changed', baseline: both, contender: both },
  { name: 'slower', baseline: both, contender: `${line('parse', 15)}; ${line('emit', 20)}` },
  { name: 'the contender crashes every time', baseline: both, contender: 'exit 1' },
  { name: 'the contender prints nothing', baseline: both, contender: ':' },
  { name: 'a benchmark is lost', baseline: both, contender: line('emit', 20) },
  {
    name: 'a benchmark reports an error',
    baseline: both,
    contender: `${line('emit', 20)}; echo '{"bench":"parse","error":"no"}'`,
  },
  {
    name: 'a benchmark has another unit',
    baseline: both,
    contender: `${line('parse', 10, 'objects')}; ${line('emit', 20)}`,
  },
  {
    name: 'nobody knows which way is better',
    baseline: line('parse', 10, 'points'),
    contender: line('parse', 12, 'points'),
  },
  { name: 'no benchmark in common', baseline: line('emit', 10), contender: line('parse', 10) },
  { name: 'the baseline crashes every time', baseline: 'exit 1', contender: both },
  {
    name: 'too few rounds',
    baseline: line('parse', jumping, 'ns'),
    contender: line('parse', jumping, 'ns'),
    options: ['--rounds', '2'],
  },
  { name: 'the file of rules cannot be read', baseline: both, contender: both, options: ['--config', 'none.yml'] },
]

test.each([
  [
    'of time',
    'ns',
    '3',
    /"rounds" is 3, with which "fail-on" can never fail, because a verdict takes at least 8 rounds/,
  ],
  ['of time, enough', 'ns', '8', undefined],
  ['of exact counts', 'B', '2', undefined],
])('rounds in which a gate could never fail: results %s', async (_, unit, rounds, refusal) => {
  const options = ['--rounds', rounds]
  const bench = line('parse', unit === 'ns' ? jumping : 10, unit)
  const sandbox = makeSandbox()
  const { status, stderr } = await compareWith(
    sandbox,
    { baseline: `${bench}`, contender: bench, options },
    'regressed',
  )
  expect(status, stderr).toBe(refusal === undefined ? 0 : 2)
  if (refusal) expect(stderr).toMatch(refusal)
})

const statuses = new Map<string, readonly string[]>()

test.each(situations)('at the command line: $name', async situation => {
  const ended = await oneByOne(gates, async gate => `${await compare(situation, gate)}`)
  statuses.set(situation.name, ended)
  expect(ended).not.toContain('null')
})

async function oneByOne<Gate, Result>(all: readonly Gate[], work: (gate: Gate) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const one of all) results.push(await work(one))
  return results
}

async function compare(situation: Situation, gate: string): Promise<number | null> {
  return (await compareWith(makeSandbox(), situation, gate)).status
}

function compareWith(
  sandbox: Sandbox,
  { baseline, contender, options = [] }: Omit<Situation, 'name'>,
  gate: string,
): Promise<Ended> {
  sandbox.write('rules.yml', rules)
  return counterbalance(sandbox, [
    ...['compare', baseline, contender, '-n', 'baseline', '-n', 'contender'],
    ...(options.includes('--rounds') ? [] : ['--rounds', '6']),
    ...(options.includes('--config') ? [] : ['--config', 'rules.yml']),
    ...['--warmup', '0', '--set', 'copies=1+1', '--set', 'files=rules.yml', '--set', 'format=native', ...options],
    ...(gate === '' ? [] : ['--fail-on', gate]),
  ])
}

/** One row of a merge: the records that the parts have left, and what is missing. */
interface Merge {
  readonly name: string
  readonly records: readonly SessionRecord[]
  readonly parts?: number
  readonly rules?: 'absent' | 'forbidden' | 'broken'
}

const record = (value: ValueOf, fields: Partial<SessionRecord> = {}, rounds = 20): SessionRecord => ({
  ...toRecord(
    makeRecord(
      [
        { name: 'parse', value },
        { name: 'emit', value: noisy() },
      ],
      { rounds, seed: 'gates' },
    ),
  ),
  ...fields,
  part: 'linux',
})
const crashing = makeRecord([{ name: 'parse', value: noisy() }], {
  rounds: 2,
  change: one =>
    one.slot.side === 'baseline'
      ? one
      : { ...one, outcome: 'failed', failure: { code: 'told', message: 'it ended with status 1' }, measurements: [] },
})
const uneven: ValueOf = ({ side, copy, random }) => (side === 'baseline' && copy === 2 ? 1.3 : 1) + 0.01 * random.next()

const merges: readonly Merge[] = [
  { name: 'nothing changed', records: [record(noisy())] },
  { name: 'slower', records: [record(noisy(0.05))] },
  { name: 'the contender crashed every time', records: [{ ...toRecord(crashing), part: 'linux' }] },
  {
    name: 'a benchmark is lost',
    records: [record(({ side, ...place }) => (side === 'contender' ? undefined : noisy()({ side, ...place })))],
  },
  { name: 'nothing was measured', records: [record(noisy(), {}, 0)] },
  {
    name: 'no baseline',
    records: [
      record(
        noisy(),
        { absence: { code: 'baseline-unpublished', wanted: 'c'.repeat(40), ancestors: 0, isFirst: true } },
        0,
      ),
    ],
  },
  {
    name: 'only an older baseline',
    records: [
      record(noisy(), {
        absence: {
          code: 'baseline-older',
          commit: 'b'.repeat(40),
          wanted: 'c'.repeat(40),
          behind: 1,
          hasExpired: false,
        },
      }),
    ],
  },
  { name: 'noise: inconclusive', records: [record(noisy(0, 0.1))] },
  { name: 'the A/A test failed', records: [record(uneven)] },
  { name: 'too few rounds', records: [record(noisy(), {}, 3)] },
  { name: 'one of two parts is missing', records: [record(noisy())], parts: 2 },
  { name: '0 of 3 records', records: [], parts: 3 },
  { name: 'the rules cannot be read', records: [record(noisy())], rules: 'forbidden' },
  { name: 'the rules of the baseline are broken', records: [record(noisy())], rules: 'broken' },
]

const jobs = new Map<string, readonly string[]>()

test.each(merges)('in a workflow: $name', async merge => {
  const ended = await oneByOne(mergeGates, gate => judge(merge, gate))
  jobs.set(
    merge.name,
    ended.map(status => (status === 0 ? 'passes' : '**fails**')),
  )
  expect(ended).not.toContain(null)
})

test('the golden page has what the bundles do', async () => {
  const page = [
    '# How the bundles end\n\n## On the command line\n\nEach cell is the exit status of `compare`.',
    makeTable(gates, statuses),
    '## In a workflow\n\nEach cell says whether the merge of a matrix passes. A job that compares by itself decides in the same way.',
    makeTable(mergeGates, jobs),
  ]
  await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot(join(root, golden))
})

async function judge({ records, parts = 1, rules: kind = 'absent' }: Merge, gate: string): Promise<number | null> {
  const permissions: Permissions = kind === 'forbidden' ? { ...usualPermissions, contents: 'none' } : usualPermissions
  await using github = await startGitHub({ permissions })
  const run = propose(github.state, kind)
  for (const one of records) leaveRecord(github.state, run.run, one)
  const inputs = { mode: 'merge', part: `of ${parts}`, ...(gate === '' ? {} : { 'fail-on': gate }) }
  const step = await runAction({ sandbox: makeSandbox(), github, trigger: run, inputs })
  if (gate === '' && kind !== 'absent') expect(step.summary).toContain('rules not read')
  if (gate !== '' && kind === 'forbidden') expect(step.stdout).toContain('contents: read')
  return step.status
}

function propose(
  state: State,
  kind: NonNullable<Merge['rules']>,
): ReturnType<typeof onPullRequest> & { run: WorkflowRun } {
  const [base, head] = ['b', 'c'].map(digit => digit.repeat(40)) as [string, string]
  state.commits.push({ sha: base, parents: [] }, { sha: head, parents: [base] })
  state.branches.set(state.defaultBranch, base)
  if (kind === 'broken') state.files.set(`${base}:.github/counterbalance.yml`, 'rules: 1\n')
  return onPullRequest(state, addPull(state, { head: { sha: head } }))
}

function makeTable(columns: readonly string[], rows: ReadonlyMap<string, readonly string[]>): string {
  const heads = ['situation', 'no gate', ...columns.slice(1).map(gate => `\`${gate}\``)]
  return [heads, heads.map(() => '---'), ...[...rows].map(([name, cells]) => [name, ...cells])]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')
}
