import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { version } from '../../../src/version.js'
import { root } from '../../unit/repository/root.js'
import type { Texts } from '../action.js'
import { clone, makeRepository } from '../repository.js'
import { makeSandbox } from '../sandbox.js'
import { pushAll } from './fake/commit-graph.js'
import { onPullRequest, onPush } from './fake/events.js'
import { startGitHub } from './fake/fake-github.js'
import { addPull } from './fake/repository-state.js'
import { runAction } from './run-action.js'

const run = promisify(execFile)
const count = (turns: number): string => `i=0; while [ $i -lt ${turns} ]; do i=$((i+1)); done\n`
const workflow = '.github/workflows/benchmarks.yml'

test('from the packed file to the first comment: init, doctor, a push and a pull request', async () => {
  const sandbox = makeSandbox()
  const env = {
    ...sandbox.variables,
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    npm_config_update_notifier: 'false',
  }
  await run('npm', ['pack', '--pack-destination', sandbox.at()], { cwd: root, env })
  const origin = makeRepository(sandbox, 'origin')
  origin.commit({ 'bench.sh': count(20_000) })
  const npx = (...words: readonly string[]) =>
    run('npx', ['--yes', '--offline', `../counterbalance-${version}.tgz`, ...words], { cwd: origin.path, env })

  expect((await npx('init')).stdout).toContain('What to do next:')
  // A released package names its account.
  const text = sandbox.read(`origin/${workflow}`).replace(/[\w-]+(?=\/counterbalance@)/, 'octo')
  const main = origin.commit({ [workflow]: text })
  expect((await npx('doctor', '--watch', '50ms')).stdout).toContain(`✔ ${workflow}: nothing is wrong`)

  const { with: written } = parse(text).jobs.benchmarks.steps.find(({ uses }: { uses?: string }) =>
    uses?.startsWith('octo/counterbalance@'),
  ) as { with: Texts }
  const inputs = { ...written, rounds: '5' }
  expect(Object.keys(inputs).length).toBeLessThanOrEqual(5)
  await using github = await startGitHub()
  origin.git('checkout', '--quiet', '-b', 'feature')
  const head = origin.commit({ 'bench.sh': count(60_000) })
  origin.git('checkout', '--quiet', 'main')
  pushAll(github.state, origin)
  const work = clone(sandbox, origin, 'work')
  const published = await runAction({ sandbox, github, trigger: onPush(github.state, main), inputs })
  expect([published.status, published.outputs.published], published.stdout).toEqual([0, 'true'])

  work.git('merge', '--quiet', '--no-ff', '--message', 'merge', head)
  origin.git('fetch', '--quiet', work.path, 'HEAD:refs/pull/1/merge')
  pushAll(github.state, origin)
  const pull = addPull(github.state, {
    head: { sha: head, ref: 'feature' },
    mergeCommit: work.git('rev-parse', 'HEAD'),
  })
  // A profile of a shell takes ten seconds, and tells nothing here.
  const quick = { ...inputs, settings: 'causes: off' }
  const proposed = await runAction({ sandbox, github, trigger: onPullRequest(github.state, pull), inputs: quick })
  expect([proposed.status, proposed.outputs.status], proposed.stdout).toEqual([0, 'regressed'])
  expect(github.state.comments.map(({ body }) => body)).toEqual([expect.stringContaining('regressed by ')])
})
