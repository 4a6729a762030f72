import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Step, Texts } from '../action.js'
import { findingsOf, sectionOf } from '../counterbalance.js'
import { headless } from '../processes.js'
import { testFirst } from '../some-at-night.js'
import { copyDist, isRoot, useOpenDirectories, withoutRoot, works } from '../without-root.js'
import { makeWorld, type Unusual, type World } from './world.js'

useOpenDirectories()

/** Does what `attack` says where the contender is built, and nowhere else. */
function buildWith({ sandbox }: World, attack: string): string {
  return `rm -f built.sh; cp source.sh built.sh; [ "$PWD" != ${sandbox.at('work')} ] || { ${attack}; }`
}

/** Puts `attack` before the program that is built of the contender, so that its measured command does it. */
function runWith(world: World, attack: string): string {
  world.sandbox.write('attack.sh', `${attack}\n`)
  return buildWith(world, `cat ${world.sandbox.at('attack.sh')} source.sh > built.sh`)
}

/** The workflow on a pull request that is slower, with a gate that it must not pass. */
async function propose(world: World, build: string, inputs: Texts = {}, options: Unusual = {}): Promise<Step> {
  return await world.propose({ build, 'fail-on': 'regressed', ...inputs }, options)
}

/**
 * Python that looks, for as long as a step can take, for runs of a baseline: those of another program than the one of this directory. It
 * does `act` to each, which has its number in `pid` and its directory in `cwd`.
 */
function hunt(act: string): string {
  return [
    'import signal',
    'theirs, places = open("built.sh").read(), os.environ["HOME"] + "/runner"',
    'end = time.time() + 50',
    'while time.time() < end:',
    '    for name in os.listdir("/proc"):',
    '        try:',
    '            pid, cwd = int(name), os.readlink("/proc/%s/cwd" % name)',
    '            if not cwd.startswith(places) or open(cwd + "/built.sh").read() == theirs: continue',
    ...act.split('\n').map(line => `            ${line}`),
    '        except (OSError, ValueError): pass',
    '    time.sleep(0.001)',
  ].join('\n')
}

const editing = headless(hunt('open(cwd + "/built.sh", "w").write(theirs)'))
/** Has the shell of a baseline sleep as long as that of the contender. */
const stopping = headless(
  hunt(
    [
      'if open("/proc/%d/comm" % pid).read() != "sleep\\n": continue',
      'shell = int(open("/proc/%d/stat" % pid).read().rpartition(")")[2].split()[1])',
      'os.kill(shell, signal.SIGSTOP); time.sleep(0.2); os.kill(shell, signal.SIGCONT)',
    ].join('\n'),
  ),
)
/** Numbers that are printed, by a program that runs long enough to be found. */
const printing = { command: 'sleep 0.05; sh built.sh' }
/** Programs that are as slow as they sleep. */
const sleeping = { format: 'process', command: 'sleep 0.1; sh built.sh' }
const once = (line: string): string => `[ -e $HOME/once ] || { echo > $HOME/once; ${line}; }`

testFirst<[what: string, make: (world: World) => string, inputs: Texts, least: number]>(1, [
  [
    'build leaves a process that edits the baseline',
    world => buildWith(world, `${editing}; sleep 0.3`),
    printing,
    0.09,
  ],
  [
    'command leaves a process that stops the baseline',
    world => runWith(world, `${once(stopping)}\nsleep 0.1`),
    sleeping,
    0.5,
  ],
  [
    'build leaves a process that stops the baseline',
    world => buildWith(world, `echo sleep 0.1 >> built.sh; ${stopping}; sleep 0.3`),
    sleeping,
    0.5,
  ],
  [
    'build leaves a process that edits the baseline, with commands that are isolated',
    world => buildWith(world, `${editing}; sleep 0.3`),
    { ...printing, isolate: 'auto' },
    0.09,
  ],
])('the slowdown is seen of a contender whose %s after its first thread has ended', async (_, make, inputs, least) => {
  await using world = await makeWorld()
  const step = await propose(world, make(world), inputs)
  expect(step, step.stdout).toMatchObject({ status: 1, outputs: { status: 'regressed' } })
  const [finding] = findingsOf(sectionOf(readFileSync(step.outputs.report!, 'utf8')))
  expect(finding?.change?.value).toBeGreaterThan(least)
})

