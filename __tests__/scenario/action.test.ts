import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fillEvent } from '../runner-inputs.js'
import { runStep, type Step, type Texts } from './action.js'
import { checkOut, makePullRequest, source } from './checkout.js'
import { sectionOf } from './counterbalance.js'
import { makeRepository, openRepository } from './repository.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { makeScript } from './sides.js'
import { testFirst } from './some-at-night.js'

/** The action on scripts that print fixed numbers: nothing has to be warmed up. */
async function runAction(sandbox: Sandbox, inputs: Texts, variables: Texts = {}): Promise<Step> {
  const given = { command: 'sh built.sh', warmup: '0', rounds: '5', ...inputs }
  return await runStep(sandbox, { inputs: given, variables })
}

const repository = { default_branch: 'main' }

/** The variables by which the runner tells of an event. */
function event(name: string, sha: string, payload: object): Texts {
  return { GITHUB_EVENT_NAME: name, GITHUB_SHA: sha, INPUT_EVENT: fillEvent({ repository, ...payload }) }
}

function pullRequestEvent({ head, main, merge }: Omit<ReturnType<typeof makePullRequest>, 'origin'>): Texts {
  const pull_request = { number: 1, head: { ref: 'feature', sha: head }, base: { ref: 'main', sha: main } }
  return event('pull_request', merge, { action: 'synchronize', number: 1, pull_request })
}

test('a pull request in a shallow checkout of its merge is compared with the first parent of that', async () => {
  const sandbox = makeSandbox()
  const { origin, ...commits } = makePullRequest(sandbox)
  const work = checkOut(sandbox, origin, commits.merge)
  const inputs = { setup: 'cd "$GITHUB_WORKSPACE" && cp source.sh built.sh' }
  const step = await runAction(sandbox, inputs, pullRequestEvent(commits))
  expect(step.status, step.stdout).toBe(0)
  expect(step.outputs).toMatchObject({
    status: 'regressed',
    verdicts: '{"regressed":1,"not-comparable":0,"inconclusive":0,"improved":0,"unchanged":0}',
    'baseline-sha': commits.main,
    'baseline-source': 'ref',
  })
  const report = sectionOf(sandbox.read(inSandbox(sandbox, step.outputs.report!)))
  expect(report.sides).toEqual({
    baseline: { label: commits.main.slice(0, 7), source: 'ref', commit: commits.main },
    contender: { label: 'feature', source: 'workspace', commit: commits.head },
  })
  expect(report.findings[0]!.change!.value).toBeCloseTo(0.1, 2)
  // Five, and four on new copies, which confirm the change.
  expect(JSON.parse(sandbox.read(inSandbox(sandbox, step.outputs.record!))).rounds).toHaveLength(9)
  expect(step.summary).toContain('regressed by ')
  expect(step.summary).toContain(sandbox.read(inSandbox(sandbox, step.outputs.markdown!)))
  expect(step.stdout).toMatch(
    /^::group::Measure\nbuilding the baseline \(\w{7}\) in a checkout of its own\nnumbers are read as "native"\nround 1 of 5: .*\n[\s\S]*\n::endgroup::\n[\s\S]*\n✗ parse regressed by /m,
  )
  expect(readdirSync(sandbox.at('runner'))).toEqual([expect.stringMatching(/^counterbalance-benchmark-/)])
  expect(work.git('worktree', 'list').split('\n')).toHaveLength(1)
  expect(work.git('status', '--porcelain')).toBe('')
})

