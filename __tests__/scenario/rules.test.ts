import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runStepHere, type Texts } from './action.js'
import { checkOut, source } from './checkout.js'
import { counterbalance, findingsOf, readReport, sectionOf } from './counterbalance.js'
import { pushAll } from './github/fake/commit-graph.js'
import { onPullRequest, onWorkflowRun } from './github/fake/events.js'
import { type GitHub, startGitHub } from './github/fake/fake-github.js'
import { addPull } from './github/fake/repository-state.js'
import { leaveRecord, recordOf } from './github/recorded.js'
import { runAction } from './github/run-action.js'
import { makeRepository } from './repository.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, compareSides, writeSides } from './sides.js'
import { testFirst } from './some-at-night.js'

const usual = '.github/counterbalance.yml'

/** Sides of which the contender is 10% slower, at 1.1 ms. */
function slower(): Sandbox {
  const sandbox = makeSandbox()
  writeSides(sandbox, [{ bench: 'parse', value: 1_000_000 }], [{ bench: 'parse', value: 1_100_000 }])
  return sandbox
}

const compare = (sandbox: Sandbox, ...words: readonly string[]) =>
  counterbalance(sandbox, [...compareSides, '--rounds', '5', '--json', 'report.json', ...words, ...benchCommand])

test.each<[rules: string, failOn: string, status: number, said: string]>([
  ['threshold: 50%', 'regressed', 0, 'parse did not change'],
  ['budget: at most 1 ms', 'budget', 1, '--fail-on: 1 over budget: parse'],
  ['budget: at most 2 ms', 'budget', 0, 'parse regressed by '],
  ['ignore: { reason: "known", until: 2999-01-01 }', 'regressed', 0, '» parse'],
  ['ignore: { reason: "known", until: 2020-01-01 }', 'regressed', 1, 'ended on 2020-01-01, so it is judged again'],
])('on the command line: %s', async (rule, failOn, status, said) => {
  const sandbox = slower()
  sandbox.write('rules.yml', `rules:\n  - benchmark: pa*\n    ${rule}\n`)
  const ended = await compare(sandbox, '--config', 'rules.yml', '--fail-on', failOn, '--record', 'record.json')
  expect(ended.status, ended.stderr).toBe(status)
  expect(ended.stdout + ended.stderr).toContain(said)
  const analyzed = await counterbalance(sandbox, ['show', '--as', 'json', 'record.json'])
  expect(sectionOf(analyzed.stdout)).toEqual(readReport(sandbox, 'report.json'))
})

test('a benchmark that a rule requires, and that nobody runs', async () => {
  const sandbox = slower()
  sandbox.write('rules.yml', 'rules:\n  - benchmark: emit/*\n    required: true\n')
  const ended = await compare(sandbox, '--config', 'rules.yml', '--fail-on', 'required')
  expect([ended.status, ended.stderr]).toEqual([1, expect.stringContaining('1 required, but did not run: emit/*')])
})

test('the rules are those of the baseline, and not those of the contender', async () => {
  const sandbox = slower()
  sandbox.write(`a/${usual}`, 'rules:\n  - threshold: 3%\n')
  sandbox.write(`b/${usual}`, 'rules:\n  - threshold: 50%\n')
  const { stdout } = await compare(sandbox)
  const report = readReport(sandbox, 'report.json')
  expect(findingsOf(report)).toMatchObject([{ verdict: 'regressed', threshold: 0.03 }])
  expect(report.rules).toMatchObject({ source: `a/${usual}` })
  expect(stdout).toContain(
    `! "judging" and "rules" of the baseline are used, and the contender has different ones in b/${usual}`,
  )
})

test.each([
  ['rules:\n  - benchmark: parse\n    treshold: 5%\n', 'rules.yml:3:5: there is no "treshold" here'],
  [undefined, 'invalid value "rules.yml" for "--config"; it must be a file of settings and rules'],
])('rules that cannot be read are a wrong call', async (text, message) => {
  const sandbox = slower()
  if (text !== undefined) sandbox.write('rules.yml', text)
  const ended = await compare(sandbox, '--config', 'rules.yml')
  expect([ended.status, ended.stderr]).toEqual([2, expect.stringContaining(message)])
})