/** Ends or stops the stopwatch, which is above this shell, whatever is between them. */
function strikeStopwatch(signal: string): string {
  const climb = 'at=$(sed -n "s/^PPid:[^0-9]*//p" /proc/$at/status)'
  return `at=$$; until grep -qs launcher.py /proc/$at/cmdline; do ${climb}; done; kill -${signal} $at; sleep 0.2`
}

testFirst(1, [
  ['KILL', 9],
  ['STOP', 9],
  ['KILL', 6],
  ['STOP', 6],
  ['TERM', 6],
  ['HUP', 9],
])('who sends SIG%s to the stopwatch in run %d of the contender passes no gate', async (signal, run) => {
  await using world = await makeWorld()
  const count = 'echo >> $HOME/runs'
  const attack = `${count}; [ $(wc -l < $HOME/runs) -lt ${run} ] || { ${strikeStopwatch(signal)}; }`
  const inputs = { 'fail-on': 'regressed, allow-not-comparable', rounds: '20' }
  const step = await propose(world, runWith(world, attack), inputs)
  expect(step, step.stdout).toMatchObject({ status: 1, outputs: { status: 'not-comparable' } })
  const [comment] = world.github.state.comments
  expect(comment?.body).toContain('a command ended the stopwatch')
  expect(step.outputs.record).toMatch(/record\.json$/)
})

test('what the contender changes of the home directory that both sides read leads to no verdict, and is named', async () => {
  await using world = await makeWorld()
  // Code that every Python of this user runs, and that makes the baseline as slow as the contender.
  const place = '.local/lib/python3.11/site-packages'
  const customize = `mkdir -p $HOME/${place}; echo "import os" > $HOME/${place}/usercustomize.py`
  const step = await propose(world, runWith(world, customize))
  expect(step, step.stdout).toMatchObject({ status: 1, outputs: { status: 'not-comparable' } })
  const [comment] = world.github.state.comments
  expect(comment?.body).toContain('the contender changed the home directory')
  expect(comment?.body).toContain(`${place}/usercustomize.py`)
})

const planted = 'planted'
const files = ['env', 'path', 'output', 'state']

/** Python that writes to the files of the runner and to the action's, for as long as a step can take. */
const writing = [
  'end = time.time() + 50',
  'home = os.environ["HOME"]',
  'while time.time() < end:',
  `    for path in [home + "/" + name for name in "${files.join(' ')}".split()] + [home + "/action/dist/index.js"]:`,
  '        text = open(path).read()',
  `        if "${planted}" not in text: open(path, "w").write("//${planted}=1\\n" + text)`,
  '    time.sleep(0.01)',
].join('\n')

/** The runner's files for the next steps, and the action's own code. */
function readFiles({ sandbox }: World): string {
  return [...files, 'action/dist/index.js'].map(name => sandbox.read(name)).join('\n')
}

test('what a build leaves to write to the files of the runner and of the action leaves them as they are', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { sandbox } = world
  const variables = { GITHUB_ENV: sandbox.write('env', ''), GITHUB_PATH: sandbox.write('path', '') }
  const bundle = copyDist(sandbox)
  const build = buildWith(world, `${headless(writing)}; sleep 0.5`)
  const step = await propose(world, build, {}, { bundle, variables })
  expect(step, step.stdout).toMatchObject({ status: 1, outputs: { status: 'regressed' } })
  expect(readFiles(world)).not.toContain(planted)
})