test('a job that exports GIT_DIR builds the baseline from the baseline, and is refused for another repository', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const { origin, ...commits } = makePullRequest(sandbox)
  const work = checkOut(sandbox, origin, commits.merge)
  const inputs = { setup: 'git show HEAD:source.sh > built.sh' }
  const ofEvent = pullRequestEvent(commits)
  const step = await runAction(sandbox, inputs, { ...ofEvent, GIT_DIR: `${work.path}/.git` })
  expect([step.status, step.outputs.status, step.outputs['baseline-sha']], step.stdout).toEqual([
    0,
    'regressed',
    commits.main,
  ])
  const other = await runAction(sandbox, inputs, { ...ofEvent, GIT_DIR: `${origin.path}/.git` })
  expect([other.status, other.outputs.status ?? '']).toEqual([1, ''])
  expect(other.stdout).toContain('GIT_DIR leads git to ')
})

test('more commits have a column each, in one summary', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const { origin, ...commits } = makePullRequest(sandbox)
  const work = checkOut(sandbox, origin, commits.merge)
  const inputs = { setup: 'cp source.sh built.sh', settings: `contenders: [before=${commits.main}]` }
  const step = await runAction(sandbox, inputs, pullRequestEvent(commits))
  expect(step.status, step.stdout).toBe(0)
  expect(step.outputs).toMatchObject({
    status: 'regressed',
    verdicts: '{"regressed":1,"not-comparable":0,"inconclusive":0,"improved":0,"unchanged":1}',
    'baseline-sha': commits.main,
  })
  expect(step.summary).toMatch(/^\| 3 \| <code>contender<\/code> \|/m)
  const { sections } = JSON.parse(sandbox.read(inSandbox(sandbox, step.outputs.report!)))
  expect(sections).toHaveLength(2)
  expect(JSON.parse(sandbox.read(inSandbox(sandbox, step.outputs.record!))).sides).toHaveLength(3)
  expect(work.git('worktree', 'list').split('\n')).toHaveLength(1)
})

function inSandbox(sandbox: Sandbox, path: string): string {
  return path.slice(sandbox.path.length + 1)
}

test('a pull request whose own head is checked out is compared with where it parted from main', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const { origin, ...commits } = makePullRequest(sandbox)
  checkOut(sandbox, origin, commits.head)
  const step = await runAction(sandbox, { setup: 'cp source.sh built.sh' }, pullRequestEvent(commits))
  expect(step.status, step.stdout).toBe(0)
  expect(step.outputs['baseline-sha']).toBe(origin.git('rev-parse', 'main~1'))
})

// The merge queue has scenarios of its own.
testFirst(1, [
  {
    name: 'a push to main',
    event: 'push',
    payload: (before: string) => ({ before }),
    variables: { GITHUB_REF_NAME: 'main' },
  },
  {
    name: 'a merge group',
    event: 'merge_group',
    payload: (before: string) => ({
      merge_group: {
        ...{ base_sha: before, base_ref: 'refs/heads/main' },
        ...{ head_sha: before, head_ref: 'refs/heads/gh-readonly-queue/main/pr-1' },
      },
    }),
    variables: {},
  },
])('$name is compared with what was there before', async ({ event: name, payload, variables }) => {
  const sandbox = makeSandbox()
  const { origin, merge, main } = makePullRequest(sandbox)
  checkOut(sandbox, origin, merge)
  const runner = { ...event(name, merge, payload(main)), ...variables }
  const step = await runAction(sandbox, { setup: 'cp source.sh built.sh' }, runner)
  expect(step.status, step.stdout).toBe(0)
  expect(step.outputs).toMatchObject({ status: 'regressed', 'baseline-sha': main })
})

/** A workspace with a baseline beside the contender, both built. */
function writeWorkspace(sandbox: Sandbox, baseline: string, contender: string): void {
  sandbox.write('baseline/built.sh', baseline)
  sandbox.write('work/built.sh', contender)
}

const beside = { baseline: 'dir:../baseline' }

test('a baseline directory; the gate fails last', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeWorkspace(sandbox, source(1_000_000), source(1_100_000))
  const step = await runAction(sandbox, { ...beside, 'fail-on': 'inconclusive, regressed' })
  expect(step.status).toBe(1)
  expect(step.outputs).toMatchObject({ status: 'regressed', 'baseline-sha': '', 'baseline-source': 'dir' })
  expect(step.summary).toContain('regressed by ')
  expect(step.stdout.trimEnd().split('\n').at(-1)).toBe('::error::"fail-on": 1 regressed: parse')
})

