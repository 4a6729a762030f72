import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { checkWorkflow, proposeFor } from '../../../../src/extras/doctor/check.js'
import { makeScript } from '../../../../src/workflow/kinds/command.js'
import type { Project } from '../../../../src/workflow/project.js'
import { recogniseProjects } from '../../../../src/workflow/projects.js'
import { writeConfig, writeDescription, writeWorkflow } from '../../../../src/workflow/write.js'
import { makeRepository, repositories } from '../../workflow/repositories.js'

/** `text` with the name of an account, as its reader puts it there. */
const named = (text: string): string => text.replaceAll('OWNER/', 'octo/')

/** The workflow for `project` with what is measured as inputs, where there is no file. */
function writeWhole(project: Project): string {
  const { files, ...inputs } = parse(writeDescription(project))
  const step = stringify({ with: { ...inputs, files: files.join('\n') } }, { lineWidth: 0 })
  return `${writeWorkflow(project, 'main').trimEnd()}\n${step.replace(/^(?=.)/gm, ' '.repeat(8))}`
}

const written = writeWhole(recogniseProjects(makeRepository(repositories.go!))[0]!)
const good = named(written)

function messagesOf(text: string): readonly string[] {
  return (checkWorkflow(text) ?? []).map(({ severity, message }) => `${severity}: ${message}`)
}

test.each(Object.keys(repositories))('nothing is wrong with what init writes for %s', name => {
  const [project] = recogniseProjects(makeRepository(repositories[name]!))
  const repository = makeRepository({ ...repositories[name], 'counterbalance.yml': writeConfig(project!) })
  const text = named(writeWorkflow(project!, 'main'))
  expect(checkWorkflow(text, repository)).toEqual([])
  expect(messagesOf(text)).toContainEqual(expect.stringContaining('"command" is missing'))
})

test.each<[command: string, files: readonly string[], says: RegExp | undefined]>([
  ['node bench.js --fast', ['bench.js'], undefined],
  ['npm run bench', ['package.json'], undefined],
  [
    'node bench.js',
    ['src/bench.js'],
    /^error: the job "benchmarks" runs "bench\.js", which is not in the repository: set "build" to the command/,
  ],
  [
    'MODE=fast ./target/release/words a',
    ['Cargo.toml'],
    /"target\/release\/words", .* set "build" to "cargo build --release"/,
  ],
])('what the command names will exist: %s', (command, files, says) => {
  const text = named(writeWhole(makeScript(command)))
  const repository = makeRepository(Object.fromEntries(files.map(path => [path, ''])))
  const messages = (checkWorkflow(text, repository) ?? []).map(({ severity, message }) => `${severity}: ${message}`)
  expect(messages).toEqual(says ? [expect.stringMatching(says)] : [])
})

test.each([
  [
    'go',
    /^the job "benchmarks" measures one code layout of each side\. To draw .* to go test -c -ldflags=-randlayout=\$BENCH_SEED .* and "rounds" to 5\.\.60:/,
  ],
  ['mitata', undefined],
])('the layout of a program that is linked can be drawn: %s', (name, says) => {
  const text = writeWhole(recogniseProjects(makeRepository(repositories[name]!))[0]!)
  expect(proposeFor(named(text))).toEqual(says ? [expect.stringMatching(says)] : [])
  expect(proposeFor(add(named(text), 'install: make link'))).toEqual([])
})

test('a workflow without Counterbalance is not looked at', () => {
  expect(checkWorkflow('on: push\njobs:\n  a:\n    steps:\n      - run: make\n')).toBeUndefined()
})

/** `text` with more inputs. */
function add(text: string, ...lines: readonly string[]): string {
  return `${text.trimEnd()}\n${lines.map(line => `          ${line}\n`).join('')}`
}

