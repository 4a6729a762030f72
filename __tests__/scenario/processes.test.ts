import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Processes, ProcessRequest, ProcessResult } from '../../src/measure/process.js'
import { openProcesses } from '../../src/system/processes/processes.js'
import { findChildren, findMarked, makeMark, poll } from './live-processes.js'

const onLinux = it.runIf(process.platform === 'linux')
const hasPython = spawnSync('python3', ['--version']).status === 0
const PATH = process.env.PATH ?? '/usr/bin:/bin'

let directory: string
let files: string
let processes: Processes
let mark: string

async function open(python: null | undefined): Promise<void> {
  // As a process itself sees where it is, be TMPDIR a link or not.
  const home = realpathSync(tmpdir())
  directory = mkdtempSync(join(home, 'processes-'))
  files = mkdtempSync(join(home, 'outputs-'))
  mark = makeMark()
  processes = await openHere(python)
}

function openHere(python?: string | null): Promise<Processes> {
  return openProcesses({ directory: files, variables: { PATH }, ...(python === undefined ? {} : { python }) })
}

async function close(): Promise<void> {
  await processes[Symbol.asyncDispose]()
  rmSync(directory, { recursive: true })
  rmSync(files, { recursive: true })
}

function request(argv: readonly string[], changes: Partial<ProcessRequest> = {}): ProcessRequest {
  return { argv, directory, environment: { PATH, MARK: mark }, timeoutInSeconds: 60, ...changes }
}

async function run(argv: readonly string[], changes?: Partial<ProcessRequest>): Promise<ProcessResult> {
  return await processes.run(request(argv, changes))
}

function sh(line: string, changes?: Partial<ProcessRequest>): Promise<ProcessResult> {
  return run(['sh', '-c', line], changes)
}

/** Several, one after the other: what each printed, read before the next one starts, and how it ended. */
async function runAll(requests: readonly ProcessRequest[], signal?: AbortSignal) {
  const results: ProcessResult[] = []
  const texts: (string | undefined)[] = []
  const tails: { readonly stdout: string; readonly stderr: string }[] = []
  for (const one of requests) {
    const result = await processes.run(one, signal)
    results.push(result)
    texts.push(result.stdout.readText())
    tails.push({ stdout: result.stdout.readTail(), stderr: result.stderr.readTail() })
  }
  return { results, texts, tails, exits: results.map(({ exit }) => exit) }
}

function runLines(lines: readonly string[], changes?: Partial<ProcessRequest>) {
  return runAll(lines.map(line => request(['sh', '-c', line], changes)))
}

function splitVariable(line: string): [string, string] {
  const middle = line.indexOf('=')
  return [line.slice(0, middle), line.slice(middle + 1)]
}

/** A line for `sh` that has left what it was started by: its parent, its group and its session. */
function daemon(line: string): string {
  return `(setsid sh -c '${line}' >/dev/null 2>&1 &)`
}

/** A line for `sh` that prints the state of the process whose number is in the file `name`; the dead may be unburied. */
function lookFor(name: string): string {
  return `grep -s ^State /proc/$(cat ${name})/status | grep -v Z || echo gone`
}

function file(name: string, text: string, mode = 0o755): string {
  const path = join(directory, name)
  writeFileSync(path, text)
  chmodSync(path, mode)
  return path
}

/** The sources as a Node without Vitest can run them; type errors are not this test's concern. */
function compile(to: string): string {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', root, '--noCheck', '--outDir', to])
  writeFileSync(join(to, 'package.json'), '{"type":"module"}')
  for (const name of [
    'processes/launcher/launcher',
    'processes/launcher/quiet',
    'processes/launcher/walls',
    'servers/server',
  ])
    copyFileSync(join(root, `src/system/${name}.py`), join(to, `system/${name}.py`))
  return to
}