test('a baseline inside of the workspace', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  sandbox.write('work/baseline/built.sh', source(1_000_000))
  sandbox.write('work/built.sh', source(1_000_000))
  const step = await runAction(sandbox, { baseline: 'dir:baseline', 'fail-on': 'regressed' })
  expect(step.status, step.stdout).toBe(0)
  expect(step.outputs).toMatchObject({ status: 'unchanged' })
})

testFirst<[name: string, inputs: Texts, variables: Texts, says: string]>(2, [
  [
    'a wrong input',
    { ...beside, rounds: 'many' },
    {},
    'invalid value "many" for "rounds"; it must be a whole number from 1 to 10000, a range such as 5..20, or "auto"',
  ],
  ['no command', { ...beside, command: '' }, {}, '"command" is missing'],
  [
    'no files to publish',
    { mode: 'publish' },
    {},
    '"files" is missing: give patterns of the files that the command needs',
  ],
  [
    'a pull request that publishes',
    { mode: 'publish', files: '*' },
    { GITHUB_EVENT_NAME: 'pull_request' },
    '"mode" is publish on "pull_request"',
  ],
  [
    'a baseline that is not there',
    { baseline: 'dir:../none' },
    {},
    `the baseline's directory "../none" does not exist`,
  ],
  ['no checkout', { setup: 'true' }, {}, 'this is not a git checkout: run actions/checkout first'],
  [
    'an event that is not safe',
    beside,
    { GITHUB_EVENT_NAME: 'pull_request_target' },
    'on "pull_request_target" the code of a pull request would run with the rights of the default branch. Use "pull_request"',
  ],
  ['a fact that is none', beside, { INPUT_EVENT: 'number: 1' }, 'invalid line "number: 1" in "event"'],
])('%s fails before anything is measured', async (_, inputs, variables, says) => {
  const sandbox = makeSandbox()
  writeWorkspace(sandbox, source(1), source(1))
  const step = await runAction(sandbox, inputs, { GIT_CEILING_DIRECTORIES: sandbox.path, ...variables })
  expect(step.stdout).toContain(`::error::`)
  expect(step.stdout).toContain(says)
  expect(step.stdout).not.toContain('    at ')
  expect(step).toMatchObject({ status: 1, outputs: {} })
  // It says no more than why.
  expect(step.summary).toMatch(/^(> \[!CAUTION\]\n> \*\*⛔ Could not be judged:\*\* .*\n\n)?$/)
})

test('no baseline is said, and is not green', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeWorkspace(sandbox, source(1), source(1))
  const step = await runAction(sandbox, { 'fail-on': 'not-compared' })
  expect(step).toMatchObject({ status: 1, outputs: { status: 'not-compared' } })
  expect(step.summary).toContain('**Not compared: the job has no token to find a baseline with**')
})

test('nothing measured fails, whatever the gate', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeWorkspace(sandbox, 'echo "no data" >&2; exit 3', 'exit 4')
  const step = await runAction(sandbox, beside)
  expect(step.status).toBe(1)
  expect(step.outputs).toMatchObject({ status: 'errored' })
  expect(step.summary).toContain('The benchmarks fail on both sides (exit status 3)')
  expect(step.stdout).toMatch(
    /^::error::nothing could be measured%0Athe baseline failed in 2 of 2 runs: .* 3: no data/m,
  )
})

/** Words of a benchmark that would have the runner do something. */
const hostile = [
  '::set-output name=status::unchanged',
  '::add-mask::parse',
  '  ::stop-commands::x',
  '\u0085::warning::nel',
  '\u2003::warning::em space',
  '\ufeff::warning::bom',
  '##[error]loud',
  'a ##[add-mask]parse',
  '\r::error::after a carriage return',
]

