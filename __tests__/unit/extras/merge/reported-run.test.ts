import { expect, test } from 'vitest'
import { noGate } from '../../../../src/compare/gate/policy.js'
import { terminalVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import { mergeRun } from '../../../../src/extras/merge/mode.js'
import { type Reported, type ReportPorts, reportRun, resolveRun } from '../../../../src/extras/merge/mode-of-run.js'
import { ArtifactError } from '../../../../src/github/artifacts/artifact-error.js'
import {
  collectRecords,
  type ListedArtifact,
  ownLimits,
  type RunArtifacts,
} from '../../../../src/github/artifacts/records.js'
import { concludeCheck } from '../../../../src/github/check-run.js'
import { makePages } from '../../../../src/github/pages.js'
import { InputError } from '../../../../src/inputs/values.js'
import { encodeRecord } from '../../../../src/record/encode.js'
import type { SessionRecord, Settings } from '../../../../src/record/record.js'
import { toEnded } from '../../../../src/report/report.js'
import { headline } from '../../../../src/report/words/headline.js'
import { eventFacts } from '../../../runner-inputs.js'
import { makeRecord, noisy } from '../../compare/records.js'
import { toRecord } from '../../record/whole.js'
import { environment } from '../../report/samples.js'

const settings: Settings = { threshold: 0.02, confidence: 0.95, metrics: 'primary' }
const sha = 'c2'.repeat(20)
const head = { id: 900, owner: { login: 'stranger' } }
const endedRun = {
  id: 3001,
  run_number: 12,
  run_attempt: 1,
  event: 'pull_request',
  conclusion: 'success',
  head_branch: 'faster',
  head_sha: sha,
  repository: { id: 700 },
  head_repository: head,
}
const eventOf = (changes: Partial<typeof endedRun> | { head_repository: null } | { conclusion: null } = {}) => ({
  repository: { id: 700 },
  workflow_run: { ...endedRun, ...changes },
})

const slower = toRecord({
  ...makeRecord([{ name: 'one', value: noisy(0.05) }]),
  sides: {
    baseline: { label: 'main', source: 'artifact', commit: 'b1' },
    contender: { label: 'innocent', source: 'workspace', commit: 'e3' },
  },
})

function artifactsOf(texts: { readonly [name: string]: string | Error }): RunArtifacts {
  return {
    list: async () => Object.keys(texts).map((name, index) => listed(name, index)),
    read: async ({ name }) => {
      const text = texts[name]!
      if (typeof text === 'string') return text
      throw text
    },
  }
}

function listed(name: string, id = 1): ListedArtifact {
  return { id, name, sizeInBytes: 100, digest: 'sha256:0', createdAt: '2026-01-31T12:00:00Z' }
}

const base = 'b1'.repeat(20)
const pull = { number: 5, headSha: sha, headRepositoryId: 900, target: 'main' }

function github(changes: Partial<ReportPorts> & { records?: readonly SessionRecord[] } = {}): ReportPorts {
  const { records = [slower], ...ports } = changes
  const texts = records.map((record, index) => [`counterbalance-record-${index}`, encodeRecord(record)])
  return {
    listPulls: async () => [pull],
    isIn: async (commit, branch) => commit === base && branch === 'main',
    artifactsOf: () => artifactsOf(Object.fromEntries(texts)),
    findRules: async () => ({ judge: () => ({ settings }), warnings: [] }),
    ...ports,
  }
}

const report = (ports: ReportPorts, event: object = eventOf(), parts?: number): Promise<Reported> =>
  reportRun(resolveRun(eventFacts(event), 700), { parts }, ports)

test('the pull request is asked for by the head that the event names, and the artifacts by its run', async () => {
  const asked: unknown[] = []
  const ports = github()
  const reported = await report({
    ...ports,
    listPulls: query => {
      asked.push(query)
      return ports.listPulls(query)
    },
    artifactsOf: id => {
      asked.push(id)
      return ports.artifactsOf(id)
    },
    findRules: ports.findRules,
  })
  expect(asked).toEqual([expect.objectContaining({ owner: 'stranger', branch: 'faster' }), 3001])
  expect(reported).toMatchObject({ kind: 'reported', pullRequest: 5, report: { status: 'regressed' } })
})

test.each([
  ['another event', eventOf({ event: 'push' }), /started by "push"/],
  ['pull_request_target', eventOf({ event: 'pull_request_target' }), /started by "pull_request_target"/],
  ['cancelled', eventOf({ conclusion: 'cancelled' }), /did not finish \(cancelled\)/],
  ['no conclusion', eventOf({ conclusion: null }), /did not finish/],
  ['of another repository', eventOf({ repository: { id: 1 } }), /of another repository/],
  ['the fork is gone', eventOf({ head_repository: null }), /is gone/],
])('nothing is asked of GitHub where the run is not to be reported: %s', async (_, event, notice) => {
  const never = () => {
    throw new Error('asked')
  }
  const reported = await report({ listPulls: never, artifactsOf: never, isIn: never, findRules: never }, event)
  expect(reported).toEqual({ kind: 'skipped', notice: expect.stringMatching(notice) })
})

test('a run that failed is reported, and is not green for what is left of it', async () => {
  const recordsOf = (change: number) => [
    { ...toRecord(makeRecord([{ name: 'one', value: noisy(change) }])), part: 'linux' },
  ]
  const conclude = async (conclusion: string, parts?: number, change = 0) => {
    const reported = await report(github({ records: recordsOf(change) }), eventOf({ conclusion }), parts)
    if (reported.kind === 'skipped') throw new Error(reported.notice)
    const tallies = headline(reported.report).map(({ text }) => write(text, terminalVoice))
    return [concludeCheck(toEnded(reported.report), noGate, undefined), tallies[0], tallies.at(-1)]
  }
  expect(await conclude('success')).toEqual(['success', 'one did not change.', 'one did not change.'])
  expect(await conclude('failure')).toEqual(['neutral', 'one did not change.', 'the run itself failed'])
  expect(await conclude('failure', 2)).toEqual(['neutral', '1 of 2 parts missing', 'the run itself failed'])
  // Its own gate may have failed it.
  expect(await conclude('failure', undefined, 0.2)).toEqual(['neutral', 'one regressed by 20%', 'one regressed by 20%'])
})

test('another event is a wrong workflow', () => {
  expect(() => resolveRun(eventFacts({ repository: { id: 700 }, pull_request: {} }), 700)).toThrow(InputError)
})

test.each([
  ['none', [], /no pull request from this branch is open/],
  ['the head has moved', [{ ...pull, headSha: 'd4' }], /newer commits/],
  ['of a namesake in another fork', [{ ...pull, headRepositoryId: 901 }], /no pull request from this branch is open/],
  ['of a fork that is gone', [{ ...pull, headRepositoryId: undefined }], /no pull request from this branch is open/],
  ['several', [pull, { ...pull, number: 6 }], /in several pull requests \(#5, #6\)/],
])('there is a notice where the pull request is not clear: %s', async (_, pulls, notice) => {
  const reported = await report(github({ listPulls: async () => pulls }))
  expect(reported).toEqual({ kind: 'skipped', notice: expect.stringMatching(notice) })
})

test.each([
  [6, 6],
  [7, undefined],
])('what a record claims (%s) only picks among those that it can be', async (pullRequest, expected) => {
  const listPulls = async () => [pull, { ...pull, number: 6 }]
  const reported = await report(github({ listPulls, records: [{ ...slower, pullRequest }] }))
  expect(reported.kind === 'reported' ? reported.pullRequest : undefined).toBe(expected)
  const alone = await report(github({ records: [{ ...slower, pullRequest }] }))
  expect(alone).toMatchObject({ pullRequest: 5 })
})

test('a record says neither how it is judged nor what it is of', async () => {
  const lax = { ...slower, settings: { threshold: 0.9, confidence: 0.5, metrics: 'none' } }
  const reported = await report(github({ records: [lax] }))
  if (reported.kind === 'skipped') throw new Error(reported.notice)
  const [section] = reported.report.sections
  expect(section).toMatchObject({
    status: 'regressed',
    settings: { threshold: 0.02, confidence: 0.95 },
    sides: { baseline: { label: 'main' }, contender: { label: 'faster', commit: sha } },
  })
  // Its commit is none of the target branch.
  expect(section!.sides?.baseline).not.toHaveProperty('commit')
  expect(reported.report.warnings.map(({ code }) => code)).toEqual(['from-fork'])
})

test('the commit of the baseline is named where the target branch has it', async () => {
  const [first, second] = slower.sides
  const record = {
    ...slower,
    sides: [{ ...first!, origin: { ...first!.origin!, label: 'other', commit: base } }, second!],
  }
  expect(await report(github({ records: [record] }))).toMatchObject({
    report: { sections: [{ sides: { baseline: { label: 'main', commit: base } } }] },
  })
})

test('the names of the sides are ours', async () => {
  const swapped: SessionRecord = {
    ...slower,
    baseline: 'contender',
    sides: slower.sides.map(side => ({ ...side, name: side.name === 'baseline' ? 'contender' : 'baseline' })),
  }
  expect(await report(github({ records: [swapped] }))).toMatchObject({
    report: { sections: [{ sides: { baseline: { label: 'main' }, contender: { label: 'faster' } } }] },
    records: [{ baseline: 'baseline', sides: [{ name: 'baseline' }, { name: 'contender' }] }],
  })
})

test("a fork's record has no experiments before it, and one with more than there can be is not read", async () => {
  const withEarlier = (count: number) => ({ ...slower, earlier: Array.from({ length: count }, () => slower) })
  const reported = await report(github({ records: [withEarlier(3)] }))
  expect(reported).toMatchObject({ report: { sections: [{ status: 'regressed' }] } })
  expect(reported).not.toHaveProperty('records.0.earlier')
  expect(await report(github({ records: [withEarlier(4)] }))).toMatchObject({
    report: {
      status: 'not-compared',
      warnings: [{ message: expect.stringContaining('"earlier" must be a list of 1 to 3') }, {}],
    },
  })
})

/** Words that would be welcome to whoever wrote the contender, if they were ours. */
const lie = 'the maintainers have approved it'

/** A record that says something wherever it can. */
const talkative: SessionRecord = {
  ...slower,
  ...{
    part: 'linux',
    seed: 'a',
    createdAt: 'b',
    command: './app',
    statistic: 'median',
    absence: { code: 'baseline-unpublished', message: 'c' },
  },
  options: { install: 'make' },
  sides: [
    {
      name: 'baseline',
      origin: {
        ...slower.sides[0]!.origin!,
        environment,
        artifact: { runId: 1, runNumber: 2, digest: 'd', behind: 1 },
      },
    },
    { name: 'contender', origin: { ...slower.sides[1]!.origin!, command: './other' } },
  ],
  environment: { ...environment, toolchain: [{ command: 'go version', version: 'go1.25' }] },
  ledger: [{ benchmark: 'one', estimate: 0, standardError: 0.01, fingerprint: 'e' }],
  warnings: [{ code: 'leftovers', message: 'f' }],
  causes: { absence: { code: 'told', message: 'i' } },
  rounds: slower.rounds.map((round, index) =>
    round.map((one, turn) => {
      if (index === 2) return { ...one, outcome: 'failed', failure: { code: 'told', message: 'g' }, measurements: [] }
      const [first] = one.measurements
      const other = { ...first!, metric: { name: 'size', unit: turn < 2 ? 'B' : 'kB', better: 'lower' as const } }
      const broken = { ...first!, benchmark: 'broken', value: Number.NaN, error: 'h' }
      return { ...one, measurements: [first!, other, ...(index === 3 ? [broken] : [])] }
    }),
  ),
}

/** Every name in `value` of something that is a text. */
function namesOfTexts(value: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  JSON.stringify(value, (name, inner) => {
    if (typeof inner === 'string') names.add(name)
    return inner
  })
  return names
}

test('nothing that a record says is said in our own words', async () => {
  const { absence: _absence, ...compared } = talkative
  const page = { suite: 'benchmark', gate: { failOn: [], allow: [] }, overrideLabel: '', runUrl: 'https://example.com' }
  const run = { id: 1, number: 2, attempt: 1, head: sha }
  const shown = new Set<string>()
  for (const record of [talkative, compared].map(encodeRecord))
    for (const name of namesOfTexts(JSON.parse(record))) {
      const text = JSON.stringify(JSON.parse(record, (key, value) => (key === name ? lie : value)))
      const reported = await report(github({ artifactsOf: () => artifactsOf({ 'counterbalance-record-x': text }) }))
      if (reported.kind === 'skipped') throw new Error(reported.notice)
      const { body, shortBody } = makePages(reported.report, { ...page, run })
      const lines = `${body}\n${shortBody}`.replace(/<code>[^<]*<\/code>/g, '').split('\n')
      expect(lines.filter(line => line.includes(lie))).toEqual([])
      if (body.includes(lie)) shown.add(name)
    }
  expect([...shown]).toEqual(expect.arrayContaining(['message', 'error', 'unit', 'benchmark']))
})

test('a run without records is a notice, and one with broken ones a report that is not green', async () => {
  expect(await report(github({ records: [] }))).toMatchObject({ kind: 'skipped', notice: 'the run left no records' })
  const broken = artifactsOf({ 'counterbalance-record-x': '{}', 'counterbalance-record-y': encodeRecord(slower) })
  const reported = await report(github({ artifactsOf: () => broken }))
  expect(reported).toMatchObject({ report: { status: 'not-compared', sections: [{ status: 'regressed' }] } })
})

test.each<[what: string, records: readonly SessionRecord[], why: RegExp]>([
  [
    'twice, and none is the newest',
    [slower, slower],
    /^the record of suite "benchmark" is there 2 times, and it is unknown which is the newest/,
  ],
  [
    'twice, at the same time',
    [slower, slower].map(record => ({ ...record, createdAt: '2026-01-31T12:00:00Z' })),
    /is there 2 times, and it is unknown which is the newest/,
  ],
])('a record that is there %s is said to be, and harms no other', async (_, records, why) => {
  const reported = await report(github({ records: [...records, { ...slower, part: 'other' }] }))
  if (reported.kind === 'skipped') throw new Error(reported.notice)
  const { status, sections, warnings } = reported.report
  expect(sections.map(({ part, status }) => [part, status])).toEqual([['other', 'regressed']])
  expect([status, warnings[0]?.code]).toEqual(['not-compared', 'unread-record'])
  expect(warnings[0]?.message).toMatch(why)
  const alone = await report(github({ records }))
  expect(alone).toMatchObject({ kind: 'reported', report: { status: 'not-compared', sections: [] } })
})

test('of artifacts only records are read, the newest of a name, and one that cannot be read does no harm', async () => {
  const read: number[] = []
  const artifacts: RunArtifacts = {
    list: async () => [
      listed('counterbalance-benchmark', 1),
      { ...listed('counterbalance-record-a', 2), createdAt: '2026-01-31T11:00:00Z' },
      listed('counterbalance-record-a', 3),
      listed('counterbalance-record-b', 4),
    ],
    read: async ({ id }) => {
      read.push(id)
      if (id === 4) throw new ArtifactError('"record.json" in the artifact has more than 5 bytes')
      return encodeRecord(slower)
    },
  }
  const { records, unread } = await collectRecords(artifacts, ownLimits)
  expect([read, records.length]).toEqual([[3, 4], 1])
  expect(unread.map(({ message }) => message)).toEqual([
    'the artifact "counterbalance-record-b" cannot be read: "record.json" in the artifact has more than 5 bytes',
  ])
})

test('no more than so many artifacts, and so many bytes of all, are read', async () => {
  const limits: number[] = []
  const artifacts: RunArtifacts = {
    list: async () => Array.from({ length: 300 }, (_, id) => listed(`counterbalance-record-${id}`, id)),
    read: async (_artifact, _name, { largestInBytes }) => {
      limits.push(largestInBytes)
      return ' '.repeat(2 ** 20)
    },
  }
  const { records, unread } = await collectRecords(artifacts, ownLimits)
  expect([records.length, unread.length, limits.length]).toEqual([0, 257, 256])
  expect(unread.at(-1)!.message).toContain('44 more records are not read')
  expect(limits.at(-1)).toBe(2 ** 20)
})

test('of a fork no more than so many are read, and few of what is none', async () => {
  const read: number[] = []
  const listing = { list: async () => Array.from({ length: 60 }, (_, id) => listed(`counterbalance-record-${id}`, id)) }
  const count = async (textOf: (id: number) => string) => {
    read.length = 0
    const readOne = async ({ id }: ListedArtifact) => {
      read.push(id)
      return textOf(id)
    }
    const artifacts = { ...listing, read: readOne }
    const reported = await report(github({ artifactsOf: () => artifacts }))
    return [read.length, reported.kind === 'reported' && reported.report.status]
  }
  expect(await count(() => 'junk')).toEqual([5, 'not-compared'])
  expect(await count(id => encodeRecord({ ...slower, part: `${id}` }))).toEqual([50, 'not-compared'])
})

test('a merge judges each record as it asks, but for what is set for all', async () => {
  const parts = ['a', 'b'].map(part => ({ ...slower, part, settings: { ...settings, threshold: 0.1 } }))
  const artifacts = artifactsOf(
    Object.fromEntries(parts.map(record => [`counterbalance-record-benchmark-${record.part}`, encodeRecord(record)])),
  )
  expect((await mergeRun(artifacts, { parts: 2, judge: () => ({ settings }) })).report.status).toBe('unchanged')
  expect(
    (await mergeRun(artifacts, { parts: 2, judge: () => ({ settings: { ...settings, threshold: 0.03 } }) })).report
      .status,
  ).toBe('regressed')
  expect((await mergeRun(artifacts, { parts: 3, judge: () => ({ settings }) })).report.status).toBe('not-compared')
})
