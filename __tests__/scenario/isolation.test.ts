import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cli, counterbalance, findingsOf, readReport } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, compareSides, makeScript } from './sides.js'
import { counterbalanceWithoutRoot, isRoot, mayIsolate, useOpenDirectories } from './without-root.js'

useOpenDirectories()

/** Compares a baseline with a contender that is twice as slow and runs `line` first, as somebody who is not root. */
async function compare(sandbox: Sandbox, line: string, options: readonly string[] = []) {
  sandbox.write('a/bench.sh', makeScript([{ bench: 'parse', value: 1_000_000 }]))
  sandbox.write('b/bench.sh', makeScript([{ bench: 'parse', value: 2_000_000 }], [line]))
  const words = [...compareSides, '--rounds', '6', '--set', 'isolate=auto', '--json', 'a.json', '--record', 'r.json']
  const ended = await counterbalanceWithoutRoot(sandbox, [...words, ...options, ...benchCommand])
  return { ...ended, report: readReport(sandbox, 'a.json') }
}

test('a command, and what tidies up after it, can write to its own copy only, where the kernel permits that', async () => {
  const sandbox = makeSandbox()
  const places = ['$1/bench.sh', '$2/new', '../../new', sandbox.at('r.json'), `${cli}`]
  const attempts = places.map(place => `{ echo >> ${place}; } 2> /dev/null && echo ${place} >> $HOME/written`)
  const nested = 'unshare -Urm mount -o remount,bind,rw $1 2> /dev/null && echo remounted >> $HOME/written'
  const own = 'mkdir -p cache; echo $n > cache/last; echo >> $BENCH_OUTPUT; echo > $HOME/elsewhere'
  const peek = 'cat /proc/$PPID/environ > $HOME/peeked 2> /dev/null'
  const search = 'set --; for at in ../../*/*/; do cmp -s $at/bench.sh bench.sh || set -- "$@" $at; done'
  const line = [search, ...attempts, nested, peek, own].join('; ')
  const inContender = `if grep -q written bench.sh; then ${search}; ${attempts.join('; ')}; fi; true`
  const tidying = ['--conclude', inContender, '--cleanup', inContender]
  const { status, stdout, report } = await compare(sandbox, line, ['--prepare', 'echo > ../../prepared', ...tidying])
  expect(status, stdout).toBe(0)
  if (!mayIsolate) {
    expect(stdout).toContain('"isolate" is auto, but the commands were not isolated: the kernel does not permit it (')
    expect(report.environment?.held).not.toHaveProperty('isolated')
    return
  }
  expect(report.environment?.held).toMatchObject({ isolated: true })
  expect(findingsOf(report)).toMatchObject([{ verdict: 'regressed' }])
  expect(stdout).not.toContain('not isolated')
  expect(stdout).not.toContain("the baseline's copies")
  expect(sandbox.read('elsewhere')).toBe('\n')
  expect(sandbox.read('peeked')).toBe('')
  expect(existsSync(sandbox.at('written')) && sandbox.read('written')).toBe(false)
  const page = await counterbalance(sandbox, ['show', 'r.json', '--as', 'summary'])
  expect(page.stdout).toMatch(/^- Settings: .*writes to its own copy only/m)
})

test('what isolation is not is refused', async () => {
  const { status, stderr } = await counterbalance(makeSandbox(), ['compare', '--set', 'isolate=maybe', '--', 'true'])
  expect(stderr).toContain('invalid value "maybe" for "--set isolate"; it can be off, auto')
  expect(status).toBe(2)
})

test.runIf(isRoot)('for root there is no isolation, and that is said', async () => {
  const sandbox = makeSandbox()
  for (const side of ['a', 'b']) sandbox.write(`${side}/bench.sh`, makeScript([{ bench: 'parse', value: 1e6 }]))
  const words = [...compareSides, '--rounds', '5', '--set', 'isolate=auto', ...benchCommand]
  const { stdout } = await counterbalance(sandbox, words)
  expect(stdout).toContain('"isolate" is auto, but the commands were not isolated: as root, a command could undo it')
})

test('in place there is no isolation, and that is said', { tags: 'nightly' }, async () => {
  const { stdout } = await compare(makeSandbox(), 'true', ['--set', 'copies=in-place'])
  expect(stdout).toContain('the commands were not isolated: the sides run where they are, not in copies')
})
