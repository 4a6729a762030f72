import { execFile } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { read } from '../../unit/repository/root.js'
import { cli } from '../counterbalance.js'
import { makeSandbox, type Sandbox } from '../sandbox.js'
import { type GitLab, startGitLab } from './fake-gitlab.js'
import { findFaults } from './operations.js'

interface Pipeline {
  readonly variables: Readonly<Record<string, string>>
  readonly publish: { readonly script: readonly string[] }
  readonly benchmarks: { readonly script: readonly string[] }
}

const recipe: Pipeline = parse(read('examples/gitlab-registry.yml'))
const [none, first, second] = ['0', 'a', 'b'].map(digit => digit.repeat(40))

/** Runs a job's script as the runner does. Returns its status and what it printed. */
function runJob(
  sandbox: Sandbox,
  { url, jobToken }: Pick<GitLab, 'url' | 'jobToken'>,
  job: 'publish' | 'benchmarks',
  variables: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly status: number; readonly text: string }> {
  const predefined = { CI_API_V4_URL: url, CI_PROJECT_ID: '7', CI_JOB_TOKEN: jobToken, ...variables }
  const store = recipe.variables.STORE!.replaceAll(/\$(\w+)/g, (_, name) => predefined[name as 'CI_PROJECT_ID'] ?? '')
  const env = { ...sandbox.variables, ...predefined, STORE: store }
  const PATH = [sandbox.at('bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
  const script = recipe[job].script.join('\n')
  return new Promise(resolve => {
    execFile(
      'bash',
      ['-eo', 'pipefail', '-c', script],
      { cwd: sandbox.at('words'), env: { ...env, PATH } },
      (e, ...out) => resolve({ status: Number(e?.code ?? 0), text: out.join('') }),
    )
  })
}

/** A project whose build takes the benchmark as it is; Counterbalance is what it has installed. */
function makeProject(value: number): Sandbox {
  const sandbox = makeSandbox()
  sandbox.write('bin/npm', '#!/bin/sh\nmkdir -p dist && cp bench.js dist/\n')
  sandbox.write(
    'bin/npx',
    `#!/bin/bash\n[ "$1 $2" = "--no counterbalance" ] || exit 9\n[ "$3" = show ] || more=(--rounds 5 --warmup 0)\nexec '${process.execPath}' '${cli}' "$3" "\${more[@]}" "\${@:4}"\n`,
  )
  // Node takes longer to start than a shell, and prints no other numbers.
  sandbox.write('bin/node', '#!/bin/sh\nexec cat "$1"\n')
  sandbox.write('words/bench.js', JSON.stringify({ bench: 'parse', unit: 'ns', value }))
  return sandbox
}

test("the docs' recipe of the package registry publishes, continues and compares a store", {
  tags: 'nightly',
}, async () => {
  await using gitlab = await startGitLab({ head: second! })
  const push = await runJob(makeProject(1000), gitlab, 'publish', { CI_COMMIT_BEFORE_SHA: none, CI_COMMIT_SHA: first })
  expect(push, push.text).toMatchObject({ status: 0, text: expect.stringContaining('This is the first store.') })
  const next = await runJob(makeProject(1100), gitlab, 'publish', {
    CI_COMMIT_BEFORE_SHA: first,
    CI_COMMIT_SHA: second,
  })
  expect(next, next.text).toMatchObject({ status: 0, text: expect.stringContaining('regressed by ') })
  const request = await runJob(makeProject(1200), gitlab, 'benchmarks', { CI_MERGE_REQUEST_DIFF_BASE_SHA: second })
  expect(request, request.text).toMatchObject({
    status: 1,
    text: expect.stringContaining('--fail-on: 1 regressed: parse'),
  })
  const without = await runJob(makeProject(1000), gitlab, 'benchmarks', { CI_MERGE_REQUEST_DIFF_BASE_SHA: none })
  expect(without, without.text).toMatchObject({ status: 2, text: expect.stringContaining('404') })
  const expired = { url: gitlab.url, jobToken: 'glcbt-expired' }
  const refused = await runJob(makeProject(1000), expired, 'benchmarks', { CI_MERGE_REQUEST_DIFF_BASE_SHA: second })
  expect(refused, refused.text).toMatchObject({ status: 2, text: expect.stringContaining('401') })
  expect([...gitlab.packages.keys()]).toEqual([first, second].map(sha => `counterbalance/0.0.0/${sha}.tar`))
})

test.each([
  ['GET', 'user/keys', 200, {}, 'is not in operations.json'],
  ['GET', 'user', 200, { id: '1' }, 'the answer 200: data/id must be integer'],
  ['GET', 'user', 200, { id: 1, login: 'bot' }, 'must NOT have additional properties'],
  ['GET', 'projects/7/merge_requests/4/notes?page=one', 200, [], 'query: page: data/value must be integer'],
  ['GET', 'projects/7/merge_requests/4/notes?author=1', 200, [], 'query: author is not described'],
  ['GET', 'projects/7/merge_requests/4/notes', 200, {}, 'the answer 200: data must be array'],
  ['POST', 'projects/7/merge_requests/4/notes', 201, {}, "the request: data must have required property 'body'"],
  ['PUT', 'projects/7/merge_requests/four/notes/1', 200, {}, 'path: noteable_id: data/value must be integer'],
  ['DELETE', 'projects/7/merge_requests/4/notes/1', 202, {}, 'status 202'],
])('%s %s with %d: %j: %s', (method, place, status, given, says) => {
  const url = new URL(`http://gitlab.test/${place}`)
  expect(findFaults({ method, url, sent: {}, status, given }).join('\n')).toContain(says)
})
