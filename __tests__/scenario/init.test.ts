import { expect, test } from 'vitest'
import { findOwner } from '../../src/system/own-remote.js'
import { counterbalance } from './counterbalance.js'
import { makeRepository } from './repository.js'
import { makeSandbox } from './sandbox.js'

const path = 'work/.github/workflows/benchmarks.yml'

test('init writes a workflow for what the repository has', async () => {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  work.commit({ 'go.mod': 'module x\n', 'parser/parse_test.go': 'func BenchmarkParse(b *testing.B) {}\n' })
  const first = await counterbalance(sandbox, ['init'], { directory: sandbox.at('work/parser') })
  expect(first).toMatchObject({ status: 0, stderr: '' })
  expect(first.stdout).toContain('tool:     go test -bench (go.mod, and benchmarks in parser)\n')
  const text = sandbox.read(path)
  expect(text).toContain('branches: [main]')
  expect(text).toMatch(/- uses: [\w-]+\/counterbalance@v0\n$/)
  const config = sandbox.read('work/counterbalance.yml')
  expect(config).toMatch(/^# yaml-language-server: \$schema=/)
  expect(config).toContain('working-directory: parser')
})

test('init shows how it would change a workflow, and replaces it only where somebody agrees', async () => {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  work.commit({ 'go.mod': 'module x\n', 'parse_test.go': 'func BenchmarkParse(b *testing.B) {}\n' })
  const options = { directory: work.path }
  await counterbalance(sandbox, ['init'], options)
  const text = sandbox.read(path)
  const same = await counterbalance(sandbox, ['init'], options)
  expect(same).toMatchObject({ status: 0, stderr: '' })
  expect(same.stdout).not.toContain('wrote')
  const older = text.replace('runs-on: ubuntu-24.04', 'runs-on: self-hosted')
  sandbox.write(path, older)
  const asked = await counterbalance(sandbox, ['init'], options)
  expect(asked.status).toBe(2)
  expect(asked.stdout).toContain('\n-     runs-on: self-hosted\n+     runs-on: ubuntu-24.04\n')
  expect(asked.stderr).toContain('nothing was written: add "--yes" to replace it')
  expect(sandbox.read(path)).toBe(older)
  expect(await counterbalance(sandbox, ['init', '--yes'], options)).toMatchObject({ status: 0, stderr: '' })
  expect(sandbox.read(path)).toBe(text)
})

test('init --on-request writes the one workflow that is started by a comment or a label, and says what to do with it', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  work.commit({ 'go.mod': 'module x\n', 'parse_test.go': 'func BenchmarkParse(b *testing.B) {}\n' })
  const options = { directory: work.path }
  const { status, stdout, stderr } = await counterbalance(sandbox, ['init', '--on-request'], options)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('wrote .github/workflows/benchmarks-on-request.yml\n')
  expect(stdout).toContain('Then comment /bench on a pull request.')
  expect(sandbox.read('work/.github/workflows/benchmarks-on-request.yml')).toContain('mode: measure')
  expect(sandbox.read('work/counterbalance.yml')).toContain('show: comment:changes')
  const checked = await counterbalance(sandbox, ['doctor'], options)
  expect(checked.stdout).not.toContain('lacks')
})

test('init names the account of the clone that it runs from', async () => {
  const sandbox = makeSandbox()
  const tool = makeRepository(sandbox, 'tool')
  tool.commit({ 'package.json': '{"name": "counterbalance"}\n', 'dist/cli/index.js': '' })
  tool.git('remote', 'add', 'origin', 'https://github.com/octo/counterbalance.git')
  expect(await findOwner(sandbox.at('tool/dist/cli/index.js'))).toBe('octo')
  sandbox.write(
    'modules/node_modules/.package-lock.json',
    `{"packages": {"node_modules/counterbalance": {"version": "0.1.0", "resolved": "git+ssh://git@github.com/cat/counterbalance.git#0a"}}}`,
  )
  sandbox.write('modules/node_modules/counterbalance/package.json', '{"name": "counterbalance"}\n')
  expect(await findOwner(sandbox.at('modules/node_modules/counterbalance/dist/cli/index.js'))).toBe('cat')
  const named = '{"name": "counterbalance", "repository": {"url": "git+https://github.com/acme/counterbalance.git"}}\n'
  sandbox.write('packed/package.json', named)
  expect(await findOwner(sandbox.at('packed/dist/cli/index.js'))).toBe('acme')
  expect(await findOwner(sandbox.at('elsewhere.js'))).toBe('OWNER')
})

test('init finds nothing, and says what it looked for', async () => {
  const sandbox = makeSandbox()
  const { status, stderr } = await counterbalance(sandbox, ['init'])
  expect(status).toBe(2)
  expect(stderr).toContain('counterbalance init --command "./app bench"')
})