describe.each([
  { timer: 'launcher', python: undefined },
  { timer: 'node', python: null },
] as const)('processes timed by $timer', ({ timer, python }) => {
  if (timer === 'launcher' && !hasPython) return
  beforeEach(() => open(python))
  afterEach(close)

  it('are timed as announced', () => {
    expect(processes.timer).toBe(timer)
  })

  it.each([
    ['exit 0', { kind: 'exited', status: 0 }],
    ['exit 7', { kind: 'exited', status: 7 }],
    ['exit 255', { kind: 'exited', status: 255 }],
    ['kill -SEGV $$', { kind: 'signalled', signal: 'SIGSEGV' }],
    ['kill -KILL $$', { kind: 'signalled', signal: 'SIGKILL' }],
    ['kill -PIPE $$', { kind: 'signalled', signal: 'SIGPIPE' }],
  ])('tells how `%s` ended', async (line, exit) => {
    const result = await sh(line)
    expect(result.exit).toEqual(exit)
    expect(result.leftovers).toBe(0)
    expect(result.seconds).toBeGreaterThan(0)
    expect(result.seconds).toBeLessThan(30)
  })

  it('are timed from start to end', async () => {
    const { seconds } = await run(['sleep', '0.1'])
    expect(seconds).toBeGreaterThanOrEqual(0.1)
    expect(seconds).toBeLessThan(10)
  })

  it('keep stdout and stderr apart, and anew for each', async () => {
    const first = await sh('echo out; echo err >&2')
    expect([first.stdout.readText(), first.stderr.readText()]).toEqual(['out\n', 'err\n'])
    const second = await sh('echo o')
    expect([second.stdout.readText(), second.stderr.readText()]).toEqual(['o\n', ''])
    expect(() => first.stdout.readText()).toThrow('after the next run had begun')
  })

  it('read nothing from stdin', async () => {
    const result = await run(['cat'])
    expect(result.exit).toEqual({ kind: 'exited', status: 0 })
  })

  it('get exactly the environment that was asked for, and the marker', async () => {
    vi.stubEnv('INPUT_TOKEN', 'secret')
    for (const environment of [{ PATH, A: '1', B: 'ü\n=' }, { PATH, B: '2' }, { PATH }]) {
      const { stdout } = await run(['env', '-0'], { environment })
      const variables = Object.fromEntries((stdout.readText() ?? '').split('\0').filter(Boolean).map(splitVariable))
      const { COUNTERBALANCE_INVOCATION: marker, ...others } = variables
      expect(others).toEqual(environment)
      expect(marker).toMatch(/^[0-9a-f]{16}$/)
    }
    vi.unstubAllEnvs()
  })

  it('run in the directory, with a relative program looked up there', async () => {
    mkdirSync(join(directory, 'inner'))
    file('inner/hello', '#!/bin/sh\necho "$0 $1 in $PWD"\n')
    const result = await run(['./hello', 'a b'], { directory: join(directory, 'inner') })
    expect(result.stdout.readText()).toBe(`./hello a b in ${join(directory, 'inner')}\n`)
  })

  it('look a program up in the PATH of the request', async () => {
    mkdirSync(join(directory, 'bin'))
    file('bin/hello', '#!/bin/sh\necho found\n')
    const { stdout } = await run(['hello'], { environment: { PATH: `/nowhere:bin:${PATH}` } })
    expect(stdout.readText()).toBe('found\n')
  })

  onLinux('start with no signal blocked or ignored', async () => {
    const { stdout } = await run(['grep', '-E', '^Sig(Blk|Ign)', '/proc/self/status'])
    const masks = [...(stdout.readText() ?? '').matchAll(/\t([0-9a-f]{16})$/gm)].map(match => BigInt(`0x${match[1]}`))
    // Above the 31 standard signals are the C library's own.
    expect(masks.map(mask => mask & 0x7fffffffn)).toEqual([0n, 0n])
  })

  it('run a script without #! by the shell, as execvp does', async () => {
    file('script', 'echo "$0 $1"\n')
    expect((await run(['./script', 'a b'])).stdout.readText()).toBe('./script a b\n')
  })

  describe('say what is wrong when they cannot start:', () => {
    it.each<[string, () => ProcessRequest, RegExp]>([
      ['not in PATH', () => request(['no-such-tool']), /^The command no-such-tool was not found in PATH \(/],
      ['no such file', () => request(['./no-such-tool']), /^The command \/.*\/no-such-tool does not exist\.$/],
      [
        'no directory',
        () => request(['true'], { directory: join(directory, 'gone') }),
        /^The directory .*\/gone does not/,
      ],
      ['a file', () => request(['true'], { directory: file('plain', '') }), /plain is not a directory\.$/],
      ['mode', () => request([file('plain', 'echo', 0o644)]), /plain may not be executed: permission denied/],
      ['a folder', () => request([directory]), /^The command .* is a directory\.$/],
      ['interpreter', () => request([file('s', '#!/no/such/sh -e\n')]), /not the interpreter .*: \/no\/such\/sh\.$/],
      ['CRLF', () => request([file('s', '#!/bin/sh\r\n')]), /ends with a carriage return/],
      ['empty', () => request([]), /^The command is empty\.$/],
      ['NUL', () => request(['echo', 'a\0b']), /holds a NUL/],
      ['too long', () => request(['echo', 'x'.repeat(4_000_000)]), /too long for the system/],
    ])('%s', async (_, make, message) => {
      const result = await processes.run(make())
      expect(result.exit).toEqual({ kind: 'not-started', message: expect.stringMatching(message) })
      expect(result.stdout.readText()).toBe('')
      expect((await run(['true'])).exit).toEqual({ kind: 'exited', status: 0 })
    })
  })

  it('may print more than can be read, and binary', async () => {
    const result = await sh('head -c 100000000 /dev/zero; echo; echo last')
    expect(result.stdout.readText()).toBeUndefined()
    expect(result.stdout.readTail()).toBe('last')
    const binary = await sh(`printf 'a\\377\\000b\\n'`)
    expect(binary.stdout.readText()).toBe('a\ufffd\0b\n')
  })

  it('are quoted by their last lines', async () => {
    const many = await sh('seq 1000; seq -f "%.0fü" 100 200 >&2')
    expect(many.stdout.readTail().split('\n')).toEqual(Array.from({ length: 20 }, (_, i) => String(981 + i)))
    const long = await sh(`head -c 5000 /dev/zero | tr '\\0' x`)
    expect(long.stdout.readTail()).toHaveLength(4096)
    expect((await run(['true'])).stdout.readTail()).toBe('')
  })

  describe('one after the other', () => {
    it('start each when the one before it has ended', async () => {
      const { results, texts, tails } = await runLines(
        ['b', 'd', 'a', 'c'].map(name => `sleep 0.02; echo ${name} >> order; cat order; echo ${name} >&2`),
      )
      expect(texts).toEqual(['b\n', 'b\nd\n', 'b\nd\na\n', 'b\nd\na\nc\n'])
      expect(tails.map(({ stderr }) => stderr)).toEqual(['b', 'd', 'a', 'c'])
      for (const { startedAfterSeconds } of results) expect(startedAfterSeconds).toBeGreaterThanOrEqual(0)
    })

    onLinux('can add to nothing but what they print themselves', async () => {
      const held = timer === 'launcher' ? '/proc/$PPID/fd/*' : ''
      const everywhere = `for file in ${held} ${files}/*; do [ ! -f $file ] || echo x >> $file; done`
      const { texts } = await runLines(['echo 1', `${everywhere}; echo 2`, 'echo 3'])
      expect(texts[1]).toContain('x\n')
      expect([texts[0], texts[2]]).toEqual(['1\n', '3\n'])
      expect(readdirSync(files).filter(name => !/^[0-9a-f]{16}$/.test(name))).toEqual([])
    })

    it.each(['ln -s /etc/passwd', 'mkfifo', 'mkdir -p'])(
      'print where they shall, whatever `%s` has put there',
      async put => {
        const { texts } = await runLines([
          `for file in ${files}/*; do rm $file; ${put} $file; [ ! -d $file ] || touch $file/in; done; echo 1`,
          'echo 2',
        ])
        expect(texts).toEqual(['', '2\n'])
      },
    )

    it('each has its own variables and directory', async () => {
      mkdirSync(join(directory, 'inner'))
      const inner = join(directory, 'inner')
      const environments = [{ PATH, A: '1', B: '2' }, { PATH, B: '3' }, { PATH, A: '', B: '2' }, { PATH }]
      const { texts } = await runAll(
        environments.map((environment, turn) =>
          request(['sh', '-c', 'env | grep ^[AB]= | sort; pwd'], {
            environment,
            directory: turn === 2 ? directory : inner,
          }),
        ),
      )
      expect(texts).toEqual([`A=1\nB=2\n${inner}\n`, `B=3\n${inner}\n`, `A=\nB=2\n${directory}\n`, `${inner}\n`])
    })

    it('a failure stops none of the others', async () => {
      const { texts, exits } = await runLines(['echo 1', 'echo 2; exit 7', 'echo 3', 'echo 4; kill -SEGV $$'])
      expect(texts).toEqual(['1\n', '2\n', '3\n', '4\n'])
      expect(exits.map(exit => exit.kind)).toEqual(['exited', 'exited', 'exited', 'signalled'])
      expect(exits[1]).toEqual({ kind: 'exited', status: 7 })
    })

    it('one that cannot start stops none of the others', async () => {
      const argvs = [['echo', '1'], ['no-such-tool'], ['./script', '3'], ['echo', 'a\0b'], [], ['echo', '6']]
      file('script', 'echo $1\n')
      file('no-such-tool', '#!/bin/sh\necho in the directory\n')
      const { texts, exits } = await runAll(argvs.map(argv => request(argv)))
      expect(exits.map(exit => exit.kind)).toEqual([
        'exited',
        'not-started',
        'exited',
        'not-started',
        'not-started',
        'exited',
      ])
      expect(exits[1]).toMatchObject({ message: expect.stringContaining('was not found in PATH') })
      expect(texts).toEqual(['1\n', '', '3\n', '', '', '6\n'])
    })

    it('one may print more than can be read, and truncate it', async () => {
      const { texts, tails } = await runLines([
        'echo 1',
        'head -c 100000000 /dev/zero; echo; echo last',
        'echo lost; echo 3 > /dev/stdout',
        'echo 4',
      ])
      expect(texts).toEqual(['1\n', undefined, '3\n', '4\n'])
      expect(tails[1]?.stdout).toBe('last')
    })

    onLinux('a timeout ends one, with all that it started, before the next', async () => {
      const line = `${daemon('echo $$ > daemon; sleep 1000')}; sleep 1000 & echo $! > child; echo 2; sleep 1000`
      const lines = ['echo 1', line, `${lookFor('daemon')}; ${lookFor('child')}`, 'echo 4']
      const { results, texts, exits } = await runLines(lines, { timeoutInSeconds: 3 })
      expect(exits.map(exit => exit.kind)).toEqual(['exited', 'timed-out', 'exited', 'exited'])
      expect(texts).toEqual(['1\n', '2\n', 'gone\ngone\n', '4\n'])
      expect(results[1]?.leftovers).toBeGreaterThanOrEqual(1)
      expect(findMarked(mark)).toEqual([])
    })

    onLinux('nothing outlives the one that started it', async () => {
      const line = `${daemon('echo $$ > daemon; sleep 1000')}; sleep 1000 & echo $! > child; sleep 0.1`
      const { results, texts } = await runLines([line, `${lookFor('daemon')}; ${lookFor('child')}`])
      expect(texts).toEqual(['', 'gone\ngone\n'])
      expect(results.map(({ leftovers }) => leftovers > 0)).toEqual([true, false])
      expect(findMarked(mark)).toEqual([])
    })

    onLinux('an abort in one ends it, and the rest never starts', async () => {
      const controller = new AbortController()
      const lines = ['touch 1', 'touch 2', `${daemon('sleep 1000')}; touch 3; sleep 1000`, 'touch 4']
      const running = runAll(
        lines.map(line => request(['sh', '-c', line])),
        controller.signal,
      )
      const aborted = expect(running).rejects.toBe('stop')
      expect(await poll(() => existsSync(join(directory, '3')))).toBe(true)
      controller.abort('stop')
      await aborted
      expect(findMarked(mark)).toEqual([])
      expect(readdirSync(directory).toSorted()).toEqual(['1', '2', '3'])
      expect((await runLines(['echo a', 'echo b'])).texts).toEqual(['a\n', 'b\n'])
    })
  })

  it('run one at a time', async () => {
    const first = run(['true'])
    await expect(run(['true'])).rejects.toThrow('Two runs at a time')
    await first
  })

  onLinux.each([
    ['that ignores SIGTERM', "trap '' TERM; while :; do sleep 100; done"],
    ['with a child in its group', 'sleep 1000 & sleep 1000'],
    ['with a child that ignores SIGTERM', `sh -c "trap '' TERM; sleep 1000; sleep 1000" & sleep 1000`],
    ['with a child in a session of its own', `${daemon('sleep 1000; sleep 1000')}; sleep 1000`],
  ])('end in time a tree %s', async (_, line) => {
    const result = await sh(line, { timeoutInSeconds: 0.3 })
    expect(result.exit).toEqual({ kind: 'timed-out' })
    expect(result.seconds).toBeLessThan(10)
    expect(findMarked(mark)).toEqual([])
  })

  onLinux('leave nothing behind', async () => {
    const inGroup = await sh('sleep 1000 & exit 3')
    expect(inGroup).toMatchObject({ exit: { kind: 'exited', status: 3 }, leftovers: 1 })
    expect(findMarked(mark)).toEqual([])
    const outside = await sh(`${daemon('sleep 1000 & sleep 1000')}; sleep 0.1`)
    expect(outside.exit).toEqual({ kind: 'exited', status: 0 })
    expect(outside.leftovers).toBeGreaterThanOrEqual(1)
    expect(findMarked(mark)).toEqual([])
    expect((await sh('sleep 0.01 & exit 0')).exit).toEqual({ kind: 'exited', status: 0 })
    expect(await run(['true'])).toMatchObject({ leftovers: 0 })
  })

  onLinux('end at an abort, with everything, and can run again', async () => {
    const controller = new AbortController()
    const line = `${daemon('sleep 1000')}; trap '' TERM; echo early; touch started; while :; do sleep 100; done`
    const running = processes.run(request(['sh', '-c', line]), controller.signal)
    const aborted = expect(running).rejects.toBe('stop')
    expect(await poll(() => readdirSync(directory).includes('started'))).toBe(true)
    controller.abort('stop')
    await aborted
    expect(findMarked(mark)).toEqual([])
    await expect(processes.run(request(['true']), controller.signal)).rejects.toBe('stop')
    expect((await sh('echo again')).stdout.readText()).toBe('again\n')
  })

  it('of several runs end with the first that fails, and show what that one printed', async () => {
    const line = 'echo x >> runs; wc -l < runs; [ $(wc -l < runs) -lt 3 ] || { echo third >&2; exit 7; }'
    const result = await sh(line, { runs: 5 })
    expect(result.exit).toEqual({ kind: 'exited', status: 7 })
    expect(result.stdout.readText()?.trim()).toBe('3')
    expect(result.stderr.readText()).toBe('third\n')
  })

  it('of several runs have the time of one, and each has the whole time limit', async () => {
    // The four take longer than the limit, and each may be late by more than a second before it meets that.
    const result = await sh('sleep 0.5', { runs: 4, timeoutInSeconds: 1.9 })
    expect(result.exit).toEqual({ kind: 'exited', status: 0 })
    expect(result.seconds).toBeGreaterThan(0.5)
    expect(result.seconds).toBeLessThan(1.9)
    const late = await sh('echo x >> late; [ $(wc -l < late) -lt 2 ] || sleep 1000', { runs: 3, timeoutInSeconds: 0.3 })
    expect(late.exit).toEqual({ kind: 'timed-out' })
  })

  onLinux('of several runs leave nothing behind in any of them', async () => {
    expect(await sh('sleep 1000 & exit 0', { runs: 3 })).toMatchObject({ leftovers: 3 })
    expect(findMarked(mark)).toEqual([])
  })

  onLinux('of several runs end at an abort that a run takes for its normal end', async () => {
    const controller = new AbortController()
    const line = `trap 'exit 0' TERM; echo x >> started; sleep 1000 & wait`
    const running = processes.run(request(['sh', '-c', line], { runs: 50 }), controller.signal)
    const aborted = expect(running).rejects.toBe('stop')
    expect(await poll(() => readdirSync(directory).includes('started'))).toBe(true)
    controller.abort('stop')
    await aborted
    expect(findMarked(mark)).toEqual([])
  })

  onLinux('end at an abort that comes at once', async () => {
    const controller = new AbortController()
    const running = processes.run(request(['sleep', '1000']), controller.signal)
    controller.abort(new Error('at once'))
    await expect(running).rejects.toThrow('at once')
    expect(findMarked(mark)).toEqual([])
  })

  onLinux('end at an abort in whatever moment it comes', async () => {
    const round = Array.from({ length: 4 }, () => request(['true']))
    for (let turns = 0; turns < 60; turns++) {
      const controller = new AbortController()
      const running = runAll(round, controller.signal).catch(error => error)
      for (let turn = 0; turn < turns; turn++) await setImmediate()
      controller.abort('stop')
      await running
      expect((await run(['true'])).exit).toEqual({ kind: 'exited', status: 0 })
    }
  })

  onLinux('leave no process and no file when they are closed', async () => {
    const before = findChildren(process.pid).map(({ pid }) => pid)
    const findOwn = () => findChildren(process.pid).filter(({ pid }) => !before.includes(pid))
    const others = await openHere(python)
    expect(findOwn()).toHaveLength(timer === 'launcher' ? 1 : 0)
    await others.run(request(['echo', 'hi']))
    await others[Symbol.asyncDispose]()
    expect(readdirSync(files)).toEqual([])
    expect(findOwn()).toEqual([])
  })
})

describe.runIf(hasPython)('the launcher', () => {
  beforeEach(() => open(undefined))
  afterEach(close)

  it('tells what was used', async () => {
    const { usage } = await run(['python3', '-c', 'x = bytearray(50_000_000)\nfor i in range(1_000_000): pass'])
    expect(usage?.userSeconds).toBeGreaterThan(0)
    expect(usage?.maxRssInBytes).toBeGreaterThan(50_000_000)
    expect(usage?.minorFaults).toBeGreaterThan(0)
    const small = await run(['true'])
    expect(small.usage).not.toHaveProperty('maxRssInBytes')
    const middle = await run(['python3', '-S', '-c', 'x = bytearray(30_000_000)'])
    expect(middle.usage?.maxRssInBytes).toBeGreaterThan(30_000_000)
    expect(middle.usage?.maxRssInBytes).toBeLessThan(50_000_000)
  })

  onLinux('sees less memory than Counterbalance itself had when it started', async () => {
    await close()
    const ballast = Buffer.alloc(200_000_000, 1)
    await open(undefined)
    const { usage } = await run(['python3', '-S', '-c', 'x = bytearray(50_000_000)'])
    expect(usage?.maxRssInBytes).toBeGreaterThan(50_000_000)
    expect(usage?.maxRssInBytes).toBeLessThan(ballast.length)
  })

  onLinux('when it is killed, is reported, leaves nothing, and is started again', async () => {
    const running = runLines(['true', `${daemon('sleep 1000')}; touch started; sleep 1000`, 'touch never'])
    const failed = expect(running).rejects.toThrow(
      'the command ended the stopwatch, which is the process that starts and times it (it was ended by SIGKILL)',
    )
    expect(await poll(() => readdirSync(directory).includes('started'))).toBe(true)
    for (const { pid, command } of findChildren(process.pid))
      if (command.includes('launcher.py')) process.kill(pid, 'SIGKILL')
    await failed
    expect(findMarked(mark)).toEqual([])
    expect(readdirSync(directory)).toEqual(['started'])
    expect((await run(['true'])).exit).toEqual({ kind: 'exited', status: 0 })
  })

  onLinux.each([
    ['KILL', 'it was ended by SIGKILL'],
    ['TERM', 'it was ended by SIGTERM'],
    ['STOP', 'it was stopped'],
  ])(
    'when the command sends it SIG%s, is reported in time, leaves nothing, and is started again',
    async (name, how) => {
      await expect(sh(`kill -${name} $PPID; ${daemon('sleep 1000')}; sleep 1000`)).rejects.toThrow(
        `the command ended the stopwatch, which is the process that starts and times it (${how}): do not send signals to the parent process`,
      )
      expect(findMarked(mark)).toEqual([])
      expect((await run(['true'])).exit).toEqual({ kind: 'exited', status: 0 })
    },
  )

  onLinux('cannot be looked into, and says nothing in its environment', async () => {
    vi.stubEnv('INPUT_TOKEN', 'secret')
    const others = await openHere()
    const { stdout } = await others.run(
      request(['sh', '-c', `cat /proc/$PPID/environ; stat -c %U /proc/$PPID/environ`]),
    )
    const text = stdout.readText() ?? ''
    await others[Symbol.asyncDispose]()
    vi.unstubAllEnvs()
    expect(text).not.toContain('INPUT_TOKEN')
    // What may not be looked into belongs to root, who alone can read it; and in a container, he seldom may.
    const isRead = text !== 'root\n'
    if (isRead) expect([process.getuid?.(), text]).toEqual([0, expect.stringMatching(/PATH=.*root\n$/s)])
  })

  onLinux('goes with everything when Node is killed', async () => {
    const library = compile(join(directory, 'library'))
    const session = fileURLToPath(new URL('endless-session.js', import.meta.url))
    const node = spawn(process.execPath, [session, `file://${library}/system/processes/processes.js`, directory, mark])
    const ended = new Promise(resolve => node.once('exit', resolve))
    expect(await poll(() => readdirSync(directory).includes('started'))).toBe(true)
    const launchers = findChildren(node.pid ?? 0)
    expect(launchers).toEqual([{ pid: expect.any(Number), command: expect.stringContaining('launcher.py') }])
    expect(findMarked(mark).length).toBeGreaterThanOrEqual(4)
    node.kill('SIGKILL')
    await ended
    expect(await poll(() => findMarked(mark).length === 0)).toBe(true)
    expect(await poll(() => !existsSync(`/proc/${launchers[0]?.pid}`))).toBe(true)
  })

  onLinux('keeps only the end of what is too long on disk', async () => {
    const { stderr } = await sh('head -c 100000000 /dev/zero >&2; echo last >&2')
    expect(stderr.readTail()).toMatch(/last$/)
    const kept = readdirSync(files).map(name => statSync(join(files, name)))
    expect(Math.max(...kept.map(({ size }) => size))).toBe(100_000_005)
    expect(Math.max(...kept.map(({ blocks }) => blocks))).toBeLessThan(100)
  })

  onLinux('waits by signals where the system cannot watch a process', async () => {
    const code = `import os, sys; del os.pidfd_open; code = sys.argv[6]; sys.argv = sys.argv[6:]; exec(code)`
    const others = await openHere(file('python', `#!/bin/sh\nexec python3 -c '${code}' "$@"\n`))
    expect(others.timer).toBe('launcher')
    const inTime = await others.run(request(['sh', '-c', 'sleep 1000 & exit 3'], { runs: 2 }))
    expect(inTime).toMatchObject({ exit: { kind: 'exited', status: 3 }, leftovers: 1 })
    const late = await others.run(
      request(['sh', '-c', `trap '' TERM; sleep 1000; sleep 1000`], { timeoutInSeconds: 0.1 }),
    )
    expect(late).toMatchObject({ exit: { kind: 'timed-out' } })
    expect(findMarked(mark)).toEqual([])
    await others[Symbol.asyncDispose]()
  })

  it('is done without where Python is of no use', async () => {
    for (const python of ['false', '/no/such/python', file('python', '#!/bin/sh\necho Python 2.7\n')]) {
      const others = await openHere(python)
      expect(others.timer).toBe('node')
      await others[Symbol.asyncDispose]()
    }
  })
})
