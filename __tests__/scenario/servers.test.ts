import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Server } from '../../src/measure/serve/server.js'
import { openProcesses } from '../../src/system/processes/processes.js'
import { counterbalance, findingsOf, readReport, startCounterbalance } from './counterbalance.js'
import { findRemains, makeSandbox } from './sandbox.js'
import { testFirst } from './some-at-night.js'

const node = JSON.stringify(process.execPath)
const words = ['compare', 'a', 'b', '--set', 'seed=s', '--warmup', '0', '--json', 'r.json']
const few = ['--set', 'copies=1+1', '--rounds', '1']

/** A server that prints "up", and answers with a number. */
const serverOf = (answer: number) =>
  `require('http').createServer((_, to) => to.end('${answer}')).listen(process.env.PORT, () => console.log('up'))`

const client = `fetch('http://localhost:' + process.env.PORT)
  .then(answer => answer.text())
  .then(value => console.log(JSON.stringify({ bench: 'answer', value: Number(value), unit: 'ns' })))`

test('each side has a server of its own, and both hooks run in its copy', async () => {
  const sandbox = makeSandbox()
  for (const [side, answer] of [['a', 100] as const, ['b', 200] as const]) {
    sandbox.write(`${side}/server.js`, serverOf(answer))
    sandbox.write(`${side}/client.js`, client)
  }
  const log = (what: string): string => `echo "${what} \${PWD##*/} $PORT" >> "$HOME/log"`
  const around = ['--conclude', log('conclude'), '--cleanup', log('cleanup')]
  const serve = ['--set', `server.command=${node} server.js`, '--set', 'server.ready=up']
  const given = [...words, ...few, ...serve, ...around, '--command', `${node} client.js`]
  const { status } = await counterbalance(sandbox, given)
  // One round is no verdict.
  expect(status).toBe(3)
  const report = readReport(sandbox, 'r.json')
  expect(findingsOf(report)).toMatchObject([{ benchmark: 'answer', change: { value: expect.closeTo(1) } }])
  const ofServers = report.findings.filter(({ metric }) => metric.startsWith('server '))
  expect(ofServers.map(({ metric }) => metric).sort()).toEqual(['server cpu-time', 'server peak-memory'])
  const memory = ofServers.find(({ metric }) => metric === 'server peak-memory')
  // That of Node itself.
  expect(memory!.baseline!.median).toBeGreaterThan(20e6)
  const lines = sandbox.read('log').trim().split('\n')
  const placesOf = (lines: readonly string[]) => [...new Set(lines.map(line => line.split(' ')[1]))].sort()
  expect(lines.slice(-2)).toEqual(lines.slice(-2).map(() => expect.stringMatching(/^cleanup \w+ ?$/)))
  expect(placesOf(lines.slice(-2))).toEqual(placesOf(lines.slice(0, -2)))
  expect(new Set(lines.slice(0, -2)).size).toBe(lines.length - 2)
  expect(lines.slice(0, -2)).toEqual(lines.slice(0, -2).map(() => expect.stringMatching(/^conclude \w+ \d{5}$/)))
})

