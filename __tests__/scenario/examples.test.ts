import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../src/command-line/run.js'
import { cli, startCounterbalance } from './counterbalance.js'
import { runHere } from './here.js'
import { makeRepository } from './repository.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { makeScript } from './sides.js'

/** The examples in the help of the program: each is a line, and what it is for. */
async function readExamples(sandbox: Sandbox): Promise<readonly string[]> {
  const words = ['--help']
  const { stdout } = await runHere(
    { variables: sandbox.variables, directory: sandbox.path, words: [cli, ...words] },
    () => run(words),
  )
  return [...stdout.matchAll(/^ {2}(counterbalance .*?) {2,}\S/gm)].map(([, line]) => line!)
}

/** A project with what the examples name: two programs, a branch, and a script of npm. */
function writeProject(sandbox: Sandbox): string {
  const work = makeRepository(sandbox, 'work')
  const time = (value: number): string => makeScript([{ bench: 'parse', value }])
  const program = (seconds: number): string => `#!/bin/sh\nsleep ${seconds}\n`
  work.commit({
    'package.json': '{"name": "work", "version": "1.0.0", "scripts": {"bench": "sh bench.sh"}}\n',
    'bench.sh': time(1_000_000),
    old: program(0.02),
    new: program(0.01),
  })
  work.git('checkout', '--quiet', '-b', 'feature')
  work.commit({ 'bench.sh': time(2_000_000) })
  sandbox.write('bin/counterbalance', `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`)
  return work.path
}

test('every example of --help does what it says in a fresh project', {
  tags: 'nightly',
  timeout: 180_000,
}, async () => {
  const sandbox = makeSandbox()
  const directory = writeProject(sandbox)
  const examples = await readExamples(sandbox)
  expect(examples.map(line => line.split(' ')[1])).toEqual(['compare', 'compare', 'init'])
  const variables = { PATH: [sandbox.at('bin'), dirname(process.execPath), sandbox.variables.PATH].join(':') }
  for (const line of examples) {
    const program = ['sh', '-c', line] as const
    const { status, stdout, stderr } = await startCounterbalance(sandbox, [], { program, directory, variables }).ended
    expect([line, status], stderr).toEqual([line, 0])
    expect(stdout, line).toMatch(/^(✓|✗|\?|wrote )/m)
  }
})