const strict = 'rules:\n  - benchmark: parse\n    budget: at most 0.5 ms\n'
const broken = 'rules: 1\n'
const loose = 'rules:\n  - ignore: { reason: "mine", until: 2999-01-01 }\n'

/** A pull request that is slower, and changes the rules to `own`; its base has the strict ones, if no others are named. */
async function proposeRules(github: GitHub, own: string, base = strict) {
  const sandbox = makeSandbox()
  const origin = makeRepository(sandbox, 'origin')
  const main = origin.commit({ '.gitignore': 'built.sh\n', 'source.sh': source(1_000_000), [usual]: base })
  origin.git('checkout', '--quiet', '-b', 'feature')
  const head = origin.commit({ 'source.sh': source(1_100_000), [usual]: own })
  origin.git('checkout', '--quiet', '--detach', 'main')
  origin.git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'feature')
  const merge = origin.git('rev-parse', 'HEAD')
  origin.git('update-ref', 'refs/pull/1/merge', merge)
  origin.git('checkout', '--quiet', 'main')
  pushAll(github.state, origin)
  const pull = addPull(github.state, { head: { sha: head }, mergeCommit: merge })
  checkOut(sandbox, origin, merge)
  const inputs = { command: 'sh built.sh', setup: 'cp source.sh built.sh', warmup: '0', rounds: '5' }
  const run = (more: Texts = { 'fail-on': 'budget' }) =>
    runAction({ sandbox, github, trigger: onPullRequest(github.state, pull), inputs: { ...inputs, ...more } })
  return { main, run, sandbox }
}

const readJson = (path: string | undefined) => sectionOf(readFileSync(path!, 'utf8'))

test('a pull request is not judged by its own change of the rules', async () => {
  await using github = await startGitHub()
  const { main, run } = await proposeRules(github, loose)
  github.state.files.set(`${main}:${usual}`, strict)
  const step = await run()
  expect([step.status, step.outputs.status], step.stdout).toEqual([1, 'regressed'])
  expect(step.stdout).toContain('::error::"fail-on": 1 over budget: parse')
  const report = readJson(step.outputs.report)
  expect(report.rules).toMatchObject({ source: `${usual} of ${main.slice(0, 7)}` })
  expect(findingsOf(report)).toMatchObject([{ verdict: 'regressed', budget: { state: 'missed' } }])
  expect(report.warnings.map(({ message }) => message)).toContain(
    `the file ${usual} is changed in this pull request, and its "judging", "report" and "rules" are used once it is merged`,
  )
  expect(github.requests().filter(line => line.includes('contents'))).toEqual([])
})

test('the rules are fetched without any right to read contents by the API', { tags: 'nightly' }, async () => {
  await using github = await startGitHub({ permissions: { 'pull-requests': 'write', actions: 'read' } })
  const { main, run } = await proposeRules(github, strict)
  const step = await run()
  expect(step.stdout).toContain('::error::"fail-on": 1 over budget: parse')
  expect(readJson(step.outputs.report).rules?.source).toBe(`${usual} of ${main.slice(0, 7)}`)
})

test('"run" comes from the checkout, "settings" win over it, and "judging" comes from the baseline', {
  tags: 'nightly',
}, async () => {
  await using github = await startGitHub()
  const own = 'run:\n  toolchain: [echo own]\n  batch: 2\njudging:\n  copies: 1+1\n'
  const base = 'run:\n  toolchain: echo base\njudging:\n  copies: 2+1\n'
  const { run } = await proposeRules(github, own, base)
  const step = await run({ batch: '3' })
  expect(step.status, step.stdout).toBe(0)
  const { options, environment, plan } = readJson(step.outputs.report)
  expect(plan?.copies).toEqual({ baseline: 2, contender: 1 })
  expect(options).toMatchObject({ toolchain: 'echo own', batch: '3' })
  expect(environment?.toolchain).toMatchObject([{ command: 'echo own' }])
  const changed = () => [...github.state.comments].some(({ body }) => body.includes('once it is merged'))
  expect(changed()).toBe(true)
})

