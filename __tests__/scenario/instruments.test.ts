import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cli, counterbalance, readReport } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'

const quick = ['compare', 'a', 'b', '--set', 'seed=scenario', '--json', 'a.json']
const hasValgrind = existsSync('/usr/bin/valgrind')

/** Two sides, each with a program `app` of these lines of shell. */
function writeApps(sandbox: Sandbox, baseline: string, contender = baseline): void {
  sandbox.write('a/app', `#!/bin/sh\n${baseline}\n`)
  sandbox.write('b/app', `#!/bin/sh\n${contender}\n`)
}

const count = (to: number): string => `i=0; while [ $i -lt ${to} ]; do i=$((i + 1)); done`

test('the process as a whole is there, and only time is judged', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeApps(sandbox, count(20_000))
  const { status, stdout } = await counterbalance(sandbox, [...quick, '--rounds', '5', '--verbose', '--', './app'])
  const { findings } = readReport(sandbox, 'a.json')
  const metrics = Object.fromEntries(findings.map(({ metric, verdict }) => [metric, verdict]))
  expect(metrics.time).not.toBeNull()
  const asides = ['cpu-time', 'user-time', 'system-time', 'minor-faults', 'voluntary-switches', 'involuntary-switches']
  const ofSchedule = process.platform === 'linux' ? ['run-delay', 'waiting-time'] : []
  expect(metrics).toMatchObject(Object.fromEntries([...asides, ...ofSchedule].map(name => [name, null])))
  expect(stdout).toContain('cpu-time')
  expect(stdout).not.toMatch(/user-time|switches|faults|run-delay|waiting-time/)
  expect(status).toBe(0)
})

test('CPU time is judged where it is named', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  writeApps(sandbox, count(20_000), `${count(20_000)}; sleep 0.2`)
  const words = [...quick, '--rounds', '6', '--set', 'metrics=cpu-time', '--threshold', '50%', '--', './app']
  await counterbalance(sandbox, words)
  const { status, findings } = readReport(sandbox, 'a.json')
  expect(findings.filter(({ verdict }) => verdict !== null).map(({ metric }) => metric)).toEqual(['cpu-time'])
  expect(status).not.toBe('regressed')
})

test('without Python there is the time, and words for what is missing', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeApps(sandbox, 'exit 0')
  const none = sandbox.write('bin/python3', '#!/bin/sh\nexit 1\n')
  const program = [process.execPath, '--import', sandbox.write('hide.mjs', hidePython(none)), cli] as const
  const words = ['--rounds', '2', '--verbose', '--set', 'instruments=rusage', '--', './app']
  const { stdout } = await counterbalance(sandbox, [...quick, ...words], { program })
  expect(readReport(sandbox, 'a.json').findings.map(({ metric }) => metric)).toEqual(['time'])
  expect(stdout).toContain('names rusage, but CPU time')
})

/** A module that has every Python that is started be the one at `path`, which is none. */
function hidePython(path: string): string {
  return [
    `import child from 'node:child_process'`,
    `import { syncBuiltinESMExports } from 'node:module'`,
    `const { spawn } = child`,
    `child.spawn = (name, ...rest) => spawn(/python/.test(name) ? ${JSON.stringify(path)} : name, ...rest)`,
    `syncBuiltinESMExports()`,
    '',
  ].join('\n')
}

test('counters that are not there: words, and the rest', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeApps(sandbox, 'exit 0')
  sandbox.write('bin/perf', '#!/bin/sh\necho "<not supported>,,instructions,0,100.00,," > "$8"\n')
  const variables = { PATH: `${sandbox.at('bin')}:/usr/bin:/bin` }
  const words = [...quick, '--rounds', '2', '--set', 'instruments=rusage,perf', '--', './app']
  const { stdout } = await counterbalance(sandbox, words, { variables })
  expect(stdout).toContain('names perf, but instructions')
  const metrics = readReport(sandbox, 'a.json').findings.map(({ metric }) => metric)
  expect(metrics).toEqual(expect.arrayContaining(['time', 'cpu-time']))
})

test('a perf that may not count says why', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeApps(sandbox, 'exit 0')
  const complaint = 'echo Error: >&2\necho "Access to performance monitoring is limited." >&2'
  sandbox.write('bin/perf', `#!/bin/sh\n${complaint}\nexit 255\n`)
  const variables = { PATH: `${sandbox.at('bin')}:/usr/bin:/bin` }
  const words = [...quick, '--rounds', '2', '--set', 'instruments=rusage,perf', '--', './app']
  const { stdout } = await counterbalance(sandbox, words, { variables })
  expect(stdout).toContain('perf is not permitted to count here: Access to performance monitoring is limited.')
})

