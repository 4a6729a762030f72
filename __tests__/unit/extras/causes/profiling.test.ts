import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { StackSample } from '../../../../src/profiles/profile.js'
import { makeNodeProfiler, makePerfProfiler } from '../../../../src/profiles/profilers.js'
import { readProfiles } from '../../../../src/system/processes/instruments.js'

const recorder = fileURLToPath(new URL('../../../../src/system/processes/node-profile.cjs', import.meta.url))

/** Functions by the time that they took themselves, the longest first. */
function rank(samples: readonly StackSample[]): readonly string[] {
  const times = new Map<string, number>()
  for (const { frames, weight } of samples) {
    const { name } = frames.at(-1)!
    times.set(name, (times.get(name) ?? 0) + weight)
  }
  return [...times].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

/** What the recorder leaves of a program in Node.js, run as a command is. */
function record(program: string, others: Readonly<Record<string, string>> = {}): readonly StackSample[] {
  const directory = mkdtempSync(join(tmpdir(), 'profile of '))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const written = Object.entries({ ...others, 'main.cjs': program })
  for (const [name, content] of written) writeFileSync(join(directory, name), content)
  const { PATH = '' } = process.env
  const profiler = makeNodeProfiler(() => recorder)
  const env = { PATH, ...profiler.variables!({ PATH, NODE_OPTIONS: '--no-warnings' }, directory) }
  spawnSync(process.execPath, ['main.cjs'], { cwd: directory, env })
  for (const [name] of written) rmSync(join(directory, name))
  const found = readProfiles(directory)
  return 'files' in found ? profiler.read(found.files).samples : []
}

const busy = `
function spin() { const end = process.cpuUsage().user + 300_000; let sum = 0; while (process.cpuUsage().user < end) for (let i = 0; i < 1e6; i++) sum += i % 7; return sum }
`

test('of a program in Node.js, the function that takes the time is found, with its place', () => {
  const samples = record(`${busy}spin()`)
  expect(rank(samples)[0]).toBe('spin')
  expect(samples.flatMap(({ frames }) => frames).find(({ name }) => name === 'spin')).toMatchObject({ line: 2 })
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  expect(total).toBeGreaterThan(100)
})

// `function a(){…}`, minified: its name is at column 9 of the first line, and at column 16 of line 3 in the source.
const map = { version: 3, sources: ['spin.ts'], names: ['spinInTypeScript'], mappings: 'SAEgBA' }
const minified = `${busy.trim().replace('spin', 'a')};a()\n`
const inline = Buffer.from(JSON.stringify({ ...map, sourceRoot: 'lib' })).toString('base64')

test.each([
  ['in a file', 'main.cjs.map', /\/spin\.ts$/],
  ['in the script', `data:application/json;base64,${inline}`, /\/lib\/spin\.ts$/],
])('a function has the name and the place in its source by a source map %s', (_, name, file) => {
  const samples = record(`${minified}//# sourceMappingURL=${name}\n`, { 'main.cjs.map': JSON.stringify(map) })
  expect(rank(samples)[0]).toBe('spinInTypeScript')
  const frame = samples.flatMap(({ frames }) => frames).find(one => one.name === 'spinInTypeScript')
  expect(frame).toMatchObject({ line: 3, file: expect.stringMatching(file) })
})

test.each([
  ['is missing', 'main.cjs.map', {}],
  ['is damaged', 'main.cjs.map', { 'main.cjs.map': '{"version":3' }],
  [
    'names its sources by a scheme',
    'main.cjs.map',
    { 'main.cjs.map': JSON.stringify({ ...map, sources: ['webpack://x/spin.ts'] }) },
  ],
])('a script whose source map %s is profiled as it is', (_, name, others) => {
  expect(rank(record(`${minified}//# sourceMappingURL=${name}\n`, others))[0]).toBe('a')
})

test('a worker is profiled too, and so is a process that is ended by a signal', () => {
  const worker = `const { Worker, isMainThread } = require('node:worker_threads');${busy}
    if (isMainThread) new Worker(__filename).on('exit', () => process.kill(process.pid, 'SIGTERM')) && setTimeout(() => 0, 1e6)
    else spin()`
  expect(rank(record(worker))[0]).toBe('spin')
})

test('a command that is no program of Node.js leaves nothing, and that is said', () => {
  expect(() => makeNodeProfiler(() => recorder).read([])).toThrow('no Node.js process')
})

test('perf records what a command does under a shell that passes its status on', () => {
  const { wrap, print, read } = makePerfProfiler('cpu-clock')
  expect(wrap!(['./report', '260'], '/d').slice(-6)).toEqual(['sh', '-c', '"$@"; exit $?', 'sh', './report', '260'])
  expect([...print!('/d').slice(0, 2), ...print!('/d').slice(-2)]).toEqual(['sh', '-c', 'sh', '/d'])
  const bytes = new TextEncoder().encode('x 1/1 1.0: 2000000 cpu-clock:\n\t 1 main (x)\n')
  expect(read([{ name: 'perf', bytes }])).toEqual({
    unit: 'ms',
    samples: [{ frames: [{ name: 'main', module: 'x' }], weight: 2 }],
  })
})

/** A directory with these files, gone after the test. */
function write(files: Readonly<Record<string, string | Uint8Array>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'profiles-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content)
  return directory
}

test('packed files are unpacked, and links and pipes are left alone', () => {
  const directory = write({ 'a.pb.gz': gzipSync('main 5'), b: 'main 7' })
  symlinkSync('/etc/passwd', join(directory, 'c'))
  const found = readProfiles(directory)
  expect('files' in found && found.files.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual([
    'main 5',
    'main 7',
  ])
})

test.each([
  ['a bomb', { bomb: gzipSync(Buffer.alloc(65 * 2 ** 20)) }, 'more than 64 MiB'],
  ['a damaged file', { broken: gzipSync('main 5').subarray(0, 12) }, 'damaged'],
  ['too many files', Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`f${at}`, ''])), '1001 files'],
])('%s ends in a sentence', (_, files, message) => {
  expect(readProfiles(write(files))).toEqual({ problem: expect.stringContaining(message) })
})
