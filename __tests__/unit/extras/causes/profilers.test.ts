import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeProfiling } from '../../../../src/extras/causes/profiling.js'
import type { ProfilerName } from '../../../../src/record/causes.js'
import {
  findProfiler,
  isSameFile,
  readProfiles,
  readRecorders,
  readVersion,
} from '../../../../src/system/processes/instruments.js'
import { makeFreshDirectory } from '../../../../src/system/processes/outputs.js'
import { openProcesses } from '../../../../src/system/processes/processes.js'

/** Work for some hundredths of a second, by the shell itself. */
const busy = 'i=0; while [ "$i" -lt 60000 ]; do i=$((i+1)); done'

// Where a profiler is missing, its sentence is the result, and what it leaves is tried on samples elsewhere.
test.each<[ProfilerName, string, RegExp, number]>([
  ['perf', busy, /^perf is not (installed|permitted)/, 10],
  ['callgrind', ':', /Install valgrind/, 10_000],
])('%s tells what a command does, or what would bring it', async (name, line, missing, least) => {
  const home = mkdtempSync(join(tmpdir(), 'profilers-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const { PATH = '' } = process.env
  await using processes = await openProcesses({ directory: home, variables: { PATH } })
  const ports = { processes, signal: new AbortController().signal, readProfiles, readVersion, isSameFile }
  const profiler = await findProfiler(name, {
    ...ports,
    shell: 'sh',
    variables: { PATH },
    withheld: [],
    home,
    recorders: readRecorders(),
  })
  if (typeof profiler === 'string') return expect(profiler).toMatch(missing)
  const { path } = makeFreshDirectory(join(home, 'profile'))
  const profiling = makeProfiling(profiler, 2, ports)
  const argv = profiling.wrap(['sh', '-c', line], path)
  const request = { argv, directory: home, environment: { PATH }, timeoutInSeconds: 60 }
  const { exit, stderr } = await processes.run(request)
  expect(exit, stderr.readTail()).toEqual({ kind: 'exited', status: 0 })
  const profiled = await profiling.read(path, request)
  const total = 'profile' in profiled ? profiled.profile.samples.reduce((sum, { weight }) => sum + weight, 0) : profiled
  expect(total).toBeGreaterThan(least)
})

test.each<[path: string, isSame: boolean]>([
  ['same.js', true],
  ['other.js', false],
  ['only.js', false],
  ['../outside.js', false],
  ['way/outside.js', false],
  ['lib', false],
])('two directories have the same file %s: %s', (path, isSame) => {
  const home = mkdtempSync(join(tmpdir(), 'same-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  writeFileSync(join(home, 'outside.js'), 'x')
  for (const side of ['a', 'b']) {
    mkdirSync(join(home, side, 'lib'), { recursive: true })
    symlinkSync(home, join(home, side, 'way'))
    writeFileSync(join(home, side, 'same.js'), 'x')
    writeFileSync(join(home, side, 'other.js'), side)
  }
  writeFileSync(join(home, 'a', 'only.js'), 'x')
  expect(isSameFile(join(home, 'a'), join(home, 'b'), path)).toBe(isSame)
})