test.each<[name: string, change: (text: string) => string, says: RegExp]>([
  ['a right for artifacts', text => text.replace('      actions: read\n', ''), /^error: .* lacks "actions: read"/],
  [
    'a right to comment',
    text => text.replace('pull-requests: write', 'pull-requests: read'),
    /^warning: .* lacks "pull-requests: write"/,
  ],
  [
    'a right to comment of a plan',
    text => `${text.trimEnd()}\n          mode: plan\n`.replace('pull-requests: write', 'pull-requests: read'),
    /^warning: .* lacks "pull-requests: write"/,
  ],
  [
    'a right to check',
    text => `${text.trimEnd()}\n          settings: 'show: comment, check'\n`,
    /^error: .* lacks "checks: write"/,
  ],
  [
    'all rights',
    text => text.replace(/ {4}permissions:\n( {6}.*\n)+/, '').replace('permissions: {}\n', ''),
    /^warning: .* by default: list them in "permissions" \(contents: read, actions: read, pull-requests: write\)/,
  ],
  ['the files', text => text.replace(/ {10}files: [|]-\n( {12}.*\n)+/, ''), /^error: .* "files" is missing/],
  ['the command', text => text.replace(/ {10}command: .*\n/, ''), /^error: .* "command" is missing/],
  [
    'build',
    text => text.replace(/ {10}build: .*\n/, ''),
    /^warning: the first pull request has no baseline: set "build"/,
  ],
  [
    'the right to keep baselines on a branch',
    text => `${text.trimEnd()}\n          settings: 'baseline: branch:baselines'\n`,
    /^error: .* lacks "contents: write" in "permissions", which it needs in order to keep baselines on a branch/,
  ],
  [
    'who publishes',
    text => text.replace(/ {2}push:\n.*\n/, '').replace(/ {10}build: .*\n/, ''),
    /^error: nothing publishes a baseline/,
  ],
  [
    'a safe event',
    text => text.replace('  pull_request:\n', '  pull_request_target:\n'),
    /^error: "pull_request_target" runs/,
  ],
  [
    'a known input',
    text => text.replace('format:', 'fromat:'),
    /^error: there is no input "fromat"; did you mean "format"\?/,
  ],
  ['concurrency', text => text.replace(/concurrency:\n( {2}.*\n)+/, ''), /^warning: there is no "concurrency" block/],
  [
    'a group for each push',
    text => text.replace('github.event.pull_request.number || github.sha', 'github.ref'),
    /^warning: a push can cancel/,
  ],
  ['an end', text => text.replace(/ {4}timeout-minutes: .*\n/, ''), /^warning: .* has no "timeout-minutes"/],
  ['no token', text => text.replace('persist-credentials: false', 'fetch-depth: 0'), /^warning: .* leaves the token/],
  [
    'no text of the event',
    text => text.replace('./bench.test', './bench.test ${{ github.event.pull_request.title }}'),
    /^error: .* puts text of the event/,
  ],
  [
    'settings without text of the event',
    text => add(text, "settings: 'batch: ${{ github.event.pull_request.title }}'"),
    /^error: .* puts text of the event .* or into settings/,
  ],
  [
    'settings that there are',
    text => add(text, "settings: 'bach: 3'"),
    /^error: .* there is no "bach" here; did you mean "batch"/,
  ],
  [
    'the place of a key',
    text => add(text, 'batch: 3'),
    /^error: there is no input "batch"; write it below "run" in counterbalance/,
  ],
  ['YAML', text => text.replace('jobs:', 'jobs: ]'), /^error: it is not valid YAML/],
  ['jobs', () => 'on: push\n', /^error: it is no workflow: jobs/],
  [
    'the name of an account',
    text => text.replace('octo/', 'OWNER/'),
    /^error: .* uses "OWNER\/counterbalance@v0": replace OWNER by the account/,
  ],
  [
    'build in a merge queue',
    text => text.replace('  pull_request:\n', '  pull_request:\n  merge_group:\n').replace(/ {10}build: .*\n/, ''),
    /^error: .* on "merge_group" .* set "build" to the command that builds the program/,
  ],
  ['a mode that there is', text => add(text, 'mode: comparing'), /^error: .* invalid value "comparing" for "mode"/],
  [
    'a gate that there is',
    text => add(text, 'fail-on: slower'),
    /^error: .* invalid value "slower" for "fail-on"; did you mean "regressed"\?/,
  ],
  ['a threshold below 100%', text => add(text, 'threshold: 2'), /^error: .* invalid value "2" for "threshold"/],
  ['a number of rounds', text => add(text, 'rounds: many'), /^error: .* invalid value "many" for "rounds"/],
  [
    'a decision',
    text => add(text, 'fail-on: regressed, removed, allow-removed'),
    /^error: .* "fail-on" holds "removed" and "allow-removed"/,
  ],
  [
    'the lines that changed',
    text => add(text, "settings: 'causes: perf'"),
    /^warning: .* the lines that changed .* add "fetch-depth: 0" to actions\/checkout/,
  ],
  [
    'a token',
    text => add(text, "github-token: ''"),
    /^warning: .* no token .* add "fetch-depth: 0" to actions\/checkout/,
  ],
])('a workflow that lacks %s', (_, change, says) => {
  const text = change(good)
  expect(text).not.toBe(good)
  expect(messagesOf(text)).toContainEqual(expect.stringMatching(says))
})

