import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { StackSample } from '../../../../src/profiles/profile.js'
import { makePythonProfiler } from '../../../../src/profiles/profilers.js'
import { readProfiles } from '../../../../src/system/processes/instruments.js'

const recorder = fileURLToPath(new URL('../../../../src/system/processes/python-profile.py', import.meta.url))

/** What the recorder leaves of a program in Python, and what that printed. */
function record(program: string, others: Readonly<Record<string, string>> = {}) {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'python ')))
  onTestFinished(() => rmSync(home, { recursive: true }))
  for (const directory of ['recorder', 'profiles']) mkdirSync(join(home, directory))
  copyFileSync(recorder, join(home, 'recorder', 'sitecustomize.py'))
  for (const [name, content] of Object.entries({ ...others, 'main.py': `${busy}${program}` }))
    writeFileSync(join(home, name), content)
  const { PATH = '' } = process.env
  const profiler = makePythonProfiler(() => join(home, 'recorder'))
  const env = { PATH, ...profiler.variables!({ PATH, PYTHONPATH: home }, join(home, 'profiles')) }
  const { stdout, stderr, status } = spawnSync('python3', ['main.py'], { cwd: home, env, encoding: 'utf8' })
  const left = readProfiles(join(home, 'profiles'))
  const files = 'files' in left ? left.files : []
  return { home, stdout, stderr, status, files, read: () => profiler.read(files).samples }
}

const busy = `import time
def spin(seconds=0.2):
    end = time.process_time() + seconds
    while time.process_time() < end: sum(range(1000))
`

/** The milliseconds of each function itself. */
function millisecondsOf(samples: readonly StackSample[]): Readonly<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const { frames, weight } of samples) times[frames.at(-1)!.name] = (times[frames.at(-1)!.name] ?? 0) + weight
  return times
}

test('of a program in Python, the function that takes the time is found, with its place and its callers', () => {
  const { home, read, stderr } = record('def work(): spin()\nwork()\ntime.sleep(0.1)')
  expect(stderr).toBe('')
  const samples = read()
  expect(millisecondsOf(samples).spin).toBeGreaterThan(100)
  const longest = samples.toSorted((a, b) => b.weight - a.weight)[0]!
  expect(longest.frames.map(({ name }) => name)).toEqual(['<module>', 'work', 'spin'])
  expect(longest.frames.at(-1)).toEqual({ name: 'spin', file: join(home, 'main.py'), line: 2, last: 4 })
  expect(samples.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThan(400)
})

test('the time of a thread is its own, and that of a process of multiprocessing is there', () => {
  const { read, files, stderr } = record(`
import multiprocessing, threading
def other(): spin()
thread = threading.Thread(target=other); thread.start(); thread.join()
if __name__ == "__main__":
    process = multiprocessing.get_context("fork").Process(target=spin); process.start(); process.join()
`)
  expect(stderr).toBe('')
  expect(files).toHaveLength(2)
  const samples = read()
  expect(millisecondsOf(samples).spin).toBeGreaterThan(200)
  expect(samples.some(({ frames }) => frames.some(({ name }) => name === 'other'))).toBe(true)
})

test('what a program finds of itself is as without the recorder', () => {
  const { stdout, stderr, status } = record(
    `
import sys, subprocess, signal
spin(0.05)
print(MARK, subprocess.run(["sh", "-c", "sleep 0.05; exit 3"]).returncode, signal.getitimer(signal.ITIMER_REAL)[0])
sys.exit(4)`,
    { 'sitecustomize.py': 'import builtins\nbuiltins.MARK = "theirs"' },
  )
  expect([stdout, stderr, status]).toEqual(['theirs 3 0.0\n', '', 4])
})

test('a program that samples itself, or leaves nothing readable, has no profile', () => {
  const { files } = record('import signal\nsignal.setitimer(signal.ITIMER_PROF, 0)\nimport os\nos._exit(0)')
  expect(files).toEqual([])
  const profiler = makePythonProfiler(() => '/r')
  expect(() => profiler.read([])).toThrow('no Python process of it left one')
  expect(() => profiler.read([{ name: 'a', bytes: new TextEncoder().encode('{"functions":[{}]}') }])).toThrow(
    'it is not what the recorder for Python writes',
  )
})
