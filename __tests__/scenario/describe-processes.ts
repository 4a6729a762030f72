import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProcessRequest } from '../../src/measure/process.js'
import { findChildren, findMarked, poll } from './live-processes.js'

import {
  close,
  daemon,
  directory,
  file,
  files,
  hasPython,
  headless,
  lookFor,
  mark,
  onLinux,
  open,
  openHere,
  PATH,
  processes,
  request,
  run,
  runAll,
  runLines,
  sh,
  splitVariable,
} from './processes.js'

/** Tests what processes do, timed by the launcher or, without Python, by Node itself. Each has a file of its own, so that both run at the same time. */
export function describeProcesses(timer: 'launcher' | 'node', python: null | undefined): void {
  describe(`processes timed by ${timer}`, () => {
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

    it.runIf(hasPython && process.platform === 'linux')(
      'leave no process that has ended its first thread',
      async () => {
        const left = await sh(`${headless('time.sleep(1000)')}; ${headless('time.sleep(1000)')}; sleep 0.3`)
        expect(left).toMatchObject({ exit: { kind: 'exited', status: 0 }, leftovers: 2 })
        expect(findMarked(mark)).toEqual([])
        expect(await run(['true'])).toMatchObject({ leftovers: 0 })
      },
    )

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
      const late = await sh('echo x >> late; [ $(wc -l < late) -lt 2 ] || sleep 1000', {
        runs: 3,
        timeoutInSeconds: 0.3,
      })
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

    // Every fourth moment with each change, and at night each.
    const moments = Array.from({ length: 60 }, (_, turns) => turns)
    const endAt = async (moments: readonly number[]): Promise<void> => {
      const round = Array.from({ length: 4 }, () => request(['true']))
      for (const turns of moments) {
        const controller = new AbortController()
        const running = runAll(round, controller.signal).catch(error => error)
        for (let turn = 0; turn < turns; turn++) await setImmediate()
        controller.abort('stop')
        await running
        expect((await run(['true'])).exit).toEqual({ kind: 'exited', status: 0 })
      }
    }
    onLinux('end at an abort in whatever moment it comes', () => endAt(moments.filter(turns => turns % 4 === 0)))
    onLinux('end at an abort in each moment', { tags: 'nightly' }, () => endAt(moments))

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
}