test.each<[what: string, file: string, inputs: Texts, says: RegExp]>([
  [
    'an unknown key',
    'run:\n  bach: 3\n',
    {},
    /counterbalance\.yml:2:3: there is no "bach" here; did you mean "batch"\?/,
  ],
  [
    'a wrong value',
    'run:\n  batch: no\n',
    {},
    /counterbalance\.yml:2:10: invalid value "no" for "batch"; it must be a whole number/,
  ],
  ['a key of another place', 'run:\n  judge: mean\n', {}, /there is no "judge" here; write it below "judging" in/],
  [
    'an input that is a key',
    '{}',
    { INPUT_BATCH: '3' },
    /there is no input "batch"; write it below "run" in counterbalance/,
  ],
  ['an input by another name', '{}', { INPUT_PAYLOAD: '**' }, /there is no input "payload"; did you mean "files"\?/],
])('%s is refused with its place', async (_, file, variables, says) => {
  const sandbox = makeSandbox()
  sandbox.write('work/counterbalance.yml', file)
  const inputs = { command: 'true', baseline: 'dir:.' }
  const step = await runStepHere(sandbox, { inputs, variables })
  expect([step.status, step.stdout]).toEqual([1, expect.stringMatching(says)])
})

test('two files of settings are refused, unless one is named', { tags: 'nightly' }, async () => {
  const sandbox = slower()
  for (const path of ['counterbalance.yml', usual]) sandbox.write(`a/${path}`, 'judging:\n  copies: 1+1\n')
  const both = await compare(sandbox)
  expect([both.status, both.stderr]).toEqual([2, expect.stringContaining('there are two files of settings')])
  expect((await compare(sandbox, '--config', 'a/counterbalance.yml')).status).toBe(0)
  expect(readReport(sandbox, 'report.json').plan?.copies).toEqual({ baseline: 1, contender: 1 })
})

test('a pull request that breaks the rules is told before anything is measured', { tags: 'nightly' }, async () => {
  await using github = await startGitHub()
  const { run } = await proposeRules(github, 'rules:\n  - treshold: 5%\n')
  const step = await run()
  expect([step.status, step.stdout]).toEqual([1, expect.stringContaining(`${usual}:2:5: there is no "treshold" here`)])
})

testFirst(0, [
  ['leaves it so', broken, 1, 'rules not read'],
  ['mends it', loose, 0, 'the defaults apply until it is merged'],
])(
  'where the file of rules of the baseline is broken, a gate asks whether the pull request %s',

  async (_, own, status, says) => {
    await using github = await startGitHub()
    const { run } = await proposeRules(github, own, broken)
    const step = await run()
    expect(step.status, step.stdout).toBe(status)
    expect(step.summary).toContain(says)
  },
)

test('a reporter takes the rules of the default branch, and none from a record', { tags: 'nightly' }, async () => {
  await using github = await startGitHub()
  const { state } = github
  const pull = addPull(state, { head: { sha: 'c'.repeat(40) } })
  const measured = onPullRequest(state, pull)
  const record = recordOf(0.05)
  const { list } = { list: [{ line: 2, benchmark: '**', metric: '**', threshold: 0.9 }] }
  const rules = { source: 'own', asOf: '2026-01-31', list }
  leaveRecord(state, measured.run, { ...record, settings: { ...record.settings, rules } })
  Object.assign(measured.run, { status: 'completed', conclusion: 'success' })
  state.files.set(usual, 'rules:\n  - threshold: 3%\n')
  const step = await runAction({ sandbox: makeSandbox(), github, trigger: onWorkflowRun(state, measured.run) })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  const report = readJson(step.outputs.report)
  expect(JSON.stringify(report)).toContain(`${usual} of main`)
  expect(JSON.stringify(report)).not.toContain('"own"')
})