test('a perf that counts is put around the command, and read', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeApps(sandbox, 'exit 3', 'exit 3')
  // What a real one writes, and the exit status of what it runs.
  const perf = [
    'while [ "$1" != "--" ]; do [ "$1" = "-o" ] && file=$2; shift; done; shift',
    'printf "1000,,instructions,1,100.00,,\\n5000000,ns,duration_time,1,100.00,,\\n" >> "$file"',
    // What a signal has ended, it ends well.
    '"$@" || status=$?; [ "${status:-0}" -gt 128 ] && [ "$1" != sh ] && exit 0; exit "${status:-0}"',
  ]
  sandbox.write('bin/perf', `#!/bin/sh\n${perf.join('\n')}\n`)
  const variables = { PATH: `${sandbox.at('bin')}:/usr/bin:/bin` }
  const words = [...quick, '--rounds', '5', '--set', 'batch=3', '--set', 'metrics=instructions', '--']
  await counterbalance(sandbox, [...words, 'sh', '-c', './app || true'], { variables })
  const { findings, plan, status } = readReport(sandbox, 'a.json')
  const medians = Object.fromEntries(findings.map(({ metric, baseline }) => [metric, baseline?.median]))
  expect(medians).toMatchObject({ instructions: 1000, time: expect.closeTo(0.005, 9) })
  expect(plan).toMatchObject({ batch: 3 })
  expect(status).toBe('unchanged')
  const failed = await counterbalance(sandbox, [...words, './app'], { variables })
  expect(failed.stdout).toContain('exit status 3')
  for (const side of ['a', 'b']) sandbox.write(`${side}/killed`, '#!/bin/sh\nkill -9 $$\n')
  const killed = await counterbalance(sandbox, [...words, './killed'], { variables })
  expect(killed.stdout).toContain('exit status 137')
})

test.each([
  ['the same instructions are named', 1_203_841, true],
  ['more instructions are not', 1_324_225, false],
] as const)(
  'counts by perf of a slower side with other machine code: %s',
  { tags: 'nightly' },
  async (_, contender, isNamed) => {
    const sandbox = makeSandbox()
    writeApps(sandbox, 'exit 0')
    for (const [side, milliseconds, instructions] of [
      ['a', 10, 1_203_841],
      ['b', 12, contender],
    ] as const) {
      sandbox.write(`${side}/program`, `\u007fELF${side}`)
      sandbox.write(`${side}/counted`, writeCounts(milliseconds, instructions))
    }
    const perf = [
      'while [ "$1" != "--" ]; do [ "$1" = "-o" ] && file=$2; shift; done; shift',
      `{ cat counted 2>/dev/null || printf '${writeCounts(1, 1).replaceAll('\n', '\\n')}'; } | sed "s/N/$(($$ % 10))/g" >> "$file"`,
      'exec "$@"',
    ]
    sandbox.write('bin/perf', `#!/bin/sh\n${perf.join('\n')}\n`)
    const variables = { PATH: `${sandbox.at('bin')}:/usr/bin:/bin` }
    const { stdout } = await counterbalance(sandbox, [...quick, '--rounds', '8', '--causes', 'auto', '--', './app'], {
      variables,
    })
    expect(readReport(sandbox, 'a.json').status).toBe('regressed')
    expect(stdout.includes('└ same instructions (IPC 0.94 → 0.78): probably code layout')).toBe(isNamed)
  },
)

/** What perf 6.1 writes where the processor has counters; `N` is a digit of the time that differs from run to run. */
function writeCounts(milliseconds: number, instructions: number): string {
  const counts = `${instructions},,instructions,751203,100.00,0.94,insn per cycle\n${127_982 * milliseconds},,cycles,751203,100.00,,\n`
  return `${counts}${milliseconds}0N0000,ns,duration_time,${milliseconds}0N0000,100.00,,\n`
}

test('without valgrind the command is timed', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeApps(sandbox, 'exit 0')
  for (const name of ['sh', 'bash']) sandbox.write(`bin/${name}`, `#!/bin/sh\nexec /bin/${name} "$@"\n`)
  const variables = { PATH: sandbox.at('bin') }
  const words = [...quick, '--rounds', '2', '--set', 'instruments=callgrind', '--', './app']
  const { stdout } = await counterbalance(sandbox, words, { variables })
  expect(stdout).toMatch(/names callgrind, but instructions cannot be counted: .*valgrind/)
  expect(readReport(sandbox, 'a.json').findings.map(({ metric }) => metric)).toContain('time')
})

test.runIf(hasValgrind)('instructions are counted exactly, in two rounds', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeApps(sandbox, count(100), count(110))
  const words = [...quick, '--warmup', '0', '--set', 'instruments=callgrind', '--threshold', '0.01%', '--', './app']
  const { stdout } = await counterbalance(sandbox, words)
  const { findings, rounds } = readReport(sandbox, 'a.json')
  expect(findings).toMatchObject([{ metric: 'instructions', verdict: 'regressed', p: null }])
  expect(rounds).toBe(2)
  expect(stdout).toContain('exact')
  expect(stdout).not.toContain('no A/A test:')
})

test('a short command is run several times for one measurement, the same number on both sides', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  writeApps(sandbox, `echo >> ${sandbox.at('runs')}`)
  const words = [
    ...quick,
    '--rounds',
    '2',
    '--warmup',
    '1',
    '--set',
    'batch=4',
    '--set',
    'fresh-copies=once',
    '--',
    './app',
  ]
  const { stderr } = await counterbalance(sandbox, words)
  expect(sandbox.read('runs').length).toBe(4 + 2 * 4 * 4)
  expect(readReport(sandbox, 'a.json').plan).toMatchObject({ batch: 4 })
  expect(stderr).toContain('each value is the mean of 4 runs in a row')
})

