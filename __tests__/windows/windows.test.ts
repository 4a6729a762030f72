import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { fillInputs } from '../runner-inputs.js'
import { bundles, makePlace, missing, missingPython, onWindows, toWindows, typeCtrlC } from './wine.js'

const fixtures = fileURLToPath(new URL('../fixtures/formats', import.meta.url))
const line = (milliseconds: number): string =>
  `${JSON.stringify({ bench: 'parse', samples: [milliseconds, milliseconds + 1], unit: 'ms' })}\n`
const few = ['--rounds', '5', '--warmup', '0', '--set', 'seed=scenario']

/** Two sides in a place, whose batch file prints made-up times; the second one is slower. */
function makeSides() {
  const place = makePlace()
  for (const [side, time] of [
    ['old side', 100],
    ['new side', 130],
  ] as const) {
    place.write(`${side}/bench.cmd`, '@echo off\r\necho %~1 1>&2\r\ntype data\\times.txt\r\n')
    place.write(`${side}/data/times.txt`, line(time))
    place.write(`${side}/main.js`, main)
  }
  return place
}

/** Fails, hangs with a child that writes to a file again and again, or works for a while, as it is told. */
const main = `
const { spawn } = require('node:child_process')
const { writeFileSync } = require('node:fs')
const [what, file] = process.argv.slice(2)
if (what === 'fail') { console.error('it broke'); process.exit(3) }
if (what === 'beat') setInterval(() => writeFileSync(file, String(Date.now())), 20)
if (what === 'hang') {
  spawn(process.execPath, [__filename, 'beat', file], { stdio: 'ignore' })
  setInterval(() => undefined, 1000)
}
if (what === 'work') { let sum = 0; for (let i = 0; i < 3e7; i++) sum += i % 7; process.stdout.write(String(Buffer.alloc(4e7, 1)[sum % 9]) + '\\n') }
`

const here = (words: readonly string[], cwd: string) =>
  spawnSync(process.execPath, [bundles.cli, ...words], { cwd, encoding: 'utf8' })

