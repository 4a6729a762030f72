import { chmodSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counterbalance } from './counterbalance.js'
import { makeSandbox } from './sandbox.js'

const lines = (...nanoseconds: readonly number[]): string =>
  nanoseconds.map(value => `BenchmarkTrim-2 \t 1000\t ${value} ns/op\n`).join('')

test('two files of recorded results are shown, and not compared', async () => {
  const sandbox = makeSandbox()
  sandbox.write('old.txt', lines(410, 400, 420))
  sandbox.write('new.txt', lines(510, 500, 530))
  const { stdout, status } = await counterbalance(sandbox, ['compare', 'old.txt', 'new.txt'])
  expect(stdout).toMatch(/BenchmarkTrim-2 +410 ns \(n=3\) +510 ns \(n=3\) +\+24\.4%/)
  expect(stdout).toContain('Not compared: old.txt, new.txt were not run side by side')
  expect(stdout).not.toMatch(/regressed|improved|unchanged/)
  expect(status).toBe(3)
})

test('a file that can be run is a command, whatever is in it', async () => {
  const sandbox = makeSandbox()
  for (const name of ['old.sh', 'new.sh']) {
    sandbox.write(name, `#!/bin/sh\necho "BenchmarkTrim-2 1000 $(date +%N) ns/op"\n`)
    chmodSync(sandbox.at(name), 0o755)
  }
  const { stdout, status } = await counterbalance(sandbox, ['compare', './old.sh', './new.sh', '--rounds', '5'])
  expect(stdout).toContain('BenchmarkTrim-2')
  expect(stdout).not.toContain('recorded')
  expect(status).toBe(0)
})