test('what is written to these files after the last command is gone when the step is over', async () => {
  await using world = await makeWorld()
  const { sandbox, github } = world
  const variables = { GITHUB_ENV: sandbox.write('env', ''), GITHUB_PATH: sandbox.write('path', '') }
  const bundle = copyDist(sandbox)
  // A process that nobody could end, such as one of root, may wait until the report is on its way.
  github.fail({
    on: 'POST issues/*/comments',
    meanwhile() {
      for (const name of ['env', 'path', 'state', 'action/dist/index.js'])
        sandbox.write(name, `//${planted}=1\n${sandbox.read(name)}`)
    },
  })
  const step = await propose(world, buildWith(world, 'true'), {}, { bundle, variables })
  expect(step, step.stdout).toMatchObject({ status: 1, outputs: { status: 'regressed' } })
  expect(readFiles(world)).not.toContain(planted)
  expect(step.stdout).toContain('A command wrote to the file of GITHUB_ENV')
  expect(step.stdout).toContain('A command changed files of this action, which a later step would run: dist/index.js.')
})

test('builds of both sides that leave a daemon, as Gradle does, are compared as ever', async () => {
  await using world = await makeWorld()
  const build = 'cp source.sh built.sh; (setsid sleep 1000 > /dev/null 2>&1 &); sleep 0.2'
  const step = await propose(world, build)
  expect(step, step.stdout).toMatchObject({ status: 1, outputs: { status: 'regressed' } })
  expect(step.stdout.match(/^ended what "build" left running: sleep \(\d+\)$/gm)).toHaveLength(2)
  expect(world.github.state.comments[0]?.body).not.toMatch(/left|⚠/)
})

test('a command that needs what its build left is told how to start it', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const build = `cp source.sh built.sh; (setsid sh -c 'echo $$ > ${world.sandbox.at('daemon')}; exec sleep 1000' > /dev/null 2>&1 &); sleep 0.2`
  const step = await propose(world, build, { command: `kill -0 $(cat ${world.sandbox.at('daemon')}) && sh built.sh` })
  expect(step.status).toBe(1)
  expect(step.stdout).toContain('what ran before it left sleep running, which was ended')
  expect(step.stdout).toContain('start it with "server"')
})

/** A program that starts a process of root for whoever runs it, as sudo does, and a file that such processes put their numbers in. */
function makeRootStarter() {
  const directory = mkdtempSync(join(tmpdir(), 'as-root-'))
  const [program, left] = [join(directory, 'setpriv'), join(directory, 'left')]
  chmodSync(directory, 0o755)
  copyFileSync('/usr/bin/setpriv', program)
  chmodSync(program, 0o4755)
  writeFileSync(left, '')
  return {
    line: `${program} --reuid=0 --regid=0 --clear-groups env -i sh -c 'echo $$ >> ${left}; exec sleep 100' > /dev/null 2>&1 & sleep 0.1`,
    [Symbol.dispose]() {
      const numbers = readFileSync(left, 'utf8').trim().split('\n')
      rmSync(directory, { recursive: true })
      expect(numbers.length).toBeGreaterThan(1)
      for (const number of numbers) process.kill(Number(number), 'SIGKILL')
    },
  }
}

// Only root can make such a program. What is waited for would take longer than a test may.
describe.runIf(isRoot && works('setpriv', '--version'))('a process of root', () => {
  testFirst<[whose: string, status: string, says: string]>(1, [
    ['the contender', 'not-comparable', 'the contender left processes of another user'],
    ['each side', 'regressed', 'of another user running'],
  ])('that the command of %s left is not waited for, and is said', async (whose, status, says) => {
    await using world = await makeWorld()
    using starter = makeRootStarter()
    const { sandbox, github } = world
    sandbox.write('leave.sh', `${starter.line}\n`)
    const build = `cat ${sandbox.at('leave.sh')} source.sh > built.sh`
    const given = whose === 'each side' ? build : buildWith(world, build)
    const step = await propose(world, given, {}, { before: withoutRoot, bundle: copyDist(sandbox) })
    expect(step, step.stdout).toMatchObject({ status: 1, outputs: { status } })
    const [comment] = github.state.comments
    expect(comment?.body).toContain(says)
    expect(step.stdout).not.toContain('were ended')
  })
})