test.each<[what: string, lines: readonly string[]]>([
  ['values that are only known when it runs', ['rounds: ${{ inputs.rounds }}', 'fail-on: ${{ inputs.gate }}']],
  [
    'values that are right',
    ['fail-on: regressed, not-compared', 'threshold: 2%', 'rounds: 12', "settings: 'show: comment'"],
  ],
])('nothing is wrong with %s', (_, lines) => {
  expect(messagesOf(add(good, ...lines))).toEqual([])
})

/** `good` with steps of the job right before that of the action, or before the checkout. */
function withStep(line: string, { isFirst = false, isAction = false } = {}): string {
  const place = isFirst ? /(?= {6}- uses: actions\/checkout)/ : /(?= {6}- uses: octo\/counterbalance)/
  return good.replace(place, `      - ${isAction ? '' : 'run: '}${line}\n`)
}

test.each<[what: string, text: string, says: string | undefined]>([
  [
    'a shell step before it',
    withStep('make tools'),
    'warning: the job "benchmarks" runs "make tools" before this action. If that is code of the pull request, nothing is promised about PATH, the tools, the home directory and the workspace: move the line into "build", which runs for the baseline first, or before actions/checkout if it needs no file of the repository',
  ],
  [
    '`setup` in the place of `build`',
    good.replace(/ {10}build: (.*)/, '          setup: $1'),
    'warning: the job "benchmarks" has "setup", so the pull request is built before the baseline. Then nothing is promised about PATH, the tools, the home directory and the workspace: use "build" where a shell line can build both',
  ],
  [
    'a shell step before there is any code',
    withStep('sudo sysctl -w kernel.perf_event_paranoid=1', { isFirst: true }),
    undefined,
  ],
  ...[
    'uses: ./.github/actions/prepare',
    'uses: docker/build-push-action@v6',
    'uses: pre-commit/action@v3.0.1',
    'uses: octo/tools@v1',
    'uses: Swatinem/rust-cache@v2',
    "uses: actions/setup-node@v7\n        with: { cache: 'yarn' }",
  ].map((line): [string, string, string] => [
    `a step that may run code of the checkout: ${line}`,
    withStep(line, { isAction: true }),
    `warning: the job "benchmarks" runs "${/uses: (\S+)/.exec(line)![1]}" before this action. If that is code of the pull request, nothing is promised about PATH, the tools, the home directory and the workspace: move the step behind it, or before actions/checkout if it needs no file of the repository`,
  ]),
  ...['cd $OLDPWD && make', 'make -C $GITHUB_WORKSPACE', 'make -C ${{ github.workspace }}'].map(
    (line): [string, string, string] => [
      `a shell step that goes back to the checkout: ${line}`,
      withStep(`${line}\n        working-directory: /`),
      `warning: the job "benchmarks" runs ${JSON.stringify(line)} before this action. If that is code of the pull request, nothing is promised about PATH, the tools, the home directory and the workspace: move the line into "build", which runs for the baseline first, or before actions/checkout if it needs no file of the repository`,
    ],
  ),
  ...[
    'uses: actions/setup-python@v6',
    "uses: actions/setup-node@v7\n        with: { cache: 'npm' }",
    'uses: actions/cache/restore@v4',
    'uses: docker/setup-buildx-action@v3',
  ].map((line): [string, string, undefined] => [
    `a step that is known to run nothing of the checkout: ${line}`,
    withStep(line, { isAction: true }),
    undefined,
  ]),
  ['a shell step elsewhere', withStep('npm install autocannon\n        working-directory: /tmp'), undefined],
  [
    'nothing of its own on events without the code of others',
    withStep('make tools').replace(/^ {2}pull_request:\n/m, ''),
    undefined,
  ],
])('a job that has %s', (_, text, says) => {
  expect(messagesOf(text).filter(message => message.includes('promised'))).toEqual(says === undefined ? [] : [says])
})

test('a deep checkout lacks nothing', () => {
  const deep = good.replace('persist-credentials: false', 'persist-credentials: false\n          fetch-depth: 0')
  expect(messagesOf(add(deep, "settings: 'causes: perf'"))).toEqual([])
})