test('the start of a command is taken off by the slope over two numbers of repeats', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const log = `echo $BENCH_REPEATS >> ${sandbox.at('repeats')}`
  // Half a second to start, and 0.2 s for each repeat.
  writeApps(sandbox, `${log}; if [ $BENCH_REPEATS = 2 ]; then sleep 0.9; else sleep 1.5; fi`)
  const asked = ['--rounds', '1', '--warmup', '0', '--set', 'copies=1+1', '--set', 'slope=2,5', '--markdown', 'a.md']
  await counterbalance(sandbox, [...quick, ...asked, '--', './app'])
  // The baseline's copy runs once before the round.
  expect(sandbox.read('repeats')).toBe('2\n5\n'.repeat(1 + 2))
  const { plan, findings } = readReport(sandbox, 'a.json')
  expect(plan).toMatchObject({ slope: [2, 5] })
  const time = findings.find(({ metric }) => metric === 'time')!
  // With its start, a repeat would be 0.3 s of the longer run and 0.45 s of the shorter; either may be late by a quarter of a second.
  expect(time.baseline!.min).toBeGreaterThan(0.11)
  expect(time.baseline!.min).toBeLessThan(0.29)
  expect(time.contender!.n).toBe(1)
  expect(sandbox.read('a.md')).toContain('the start of the command is not included')
})

test('a command that does not heed its repeats has failed', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeApps(sandbox, '[ $BENCH_REPEATS = 5 ] || sleep 1')
  const words = [...quick, '--rounds', '1', '--set', 'copies=1+1', '--set', 'slope=2,5', '--', './app']
  const { status, stderr, stdout } = await counterbalance(sandbox, words)
  expect(`${stdout}${stderr}`).toContain('The command must repeat its work $BENCH_REPEATS times')
  expect(status).toBe(4)
})

test('numbers that are printed are no batch, and a warm-up by time goes on', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeApps(sandbox, `echo >> ${sandbox.at('runs')}; sleep 0.1; echo '{"bench":"parse","value":1,"unit":"ms"}'`)
  const words = [...quick, '--rounds', '1', '--set', 'batch=4', '--warmup', '2s', '--', './app']
  const { stdout } = await counterbalance(sandbox, words)
  expect(stdout).toContain('"batch" was not used')
  expect(sandbox.read('runs').length).toBeGreaterThanOrEqual(3 * 4)
  expect(readReport(sandbox, 'a.json').plan).not.toHaveProperty('batch')
})

test('what a command leaves behind is in no number, and said', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeApps(sandbox, 'sleep 30 & exit 0')
  const { stdout } = await counterbalance(sandbox, [...quick, '--rounds', '1', '--', './app'])
  expect(stdout).toContain('are not in its numbers')
})

const hasCompiler = existsSync('/usr/bin/cc')

/** A program with two benchmarks, of which `emit` allocates so often; it runs the one that it is told. */
function writeAllocating(sandbox: Sandbox, side: string, allocations: number): void {
  const source = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static void *volatile sink;
static void emit(int count) { for (int i = 0; i < count; i++) { sink = malloc(16 + i % 7); free(sink); } }
int main(void) {
  const char *only = getenv("BENCH_SELECT");
  for (int at = 0; at < 2; at++) {
    const char *name = at ? "same" : "emit";
    if (only && *only && strcmp(only, name)) continue;
    emit(at ? 10 : ${allocations});
    printf("{\\"bench\\":\\"%s\\",\\"value\\":%d,\\"unit\\":\\"ms\\"}\\n", name, 5 + rand() % 3);
  }
}`
  sandbox.write(`${side}/app.c`, source)
  execFileSync('cc', ['-g', '-O1', 'app.c', '-o', 'app'], { cwd: sandbox.at(side) })
}

test.runIf(hasValgrind && hasCompiler)(
  'one allocation more is found in its benchmark, and fails its gate',
  {
    tags: 'nightly',
  },
  async () => {
    const sandbox = makeSandbox()
    writeAllocating(sandbox, 'a', 10_000)
    writeAllocating(sandbox, 'b', 10_001)
    const settings = ['instruments=counts', 'select=names', 'causes=off'].flatMap(text => ['--set', text])
    const words = [
      ...quick,
      '--rounds',
      '1',
      '--warmup',
      '0',
      ...settings,
      '--fail-on',
      'regressed:allocations',
      '--',
      './app',
    ]
    const { status, stdout } = await counterbalance(sandbox, words)
    const counts = readReport(sandbox, 'a.json').findings.filter(({ metric }) => metric === 'allocations')
    expect(counts).toMatchObject([
      { benchmark: 'emit', verdict: 'regressed', change: { level: 1 }, reason: { place: 'emit (app.c:5)' } },
      { benchmark: 'same', verdict: 'unchanged' },
    ])
    expect(stdout).toMatch(/allocations .*\+1 +exact +10,00\d → 10,00\d/)
    expect(status).toBe(1)
  },
)
