import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cli, counterbalance, startCounterbalance } from './counterbalance.js'
import { findRemains, makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, compareSides, writeSides } from './sides.js'
import { testFirst } from './some-at-night.js'
import { counterbalanceWithoutRoot, isRoot, nobody, useOpenDirectories } from './without-root.js'

useOpenDirectories()

const time = { bench: 'parse', value: 1_000_000 }
const words = [...compareSides, '--rounds', '5', ...benchCommand]

testFirst(0, [[1], [2], [3]])(
  'directories that nobody may write to are removed with the copies that they are in (%i)',

  async () => {
    const sandbox = makeSandbox()
    writeSides(sandbox, [time])
    for (const side of ['a', 'b'])
      for (let number = 0; number < 100; number++) {
        sandbox.write(`${side}/closed-${number}/file`, 'x')
        chmodSync(sandbox.at(`${side}/closed-${number}`), 0o555)
        for (let file = 0; file < 10; file++) sandbox.write(`${side}/open-${number}/deep/file-${file}`, 'x')
      }
    const { status, stderr } = await counterbalanceWithoutRoot(sandbox, words)
    expect(status, stderr).toBe(0)
  },
)

/** Starts a comparison in the sandbox that is in its first run, and waits there until the file `closed` is gone. */
async function startWaiting(sandbox: Sandbox): Promise<ReturnType<typeof startCounterbalance>> {
  const here = sandbox.at('here')
  rmSync(here, { force: true })
  writeSides(sandbox, [time])
  const line = `echo > ${here}; while [ -e ${sandbox.write('closed', '')} ]; do sleep 0.1; done; sh bench.sh`
  const waiting = startCounterbalance(sandbox, [...compareSides, '--rounds', '5', '--command', line], {
    isKilled: true,
  })
  await expect.poll(() => existsSync(here), { interval: 10, timeout: 30_000 }).toBe(true)
  return waiting
}

/** The temporary directories of the sandbox. */
const list = ({ variables }: Sandbox): readonly string[] => readdirSync(variables.TMPDIR!)

test('what a killed run has left is removed by the next one, and nothing else is', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const killed = await startWaiting(sandbox)
  killed.process.kill('SIGKILL')
  await killed.ended
  await expect.poll(() => findRemains(sandbox), { interval: 10, timeout: 30_000 }).toHaveLength(1)
  const [left] = list(sandbox)

  // Somebody else's, one of which nothing tells that its owner is gone, and a link to what is worth more.
  const temporary = sandbox.variables.TMPDIR!
  const copy = (name: string): void => {
    execFileSync('cp', ['-a', `${temporary}/${left}`, `${temporary}/${name}`])
  }
  copy('another-tool')
  mkdirSync(`${temporary}/counterbalance-unmarked`)
  execFileSync('cp', ['-a', `${temporary}/${left}`, sandbox.at('precious')])
  symlinkSync(sandbox.at('precious'), `${temporary}/counterbalance-link`)
  const kept = ['another-tool', 'counterbalance-link', 'counterbalance-unmarked']
  if (isRoot) {
    copy('counterbalance-foreign')
    execFileSync('chown', ['-R', `${nobody}`, `${temporary}/counterbalance-foreign`])
    kept.push('counterbalance-foreign')
  }

  const running = await startWaiting(sandbox)
  expect(list(sandbox)).not.toContain(left)
  const own = list(sandbox).filter(name => !kept.includes(name))
  expect(own).toHaveLength(1)
  // Also from where the other process has no number, as in a container that shares the directory.
  const elsewhere = isRoot ? (['unshare', '--pid', '--fork', '--mount-proc'] as const) : undefined
  const [program, ...first] = [...(elsewhere ?? []), process.execPath] as [string, ...string[]]
  const next = await counterbalance(sandbox, ['doctor'], { program: [program, ...first, cli], isKilled: true })
  expect(next.stderr).toBe('')
  expect(list(sandbox).toSorted()).toEqual([...kept, ...own].toSorted())
  expect(lstatSync(sandbox.at('precious')).isDirectory()).toBe(true)
  rmSync(sandbox.at('closed'))
  const { status, stderr } = await running.ended
  expect(status, stderr).toBe(0)
  expect(list(sandbox).toSorted()).toEqual(kept.toSorted())
})

test('a path that is too long for a socket is no reason to fail', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  const long = sandbox.at('temporary', 'x'.repeat(120))
  mkdirSync(long)
  const { status, stderr } = await counterbalance(sandbox, words, { variables: { TMPDIR: long }, isKilled: true })
  expect(status, stderr).toBe(0)
  expect(readdirSync(long)).toEqual([])
  expect(readdirSync(sandbox.at('temporary'))).toEqual(['x'.repeat(120)])
})
