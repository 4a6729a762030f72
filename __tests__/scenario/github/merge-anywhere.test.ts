import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { encodeRecord } from '../../../src/record/encode.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { counterbalance } from '../counterbalance.js'
import { makeSandbox, type Sandbox } from '../sandbox.js'
import { onPullRequest } from './fake/events.js'
import { startGitHub } from './fake/fake-github.js'
import { addPull } from './fake/repository-state.js'
import { leaveRecord, recordOf } from './recorded.js'
import { runAction } from './run-action.js'

interface Case {
  readonly name: string
  readonly records: readonly SessionRecord[]
  readonly part: string
  /** What the gate says of it; empty where it is open. */
  readonly failures: readonly string[]
}

const named = [recordOf(0, { part: 'linux' }), recordOf(0.05, { part: 'macos' })]

const cases: readonly Case[] = [
  { name: 'two names', records: named, part: 'of 2', failures: ['1 regressed: words (macos)'] },
  { name: 'one of two names', records: named.slice(0, 1), part: 'of 2', failures: ['1 of 2 parts missing'] },
]

/** Writes `records` as the jobs of another engine leave them, and returns their names in the order of a shell's glob. */
function writeParts(sandbox: Sandbox, records: readonly SessionRecord[]): readonly string[] {
  return records.map((record, index) => {
    sandbox.write(`part-${index}.json`, encodeRecord(record))
    return `part-${index}.json`
  })
}

/** The next step is an input of the action, or an option. */
const withoutNextStep = (page: string): string => page.replace(/^> \*\*Next:\*\* .*\n/m, '').replaceAll(/ +$/gm, '')

test.each(cases)('show says what the action says of the same records: $name', async ({ records, part, failures }) => {
  await using github = await startGitHub()
  const [base, head] = ['b'.repeat(40), 'c'.repeat(40)]
  github.state.commits.push({ sha: base, parents: [] }, { sha: head, parents: [base] })
  github.state.branches.set(github.state.defaultBranch, base)
  const trigger = onPullRequest(github.state, addPull(github.state, { head: { sha: head } }))
  for (const record of records) leaveRecord(github.state, trigger.run, record)
  const inputs = { mode: 'merge', part, 'fail-on': 'regressed' }
  const step = await runAction({ sandbox: makeSandbox(), github, trigger, inputs })
  const sandbox = makeSandbox()
  const files = writeParts(sandbox, records)
  const written = ['--json', 'report.json', '--markdown', 'report.md']
  const shown = await counterbalance(sandbox, [
    'show',
    ...files,
    '--fail-on=regressed',
    '--parts',
    part.slice('of '.length),
    ...written,
  ])
  expect(sandbox.read('report.json')).toBe(readFileSync(step.outputs.report!, 'utf8'))
  expect([step.status, shown.status]).toEqual(failures.length > 0 ? [1, 1] : [0, 0])
  expect(shown.stderr.trim().split('\n').filter(Boolean)).toEqual(failures.map(text => `--fail-on: ${text}`))
  if (failures.length > 0) expect(step.stdout).toContain(`::error::"fail-on": ${failures.join('; ')}`)
  const page = readFileSync(step.outputs.markdown!, 'utf8')
  expect(withoutNextStep(sandbox.read('report.md'))).toBe(withoutNextStep(page))
})

test('several experiments do not become one file of another tool', async () => {
  const sandbox = makeSandbox()
  const two = await counterbalance(sandbox, ['show', ...writeParts(sandbox, named), '--as', 'csv'])
  expect(two).toMatchObject({ status: 2, stdout: '' })
  expect(two.stderr).toContain('"--as" is "csv", which holds one experiment, not 2')
})

test('a gate over names needs their number', async () => {
  const sandbox = makeSandbox()
  const words = ['show', ...writeParts(sandbox, named), '--fail-on', 'regressed']
  const { status, stderr } = await counterbalance(sandbox, words)
  expect([status, stderr]).toEqual([2, expect.stringContaining('"--parts" is missing: with "--fail-on"')])
})
