import { release } from 'node:os'
import { expect, test } from 'vitest'
import { counterbalance, findingsOf, readReport } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, compareSides, makeScript } from './sides.js'
import { testFirst } from './some-at-night.js'
import { copyDist, giveAway, useOpenDirectories, withoutRoot } from './without-root.js'

useOpenDirectories()

/** Compares a baseline that does `look` with a contender that is twice as slow and does `attack`, as somebody who is not root. */
async function compare(
  sandbox: Sandbox,
  { look, attack }: { look: string; attack: string },
  options: readonly string[] = [],
) {
  sandbox.write('a/bench.sh', makeScript([{ bench: 'parse', value: 1_000_000 }], [`${look} >> $HOME/looks`]))
  sandbox.write('b/bench.sh', makeScript([{ bench: 'parse', value: 2_000_000 }], [attack]))
  const [name, ...rest] = [...withoutRoot, process.execPath, `${copyDist(sandbox)}/cli/index.js`]
  giveAway(sandbox)
  const words = [...compareSides, '--rounds', '6', '--json', 'a.json', ...options, ...benchCommand]
  const ended = await counterbalance(sandbox, words, { program: [name!, ...rest] })
  return { ...ended, report: readReport(sandbox, 'a.json') }
}

const linesOf = (sandbox: Sandbox, name: string): ReadonlySet<string> => new Set(sandbox.read(name).trim().split('\n'))

/** A line of Python that makes system calls; `slice` has room for scheduling attributes, and asks for a slice of 100 ms. */
const python = (line: string, words = '') =>
  `python3 -c 'import ctypes, sys; call = ctypes.CDLL(None).syscall; slice = (ctypes.c_uint32 * 14)(56); slice[6] = 100000000; ${line}' ${words}`

const [setAttributes, getAttributes] = process.arch === 'x64' ? [314, 315] : [274, 275]
const setSlice = python(`call(${setAttributes}, int(sys.argv[1]), slice, 0)`, '$PPID')
const readSlice = python(`call(${getAttributes}, 0, slice, 56, 0); print(slice[6])`)
/** A process chooses its slice since Linux 6.12. */
const hasSlices = release().localeCompare('6.12', 'en', { numeric: true }) >= 0

const cores = 'grep Cpus_allowed_list /proc/self/status'

testFirst<[name: string, attack: string, look: string, ...options: string[]]>(1, [
  ['cores', 'taskset -p 1 $PPID', cores],

  ['scheduling attributes', 'chrt --batch -p 0 $PPID', "cut -d' ' -f41 /proc/self/stat"],
  ...(hasSlices ? ([['scheduling attributes', setSlice, readSlice]] as [string, string, string][]) : []),
  ['I/O priority', 'ionice -c 3 -p $PPID', 'ionice'],
  ['resource limits', 'prlimit --pid $PPID --nofile=64:', 'ulimit -Sn'],
  // The kernel keeps the rest from a command that is isolated.
  ['resource limits', 'prlimit --pid $PPID --nofile=64:', 'ulimit -Sn', '--set', 'isolate=auto'],
])(
  'a contender that changes the %s of the stopwatch changes nothing for the baseline, and the report says so',
  async (name, attack, look, ...options) => {
    const sandbox = makeSandbox()
    const { stdout, report } = await compare(sandbox, { look, attack: `${attack} > /dev/null` }, options)
    expect(linesOf(sandbox, 'looks').size).toBe(1)
    expect(findingsOf(report)).toMatchObject([{ verdict: 'regressed' }])
    expect(stdout).toContain(`a command changed the ${name} of the stopwatch, which all commands inherit`)
  },
)

testFirst(1, [
  ['niceness', 'renice -n 19 -p $PPID'],
  ['resource limits', 'prlimit --pid $PPID --nofile=64:64'],
])('a contender that changes the %s of the stopwatch for good ends the session', async (name, attack) => {
  const sandbox = makeSandbox()
  const { status, stdout, report } = await compare(sandbox, {
    look: ':',
    attack: `[ $n -lt 13 ] || ${attack} > /dev/null`,
  })
  expect(status, stdout).toBe(4)
  expect(stdout).toContain(`the command changed the ${name} of the stopwatch`)
  expect(report.plan?.stoppedBy).toBe('failing')
})

test('a contender that pins Counterbalance itself changes nothing for servers, each of which has a launcher of its own', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const attack = 'taskset -a -p 1 $(ps -o ppid= -p $PPID) > /dev/null'
  const serve = ['--set', `server.command=${cores} >> $HOME/looks; echo up; sleep 1000`, '--set', 'server.ready=up']
  const { stdout, report } = await compare(sandbox, { look: ':', attack }, serve)
  expect(linesOf(sandbox, 'looks').size).toBe(1)
  expect(findingsOf(report)).toMatchObject([{ verdict: 'regressed' }])
  expect(stdout).toContain('a command changed the cores of the stopwatch')
})

test('a contender that changes the autogroup of its session changes nothing for the baseline', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const look = `(cut -d' ' -f3 /proc/self/autogroup || echo 0)`
  const { report } = await compare(sandbox, { look, attack: 'echo 19 > /proc/self/autogroup || true' })
  expect(linesOf(sandbox, 'looks')).toEqual(new Set(['0']))
  expect(findingsOf(report)).toMatchObject([{ verdict: 'regressed' }])
})

test('what nobody has changed is not mentioned', { tags: 'nightly' }, async () => {
  const { stdout } = await compare(makeSandbox(), { look: cores, attack: 'true' })
  expect(stdout).not.toContain('of the stopwatch')
})
