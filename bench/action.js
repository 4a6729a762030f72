// What a pull request waits for before its first invocation: from the start of the action to the first start of the command, with a
// payload of 20 MB and its baseline on a GitHub on loopback; beside the command line, which installs the same copies and asks nobody.
// After `npm run build`, on Node 24: node --experimental-transform-types bench/action.js
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repetitions = 10
const payloadInBytes = 20e6

// The sources of the fake GitHub import each other by the names that they have when they are compiled.
registerHooks({
  resolve(specifier, context, next) {
    if (!/^\..*\.js$/.test(specifier)) return next(specifier, context)
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL)
    return next(existsSync(source) ? source.href : specifier, context)
  },
})
const scenario = name => import(new URL(`../__tests__/scenario/${name}.ts`, import.meta.url))
const { checkOut, makePullRequest } = await scenario('checkout')
const { pushAll } = await scenario('github/commit-graph')
const { describeRun } = await scenario('github/describe-run')
const { onPullRequest, onPush } = await scenario('github/events')
const { startGitHub } = await scenario('github/fake-github')
const { addPull } = await scenario('github/repository-state')

const built = name => fileURLToPath(new URL(`../dist/${name}`, import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'bench-'))
const at = (...names) => join(home, ...names)
const sandbox = { path: home, at, write, read: name => readFileSync(at(name), 'utf8'), variables: makeVariables() }
const started = at('started')
const command = `[ -e ${started} ] || date +%s%N > ${started}; echo '{"bench":"nothing","value":1,"unit":"ms"}'`
const given = { command, payload: 'built.sh\ndata.bin', warmups: '0', rounds: '1' }
try {
  await using github = await startGitHub()
  const { origin, head, main, merge } = makePullRequest(sandbox)
  pushAll(github.state, origin)
  const pull = addPull(github.state, { head: { sha: head, ref: 'feature' }, mergeCommit: merge })
  mkdirSync(at('runner'))
  prepare(main)
  await act(github, onPush(github.state, main), { measure: 'false' })
  const [action, commandLine] = [[], []]
  let requests = []
  for (let repetition = 0; repetition < repetitions; repetition++) {
    prepare(merge)
    github.state.comments.splice(0)
    github.requests()
    action.push(await timeToStart(() => act(github, onPullRequest(github.state, pull), {})))
    requests = github.requests()
    commandLine.push(await timeToStart(compareOnCommandLine))
  }
  print('action, to the first invocation', action)
  print('command line, to the first invocation', commandLine)
  const calls = requests.filter(line => !line.includes(' blobs/'))
  console.log(JSON.stringify({ bench: 'calls of the API', value: calls.length, unit: 'calls' }))
} finally {
  rmSync(home, { recursive: true })
}

function makeVariables() {
  return { PATH: '/usr/bin:/bin', HOME: home, TMPDIR: tmpdir() }
}

function write(name, text) {
  mkdirSync(dirname(at(name)), { recursive: true })
  writeFileSync(at(name), text)
  return at(name)
}

function prepare(commit) {
  rmSync(at('work'), { recursive: true, force: true })
  checkOut(sandbox, { path: at('origin') }, commit)
  // Random, so that it is as large when it is compressed.
  writeFileSync(at('work', 'data.bin'), randomBytes(payloadInBytes))
}

async function act(github, trigger, inputs) {
  const all = { ...given, 'github-token': github.state.token.text, ...inputs }
  const variables = {
    ...Object.fromEntries(Object.entries(all).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text])),
    ...describeRun({ sandbox, github, trigger }),
    GITHUB_WORKSPACE: at('work'),
    GITHUB_OUTPUT: write('output', ''),
    GITHUB_STEP_SUMMARY: write('summary', ''),
    GITHUB_SERVER_URL: 'https://github.com',
    RUNNER_TEMP: at('runner'),
  }
  await run([built('index.js')], variables)
}

async function compareOnCommandLine() {
  const options = ['--set', 'files=built.sh\ndata.bin', '--warmup', '0', '--rounds', '1']
  const sides = [at('work'), at('work')]
  await run([built('cli/index.js'), 'compare', ...sides, ...options, '--', 'sh', '-c', command], {})
}

/** Milliseconds until the command's first start. */
async function timeToStart(work) {
  rmSync(started, { force: true })
  const before = Date.now()
  await work()
  return Number(readFileSync(started, 'utf8')) / 1e6 - before
}

/** In a process of its own while the fake GitHub answers in this one. */
async function run(words, variables) {
  const child = spawn(process.execPath, words, {
    cwd: at('work'),
    env: { ...sandbox.variables, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  child.stdout.on('data', text => {
    log += text
  })
  const status = await new Promise(resolve => child.on('close', resolve))
  if (status !== 0) throw new Error(`${words.join(' ')} ended with exit status ${status}: ${log}`)
}

function print(bench, milliseconds) {
  console.log(JSON.stringify({ bench, samples: milliseconds.map(Math.round), unit: 'ms' }))
}
