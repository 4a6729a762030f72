import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from '../unit/repository/root.js'
import { makeSandbox } from './sandbox.js'

const run = promisify(execFile)

/** What the script of the release asks GitHub's own client for, where these tags are there. */
async function moveMajorTag(tag: string, tags: readonly string[]): Promise<readonly string[]> {
  const { at, variables, write } = makeSandbox()
  const [major] = tag.split('.')
  write(
    'bin/gh',
    `#!/bin/sh
echo "$@" >> '${at('asked')}'
case "$*" in
  *matching-refs*) printf '%s\\n' ${tags.map(name => `refs/tags/${name}`).join(' ')} ;;
  *ref/tags/${major}\\ *) case ' ${tags.join(' ')} ' in *' ${major} '*) ;; *) exit 1 ;; esac ;;
esac
`,
  )
  const env = {
    ...variables,
    PATH: `${at('bin')}:${variables.PATH}`,
    GITHUB_REF_NAME: tag,
    GITHUB_REPOSITORY: 'octocat/words',
    GITHUB_SHA: '4f2c1aa',
  }
  await run('bash', [join(root, '.ci/move-major-tag')], { env })
  const { stdout } = await run('cat', [at('asked')])
  return stdout.split('\n').filter(line => /--method/.test(line))
}

const refs = 'repos/octocat/words/git/refs'

it.each([
  [
    'v1.10.0',
    ['v1', 'v1.2.0', 'v1.10.0'],
    [`api --method PATCH ${refs}/tags/v1 -f sha=4f2c1aa -F force=true --silent`],
  ],
  // Until 1.0, there is one tag that moves: v0.
  ['v0.1.0', ['v0.1.0'], [`api --method POST ${refs} -f ref=refs/tags/v0 -f sha=4f2c1aa --silent`]],
  ['v1.0.0', ['v1.0.0'], [`api --method POST ${refs} -f ref=refs/tags/v1 -f sha=4f2c1aa --silent`]],
  ['v1.2.1', ['v1', 'v1.2.1', 'v1.10.0'], []],
  [
    'v1.2.0',
    ['v1', 'v1.2.0', 'v1.3.0-rc.1'],
    [`api --method PATCH ${refs}/tags/v1 -f sha=4f2c1aa -F force=true --silent`],
  ],
])('the release %s beside %j moves the tag of its major version: %j', async (tag, tags, moves) => {
  expect(await moveMajorTag(tag, tags)).toEqual(moves)
})