/** How this program was called is part of the command line that repeats a run. */
const withoutOwnPath = (text: string): string =>
  text.replaceAll(/node (?:'|&#39;)?\S*?index(?:\.|&#46;)js(?:'|&#39;)?/g, 'node index.js')

describe.skipIf(missing)(`on Windows${missing ? `: ${missing}` : ''}`, () => {
  test('the same bytes are printed as elsewhere', async () => {
    const place = makeSides()
    expect((await onWindows(['--help'], { place })).stdout).toBe(here(['--help'], place.path).stdout)
    for (const tool of ['go', 'jmh', 'google-benchmark', 'hyperfine']) {
      const file = join(fixtures, tool, readdirSync(join(fixtures, tool)).sort()[0]!)
      const [there, own] = [await onWindows(['parse', toWindows(file)], { place }), here(['parse', file], place.path)]
      expect([there.status, there.stdout], tool).toEqual([own.status, own.stdout])
    }
    const record = place.at('record.json')
    await onWindows(['compare', 'old side', 'new side', ...few, '--record', toWindows(record), '--', '.\\bench', 'a'], {
      place,
    })
    const pages = ['--markdown', 'page.md', '--html', 'page.html', '--json', 'page.json']
    const show = ({ stdout }: { readonly stdout: string }): readonly string[] =>
      [stdout, ...['md', 'html', 'json'].map(end => readFileSync(place.at(`page.${end}`), 'utf8'))].map(withoutOwnPath)
    const there = show(await onWindows(['show', 'record.json', ...pages], { place }))
    expect(there).toEqual(show(here(['show', 'record.json', ...pages], place.path)))
  })

  test('copies of two sides: spaces, a drive letter, both slashes, a batch file that is found by its name alone', async () => {
    const place = makeSides()
    const files = 'files=bench.cmd\ndata\\*.txt'
    const sides = [toWindows(place.at('old side')), '.\\new side']
    const words = [
      'compare',
      ...sides,
      ...few,
      '--set',
      files,
      '--json',
      'report.json',
      '--',
      '.\\bench',
      'a b&c 100% "d"',
    ]
    const { status, stdout, stderr } = await onWindows(words, { place })
    expect(status, stderr).toBe(0)
    expect(stdout).toMatch(/^✗ regressed {2}parse +\+29\.9%/m)
    expect(stdout).toContain('Node.js timed the processes')
    // Links and mentions were looked for in the copies, and nothing else than `files` was copied.
    const outside = await onWindows(
      ['compare', ...sides, ...few, '--set', 'files=C:\\Windows\\*.ini', '--', '.\\bench'],
      { place },
    )
    expect(outside.stderr).toContain('"files" ')
    expect(outside.status).toBe(2)
  })

  test('two commands, and one that fails', async () => {
    const place = makeSides()
    const slower = await onWindows(
      ['compare', 'type "old side\\data\\times.txt"', 'type "new side\\data\\times.txt"', ...few],
      { place },
    )
    expect(slower.stdout, slower.stderr).toMatch(/^✗ regressed {2}parse +\+29\.9%/m)
    const failed = await onWindows(['compare', 'old side', 'new side', ...few, '--', 'node', 'main.js', 'fail'], {
      place,
    })
    expect(failed.stdout + failed.stderr).toMatch(/ended with exit status 3.*\n*.*it broke/s)
    const absent = await onWindows(['compare', 'old side', 'new side', ...few, '--', './data/times.txt'], { place })
    expect(absent.stderr).toContain('Windows does not start ')
  })

  test('init, doctor, self-test, and a step of the action', async () => {
    const place = makeSides()
    place.write('.git/HEAD', '')
    place.write('package.json', '{"scripts":{"bench":"node bench.js"}}')
    place.write('bench.js', 'console.log(1)')
    expect((await onWindows(['init'], { place })).status).toBe(0)
    expect(existsSync(place.at('.github/workflows/benchmarks.yml'))).toBe(true)
    expect((await onWindows(['doctor'], { place })).stdout).toContain(
      'only Linux can pin a process to a core, and this is win32',
    )
    const tested = await onWindows(['self-test', 'old side', ...few, '--sessions', '2', '--', '.\\bench', 'a'], {
      place,
    })
    expect(tested.stdout).toMatch(/^Self-test: false alarms 0\/2, finds \+5% in 2\/2/)
    const [output, summary] = ['output', 'summary'].map(name => place.write(name, ''))
    const inputs = {
      command: '.\\bench a',
      rounds: '5',
      settings: JSON.stringify({ baseline: `dir:${toWindows(place.at('old side'))}`, warmup: '0', show: 'none' }),
    }
    const step = await onWindows([], {
      place,
      directory: place.at('new side'),
      bundle: bundles.action,
      variables: {
        ...fillInputs(inputs),
        GITHUB_ACTIONS: 'true',
        RUNNER_TEMP: toWindows(place.path),
        GITHUB_WORKSPACE: toWindows(place.at('new side')),
        GITHUB_OUTPUT: toWindows(output!),
        GITHUB_STEP_SUMMARY: toWindows(summary!),
        GITHUB_SERVER_URL: 'https://github.com',
      },
    })
    expect(readFileSync(summary!, 'utf8'), step.stdout + step.stderr).toContain('regressed')
  })
})

describe.skipIf(missingPython)(`on Windows with Python${missingPython ? `: ${missingPython}` : ''}`, () => {
  test('CPU time and peak memory are measured, and nothing is left of a command that hangs', async () => {
    const place = makeSides()
    const options = { place, hasPython: true }
    const words = ['compare', 'old side', 'new side', '--rounds', '2', '--warmup', '0']
    const measured = await onWindows([...words, '--record', 'record.json', '--', 'node', 'main.js', 'work'], options)
    const record = JSON.parse(readFileSync(place.at('record.json'), 'utf8'))
    const values = (metric: string): number[] =>
      record.rounds[0].flatMap((one: { measurements: { metric: string; value: number }[] }) =>
        one.measurements.filter(each => each.metric === metric).map(({ value }) => value),
      )
    expect(values('cpu-time').length, measured.stderr).toBeGreaterThan(0)
    for (const seconds of values('cpu-time')) expect(seconds).toBeGreaterThan(0.02)
    for (const bytes of values('peak-memory')) expect(bytes).toBeGreaterThan(4e7)
    const beat = place.at('beat')
    const hang = ['node', 'main.js', 'hang', toWindows(beat)]
    const hung = await onWindows([...words, '--set', 'run-timeout=5s', '--', ...hang], options)
    expect(hung.stdout + hung.stderr).toContain('exceeded its time limit and was ended')
    const last = readFileSync(beat, 'utf8')
    expect((await onWindows(['--help'], options)).status).toBe(0)
    expect(readFileSync(beat, 'utf8')).toBe(last)
  })

  test.skipIf(process.platform === 'win32')(
    'Ctrl-C ends the command with its children, and leaves no files',
    async () => {
      const place = makeSides()
      const beat = toWindows(place.at('beat'))
      const options = { place, hasPython: true }
      expect(
        typeCtrlC(['compare', 'old side', 'new side', '--', 'node', 'main.js', 'hang', beat], 'beat', options),
      ).toBe(130)
      const last = readFileSync(place.at('beat'), 'utf8')
      expect((await onWindows(['--help'], options)).status).toBe(0)
      expect(readFileSync(place.at('beat'), 'utf8')).toBe(last)
    },
  )
})
