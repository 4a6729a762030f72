import { execFile } from 'node:child_process'
import { delimiter } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { findBlocks, read } from '../../unit/repository/root.js'
import { cli } from '../counterbalance.js'
import { makeRepository } from '../repository.js'
import { makeSandbox } from '../sandbox.js'
import { startGitLab } from './fake-gitlab.js'

/** The command that runs a pipeline on this machine; `.ci/gitlab` names it each night, since npm fetches it. */
const { GITLAB_CI_LOCAL: runner } = process.env

const recipe: object = findBlocks(read('docs/guides/other-systems.md'), 'yaml')
  .map(({ code }) => parse(code))
  .find(({ measure }) => measure?.parallel === 3)

test.runIf(runner)(
  "the docs' pipeline of three runners posts one comment, and fails by its gate",
  { tags: 'nightly', timeout: 300_000 },
  async () => {
    const sandbox = makeSandbox()
    sandbox.write('bin/npm', '#!/bin/sh\n[ "$2" != bench ] || exec cat bench.json\n')
    sandbox.write(
      'bin/npx',
      `#!/bin/sh\n[ "$1 $2" = "--no counterbalance" ] || exit 9\nshift 2\nexec '${process.execPath}' '${cli}' "$@"\n`,
    )
    const repository = makeRepository(sandbox, 'words')
    const bench = (value: number): string => JSON.stringify({ bench: 'parse', unit: 'ns', value })
    const [base, head] = [1000, 1500].map(value =>
      repository.commit({ 'bench.json': bench(value), '.gitlab-ci.yml': stringify(recipe) }),
    )
    repository.git('remote', 'add', 'origin', 'https://gitlab.test/group/words.git')
    await using gitlab = await startGitLab({ head: head! })
    const variables = {
      ...{ CI_API_V4_URL: gitlab.url, CI_PROJECT_ID: '7', CI_PROJECT_URL: 'https://gitlab.test/group/words' },
      ...{
        CI_MERGE_REQUEST_IID: '4',
        CI_MERGE_REQUEST_DIFF_BASE_SHA: base!,
        CI_COMMIT_SHA: head!,
        CI_PIPELINE_ID: '20',
      },
      COUNTERBALANCE_GITLAB_TOKEN: gitlab.token,
    }
    const given = Object.entries(variables).flatMap(([name, value]) => ['--variable', `${name}=${value}`])
    const [program, ...words] = [...runner!.split(' '), '--force-shell-executor', '--concurrency', '1', ...given]
    const env = { ...process.env, PATH: [sandbox.at('bin'), process.env.PATH].join(delimiter) }
    const { error, text } = await new Promise<{ error: Error | null; text: string }>(resolve => {
      execFile(program!, words, { cwd: sandbox.at('words'), env }, (error, ...out) =>
        resolve({ error, text: out.join('') }),
      )
    })
    expect(error, text).not.toBeNull()
    expect(text).toContain('--fail-on: 1 regressed: parse')
    expect(
      gitlab.notes.map(({ body }) => body),
      text,
    ).toEqual([expect.stringMatching(/regressed by [\s\S]*30 rounds/)])
    expect(sandbox.read('words/junit.xml')).toContain('<testcase classname="benchmark" name="parse time"><failure')
  },
)
