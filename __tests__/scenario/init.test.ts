import { expect, test } from 'vitest'
import { counterbalance } from './counterbalance.js'
import { makeRepository } from './repository.js'
import { makeSandbox } from './sandbox.js'

const path = 'work/.github/workflows/benchmarks.yml'

test('init writes a workflow for what the repository has, and overwrites nothing', async () => {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  work.commit({ 'go.mod': 'module x\n', 'parser/parse_test.go': 'func BenchmarkParse(b *testing.B) {}\n' })
  const first = await counterbalance(sandbox, ['init'], { directory: sandbox.at('work/parser') })
  expect(first).toMatchObject({ status: 0, stderr: '' })
  expect(first.stdout).toContain('tool:     go test -bench (go.mod, and benchmarks in parser)\n')
  const text = sandbox.read(path)
  expect(text).toContain('branches: [main]')
  expect(text).toMatch(/- uses: OWNER\/counterbalance@v0\n$/)
  const config = sandbox.read('work/counterbalance.yml')
  expect(config).toMatch(/^# yaml-language-server: \$schema=/)
  expect(config).toContain('working-directory: parser')
  const again = await counterbalance(sandbox, ['init', '--command', './app'], { directory: work.path })
  expect(again.status).toBe(2)
  expect(again.stderr).toContain('it exists already, and nothing is overwritten')
  expect(sandbox.read(path)).toBe(text)
})

test('init finds nothing, and says what it looked for', async () => {
  const sandbox = makeSandbox()
  const { status, stderr } = await counterbalance(sandbox, ['init'])
  expect(status).toBe(2)
  expect(stderr).toContain('counterbalance init --command "./app bench"')
})
