/** The machine: held still, watched, and told of. */
import { mkdtempSync, rmSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { SessionRecord } from '../../src/record/record.js'
import { openHostMonitor } from '../../src/system/host/host-monitor.js'
import { readMachine } from '../../src/system/host/machine.js'
import { openProcesses } from '../../src/system/processes/processes.js'
import { head } from '../unit/record/whole.js'
import { counterbalance, sectionOf } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, compareSides, makeScript, writeSides } from './sides.js'

const onLinux = test.runIf(process.platform === 'linux')
const parse = { bench: 'parse', value: 1_000_000 }

function readRecord(sandbox: Sandbox, name = 'r.json'): SessionRecord {
  return JSON.parse(sandbox.read(name))
}

/** Sides whose invocations leave their niceness and their cores behind. */
function writeWatched(sandbox: Sandbox): void {
  const leave = `echo "$(nice) $(grep Cpus_allowed_list /proc/self/status)" >> ${sandbox.at('seen')}`
  for (const side of ['a', 'b']) sandbox.write(`${side}/bench.sh`, makeScript([parse], [leave]))
}

/** What invocations saw of themselves, each once. */
function seen(sandbox: Sandbox): readonly string[] {
  return [...new Set(sandbox.read('seen').trim().split('\n'))]
}

onLinux('both sides are held to the same, and the record says to what', async () => {
  const sandbox = makeSandbox()
  writeWatched(sandbox)
  const words = [...compareSides, '--rounds', '5', '--record', 'r.json', ...benchCommand]
  expect((await counterbalance(sandbox, words)).status).toBe(0)
  const { held } = readRecord(sandbox).environment!
  expect(seen(sandbox)).toHaveLength(1)
  if (held?.niceness !== undefined) expect(seen(sandbox)[0]).toMatch(new RegExp(`^${held.niceness} `))
  if (held?.cores !== undefined) expect(seen(sandbox)[0]).toMatch(new RegExp(`\\s${held.cores}$`))
})

onLinux('with "quiet" off, nothing is held', async () => {
  const sandbox = makeSandbox()
  writeWatched(sandbox)
  const words = [...compareSides, '--rounds', '5', '--record', 'r.json', '--set', 'quiet=off', ...benchCommand]
  expect((await counterbalance(sandbox, words)).status).toBe(0)
  expect(readRecord(sandbox).environment!.held).toBeUndefined()
  // Whoever runs the tests may be nice.
  expect(seen(sandbox)).toEqual([expect.stringMatching(new RegExp(`^${getPriority()} `))])
})

test('"quiet" is one of three', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [parse])
  const ended = await counterbalance(sandbox, [...compareSides, '--set', 'quiet=silent', ...benchCommand])
  expect(ended).toMatchObject({ status: 2, stdout: '' })
  expect(ended.stderr).toContain('invalid value "silent" for "--set quiet"; it can be auto, off, strict')
})

test('"strict" refuses a machine that cannot be held, before anything is run, and lists what is missing', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [parse])
  const words = [...compareSides, '--set', 'quiet=strict', '--rounds', '5', ...benchCommand]
  const ended = await counterbalance(sandbox, words)
  if (ended.status === 0) return
  expect(ended).toMatchObject({ status: 2, stdout: '' })
  expect(ended.stderr).toMatch(
    /"quiet" is strict, but this machine cannot be kept quiet: .+\. Change that, or set "quiet" to auto/,
  )
  expect(() => sandbox.read('invocations')).toThrow()
})

test('versions that the user names are recorded, and one that cannot be told is no error', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [parse])
  sandbox.write('b/version', '1.2.3\nand more\n')
  const tools = [
    '--set',
    'toolchain=cat version',
    '--set',
    'toolchain=echo on stderr >&2',
    '--set',
    'toolchain=nothing-of-this-name',
  ]
  const words = [
    ...compareSides,
    ...tools,
    '--rounds',
    '5',
    '--record',
    'r.json',
    '--markdown',
    'r.md',
    ...benchCommand,
  ]
  expect((await counterbalance(sandbox, words)).status).toBe(0)
  expect(readRecord(sandbox).environment!.toolchain).toEqual([
    { command: 'cat version', version: '1.2.3' },
    { command: 'echo on stderr >&2', version: 'on stderr' },
    { command: 'nothing-of-this-name', version: 'not known: it ended with exit status 127' },
  ])
  expect(sandbox.read('r.md')).toContain('1.2.3')
})