testFirst(1, [
  ['the launcher', undefined],
  ['Node', null],
])('%s ends a server with all that it has started', async (timer, python) => {
  const sandbox = makeSandbox()
  await using processes = await openProcesses({
    directory: sandbox.at('temporary'),
    variables: sandbox.variables,
    ...(python === null ? { python } : {}),
  })
  const start = async (line: string) =>
    await processes.serve({ argv: ['sh', '-c', line], directory: sandbox.path, environment: sandbox.variables })
  // On a busy machine, what it starts may not have left its session yet.
  const outside = `setsid sh -c 'echo > outside; exec sleep 1000' & while [ ! -e outside ]; do :; done`
  const server = (await start(`${outside}; i=0; while [ $i -lt 9999 ]; do i=$((i+1)); done; echo up; wait`)) as Server
  await expect.poll(() => server.hasPrinted('up'), { interval: 5, timeout: 30_000 }).toBe(true)
  const { cpuSeconds = 0, peakMemoryInBytes = 0, exit } = await server.look()
  expect(exit).toBe(undefined)
  expect([cpuSeconds > 0, peakMemoryInBytes > 0]).toEqual(Array(2).fill(timer === 'the launcher'))
  expect(server.readTail()).toBe('up')
  expect(await server.end()).toBeGreaterThanOrEqual(1)
  expect(findRemains(sandbox).filter(name => name.startsWith('sleep'))).toEqual([])
  const gone = (await start('exit 7')) as Server
  await expect
    .poll(async () => (await gone.look()).exit, { interval: 5, timeout: 30_000 })
    .toEqual({ kind: 'exited', status: 7 })
  expect(await gone.end()).toBe(0)
  expect(await processes.serve({ argv: ['./no'], directory: sandbox.path, environment: {} })).toEqual({
    kind: 'not-started',
    message: `The command ${sandbox.at('no')} does not exist.`,
  })
})

/** Ends when the server has, whose number is in a file. */
const outlive = 'while grep -q . /proc/$(cat pid)/cmdline 2>/dev/null; do sleep 0.01; done'

testFirst<[what: string, given: readonly string[], message: RegExp, status?: number]>(1, [
  [
    'on a port in use',
    ['--set', 'server.command=sleep 9', '--set', 'server.ready=http://localhost:TAKEN/'],
    /port \d+ is in use by another program/,
  ],
  [
    'that dies in the middle',
    [
      '--set',
      'server.command=echo $$ > pid; echo up; until [ -e go ]; do sleep 0.01; done; echo dying; exit 3',
      '--set',
      'server.ready=up',
    ],
    /the server \(.+\) ended with exit status 3 while the command ran: up dying/,
  ],
  [
    'that leaves children',
    ['--set', 'server.command=echo $$ > pid; echo up; setsid sleep 1000 & sleep 1000', '--set', 'server.ready=up'],
    /the server, or a process that it started, went on after SIGTERM, and was killed: let the server end its children/,
    3,
  ],
  ['that is not served', ['--set', 'server.ready=up'], /"server.ready" is given, but "server.command" is missing/, 2],
])('a server %s gets a sentence, and leaves nothing', async (what, given, message, status = 4) => {
  const sandbox = makeSandbox()
  for (const side of ['a', 'b']) sandbox.write(`${side}/ready`, '')
  const taken = createServer((_, answer) => answer.end())
  onTestFinished(() => void taken.close())
  await new Promise<void>(resolve => taken.listen(0, resolve))
  const { port } = taken.address() as AddressInfo
  const around = given.map(word => word.replace('TAKEN', `${port}`))
  const command = what.includes('dies') ? `touch go; ${outlive}` : 'true'
  const ended = await counterbalance(sandbox, [...words, ...few, ...around, '--command', command])
  expect(`${ended.stdout}${ended.stderr}`.replaceAll(/\s+/g, ' ')).toMatch(message)
  expect(ended.status).toBe(status)
})

test('SIGINT ends the servers, and runs both hooks', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  for (const side of ['a', 'b']) sandbox.write(`${side}/file`, '')
  const around = ['--conclude', 'echo conclude >> "$HOME/log"', '--cleanup', 'echo cleanup >> "$HOME/log"']
  const serve = [
    '--set',
    'server.command=echo up; setsid sleep 1000 & sleep 1000',
    '--set',
    'server.ready=up',
    '--set',
    'server.for=session',
  ]
  const command = `echo > ${sandbox.at('here')}; sleep 1000`
  const running = startCounterbalance(sandbox, [...words, ...few, ...serve, ...around, '--command', command])
  await expect.poll(() => existsSync(sandbox.at('here')), { interval: 10, timeout: 30_000 }).toBe(true)
  running.process.kill('SIGINT')
  const { status } = await running.ended
  expect(status).toBe(130)
  expect(sandbox.read('log')).toBe('conclude\ncleanup\ncleanup\n')
})
