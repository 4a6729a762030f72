import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeProcesses } from './describe-processes.js'
import { findChildren, findMarked, poll } from './live-processes.js'
import {
  close,
  compile,
  daemon,
  directory,
  file,
  files,
  hasPython,
  mark,
  onLinux,
  open,
  openHere,
  request,
  run,
  runLines,
  sh,
} from './processes.js'

if (hasPython) describeProcesses('launcher', undefined)

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

  onLinux('tells waiting from computing', async () => {
    const { seconds, usage } = await run(['python3', '-S', '-c', 'for i in range(1_000_000): pass'])
    const { mainThreadSeconds = Infinity, runDelaySeconds = Infinity } = usage!
    // The kernel adds up the two at other moments than the clock is read, and the delay has some of the launcher's own.
    expect(mainThreadSeconds + runDelaySeconds).toBeLessThan(seconds + 0.01)
    const asleep = await run(['sleep', '0.2'])
    const { mainThreadSeconds: running = 0, runDelaySeconds: queued = 0 } = asleep.usage!
    expect(asleep.seconds - running - queued).toBeGreaterThan(0.19)
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
      'the command ended the stopwatch, which is the process that starts and times it (it was ended by SIGKILL',
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
    ['KILL', 'it was ended by SIGKILL, or the machine had no memory left'],
    ['TERM', 'it was told to end'],
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