test('each round has its sample, and the report tells of the machine', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [parse])
  const words = [...compareSides, '--rounds', '6', '--record', 'r.json', '--markdown', 'r.md', ...benchCommand]
  expect((await counterbalance(sandbox, words)).status).toBe(0)
  const { host } = readRecord(sandbox)
  expect(host).toHaveLength(6)
  for (const sample of host!)
    expect(sample).toMatchObject({ seconds: expect.any(Number), spinSeconds: expect.any(Number) })
  expect(sandbox.read('r.md')).toMatch(/CPU speed, timed after each round \(.*\): spread \d/)
})

test('a record tells in which rounds the machine was disturbed', async () => {
  const sandbox = makeSandbox()
  const round = (value: number): object[] =>
    ['baseline', 'contender'].flatMap(side =>
      [1, 2].map(copy => ({
        ...{ side, copy, outcome: 'ok' },
        measurements: [{ benchmark: 'parse', metric: 'time', unit: 's', better: 'lower', value: value + copy / 1000 }],
      })),
    )
  const host = Array.from({ length: 12 }, (_, index) => {
    const isStolen = index >= 6 && index < 9
    return { seconds: 1, cpuSeconds: 2, stealSeconds: isStolen ? 0.6 : 0, spinSeconds: isStolen ? 0.0003 : 0.0002 }
  })
  const rounds = host.map((_, index) => round(1 + index / 1000))
  sandbox.write('r.json', JSON.stringify({ ...head, rounds, host }))
  const ended = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])
  const report = sectionOf(ended.stdout)
  expect(report.warnings.map(({ code }) => code)).toEqual(['steal', 'machine-moved'])
  expect(report.warnings[0]!.message).toMatch(/^other virtual machines took 30% of the CPU in rounds 7–9/)
  expect(report.spin).toMatchObject({ moved: [6, 7, 8], contaminated: true })
  const page = await counterbalance(sandbox, ['show', 'r.json', '--as', 'summary'])
  expect(page.stdout).toContain('CPU speed, timed after each round (200 µs): spread 0.00%, drift +25.0%.')
})

onLinux('what invocations are held to outlives an invocation that has to be aborted', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'host-'))
  const processes = await openProcesses({ directory, variables: {} })
  onTestFinished(async () => {
    await processes[Symbol.asyncDispose]()
    rmSync(directory, { recursive: true })
  })
  const core = readMachine().cores.at(-1)!
  const held = await processes.hold({ cores: [core] })
  if (processes.timer === 'launcher') expect(held).toEqual({ cores: `${core}` })
  else expect(held).toEqual({})
  const request = (line: string) => ({
    ...{ argv: ['sh', '-c', line], directory, environment: { PATH: '/usr/bin:/bin' }, timeoutInSeconds: 60 },
  })
  const controller = new AbortController()
  const aborted = processes.run(request('sleep 60'), controller.signal)
  controller.abort(new Error('enough'))
  await expect(aborted).rejects.toThrow('enough')
  const result = await processes.run(request('grep Cpus_allowed_list /proc/self/status'))
  if (held.cores !== undefined) expect(result.stdout.readText()).toMatch(new RegExp(`\\s${core}\n$`))
  // A core that there is not is no error, and changes nothing.
  expect(await processes.hold({ cores: [4000] })).toEqual({})
})

test.each([undefined, null])('the machine is not read while an invocation runs (Python: %s)', async python => {
  const directory = mkdtempSync(join(tmpdir(), 'host-'))
  const processes = await openProcesses({ directory, variables: {}, ...(python === null ? { python } : {}) })
  onTestFinished(async () => {
    await processes[Symbol.asyncDispose]()
    rmSync(directory, { recursive: true })
  })
  const monitor = openHostMonitor({ directory, spin: () => processes.spin() })
  await monitor.begin()
  const argv = ['sh', '-c', 'i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done']
  const environment = { PATH: '/usr/bin:/bin' }
  const run = processes.run({ argv, directory, environment, timeoutInSeconds: 60 })
  await expect(processes.spin()).rejects.toThrow('Two runs at a time would disturb each other.')
  const result = await run
  expect(result.exit).toEqual({ kind: 'exited', status: 0 })
  const { seconds, spinSeconds, othersSeconds, cpuSeconds } = await monitor.end()
  expect(seconds).toBeGreaterThanOrEqual(result.seconds)
  expect(spinSeconds).toBeGreaterThan(0)
  // What the command used is not others'.
  if (cpuSeconds !== undefined) expect(othersSeconds!).toBeLessThan(cpuSeconds)
})