test('a command’s words are no commands to the runner', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  sandbox.write('names', `${hostile.map(name => JSON.stringify({ bench: name, value: 1, unit: 'B' })).join('\n')}\n`)
  sandbox.write('words', `${hostile.join('\n')}\n`)
  const names = `cat ${sandbox.at('names')}`
  const shout = `cat ${sandbox.at('words')} >&2; exit 1`
  // The failures are in the log and in the report, and the rest is still compared: not both are in one round.
  const script = makeScript(
    [],
    [`[ $n != 3 ] || { ${shout}; }`, `[ $n != 9 ] || { cat ${sandbox.at('words')}; exit 1; }`, names],
  )
  writeWorkspace(sandbox, script, `${script}# changed\n`)
  // Chance decides whose runs fail: if both are the baseline's, nothing could be compared.
  const gate = 'inconclusive, allow-errored, allow-not-compared'
  const step = await runAction(sandbox, { ...beside, 'fail-on': gate })
  expect(step.status, step.stdout).toBe(0)
  expect(step.stdout).toContain('loud')
  expectHarmless(step)
})

testFirst(1, [
  { name: 'setup', inputs: { setup: 'cat ../words >&2; exit 1' } },
  { name: 'build', inputs: { build: 'cat "$HOME/words" >&2; exit 1' } },
  { name: 'install', inputs: { ...beside, install: 'cat "$HOME/words"; exit 1' } },
  {
    name: 'a line that cannot be read',
    inputs: { ...beside, command: String.raw`printf '{"bench":"x"\r::error::y'; echo` },
  },
  { name: 'all of it', inputs: { ...beside, command: 'cat "$HOME/words" >&2; exit 1' } },
  { name: 'a gate', inputs: { ...beside, command: 'cat names', 'fail-on': 'regressed' } },
])('nor where $name fails', async ({ inputs }) => {
  const sandbox = makeSandbox()
  sandbox.write('words', `${hostile.join('\n')}\n`)
  const print = (value: number): string =>
    `${hostile.map(bench => JSON.stringify({ bench, value, unit: 'B' })).join('\n')}\n`
  sandbox.write('baseline/names', print(1))
  makeRepository(sandbox, 'work').commit({ names: print(2) })
  openRepository(sandbox, 'work').commit({})
  const step = await runAction(sandbox, inputs)
  expect(step.status).toBe(1)
  expect(step.stdout).toContain('::error::')
  expectHarmless(step)
})

/** Of what the runner would obey, there is only what the action itself says: groups, warnings, and one error. */
function expectHarmless({ stdout }: Step): void {
  const lines = stdout.split(/\r\n|\r|\n/)
  // The runner trims what .NET takes for white space, and a next line (U+0085) is, but not in JavaScript.
  const trim = (line: string): string => line.replace(/^[\s\u0085\ufeff]+/, '')
  const commands = lines.map(trim).filter(line => line.startsWith('::'))
  const own = /^::(group|endgroup|(error|warning)( title=[^:]*)?)::/
  expect(commands.filter(line => !own.test(line) || hostile.some(word => line.startsWith(trim(word))))).toEqual([])
  expect(commands.filter(line => line.startsWith('::error::')).length).toBeLessThan(2)
  expect(stdout).not.toContain('##[')
}

test('a table for people is not compared, and the first line says so', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const table = "echo 'Name (time in us)         Min                 Max'\n"
  writeWorkspace(sandbox, table, `${table}# changed\n`)
  const step = await runAction(sandbox, { ...beside, rounds: '2' })
  expect(step.status, step.stdout).toBe(1)
  const [, first] = step.summary.split('\n')
  expect(first).toContain('Not compared: a table for people is not read')
  expect(step.stdout).toContain('--benchmark-json=result.json')
})
