import { expect, test } from 'vitest'
import { counterbalance } from './counterbalance.js'
import { makeRepository } from './repository.js'
import { makeSandbox } from './sandbox.js'

test('doctor says what the machine can do, and checks the workflows of the repository', async () => {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  work.commit({
    'lib/x': '',
    'counterbalance.yml': 'run:\n  bach: 3\n',
    '.github/workflows/ci.yml': 'on: push\njobs:\n  test:\n    steps: []\n',
    '.github/workflows/bench.yml':
      'on: pull_request\njobs:\n  bench:\n    steps:\n      - uses: o/counterbalance@v0\n        with:\n          command: ./app\n',
  })
  const ended = await counterbalance(sandbox, ['doctor', '--watch', '50ms'], { directory: sandbox.at('work/lib') })
  expect(ended).toMatchObject({ status: 1, stderr: '' })
  expect(ended.stdout).toMatch(/^This machine:\n {2}· .*\n {2}[✔!] .* processes/)
  expect(ended.stdout).toMatch(/ {2}[✔!] (noise: a fixed piece of work takes |the noise of the machine is unknown)/)
  expect(ended.stdout).toMatch(/bench\.yml:\n {2}✗ nothing publishes a baseline/)
  expect(ended.stdout).toContain('counterbalance.yml:2:3: there is no "bach" here; did you mean "batch"?')
  expect(ended.stdout).not.toContain('ci.yml')
})

test('doctor moves inputs of an old step to the file, and says what a script must print', async () => {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  const workflow = (lines: string): string =>
    `on: pull_request\njobs:\n  bench:\n    steps:\n      - uses: o/counterbalance@v0\n        with:\n          build: make\n${lines}`
  work.commit({
    'package.json': '{"devDependencies": {"mitata": "1.0.34"}}\n',
    'bench.js': 'import { run } from "mitata"\nawait run()\n',
    'counterbalance.yml': '# Ours.\ncommand: node bench.js\n',
    '.github/workflows/bench.yml': workflow('          batch: 10\n'),
  })
  const ended = await counterbalance(sandbox, ['doctor', '--fix'], { directory: work.path })
  expect(ended).toMatchObject({ status: 1, stderr: '' })
  expect(ended.stdout).toContain('✔ .github/workflows/bench.yml: "batch" is now run.batch in counterbalance.yml\n')
  expect(ended.stdout).toContain('✗ the benchmarks cannot be read yet: let bench.js print its numbers as JSON')
  expect(ended.stdout).not.toContain('there is no input')
  expect(ended.stdout).not.toContain('This machine')
  expect(sandbox.read('work/.github/workflows/bench.yml')).toBe(workflow(''))
  expect(sandbox.read('work/counterbalance.yml')).toBe('# Ours.\ncommand: node bench.js\nrun:\n  batch: 10\n')
})
