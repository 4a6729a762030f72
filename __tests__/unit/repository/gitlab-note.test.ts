import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { read } from './root.js'

const { asked } = parse(read('examples/gitlab-on-request.yml'))

/** GitLab's API, as far as the script asks it: user 1 is a developer and 2 a guest; nobody else is a member. */
const program = `#!/bin/sh
for word; do address=$word; done
case "$*" in *"PRIVATE-TOKEN: t0ken"*) ;; *) exit 22 ;; esac
case "$address" in
  x/projects/7/members/all/1) echo '{"access_level": 30}' ;;
  x/projects/7/members/all/2) echo '{"access_level": 10}' ;;
  x/projects/7/merge_requests/4/pipelines)
    echo '[{"id": 22, "sha": "bbb", "source": "merge_request_event"}, {"id": 21, "sha": "aaa", "source": "push"}, {"id": 20, "sha": "aaa", "source": "merge_request_event"}]' ;;
  x/projects/7/pipelines/20/jobs) echo '[{"id": 40, "name": "lint"}, {"id": 41, "name": "benchmarks"}]' ;;
  x/projects/7/jobs/*/play) echo "$address" >> "$PLAYED" ;;
  *) exit 22 ;;
esac
`

/** Runs the script of the docs for a webhook's payload, as a job of GitLab does. Returns its status and the jobs that it has played. */
function runScript(payload: object) {
  const home = mkdtempSync(join(tmpdir(), 'gitlab-note-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  writeFileSync(join(home, 'curl'), program, { mode: 0o755 })
  writeFileSync(join(home, 'payload'), JSON.stringify(payload))
  const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', asked.script.join('\n')], {
    encoding: 'utf8',
    env: {
      ...{ PATH: `${home}:${process.env.PATH}`, TRIGGER_PAYLOAD: join(home, 'payload'), PLAYED: join(home, 'played') },
      ...{ CI_API_V4_URL: 'x', CI_PROJECT_ID: '7', ASKED_TOKEN: 't0ken' },
    },
  })
  const played = join(home, 'played')
  return { status, text: stdout + stderr, played: existsSync(played) ? readFileSync(played, 'utf8').trim() : '' }
}

it.each<[what: string, user: unknown, note: string, head: string, isPlayed: boolean, isDone: boolean]>([
  ['a developer', 1, '/bench', 'aaa', true, true],
  ['a developer who says more', 1, '/bench\r\nplease', 'aaa', true, true],
  ['a guest', 2, '/bench', 'aaa', false, false],
  ['a stranger', 3, '/bench', 'aaa', false, false],
  ['a user who is no number', '1/../1', '/bench', 'aaa', false, false],
  ['another word', 1, '/benchmark', 'aaa', false, true],
  ['words behind it', 1, '/bench $(touch x)', 'aaa', false, true],
  ['a commit without a pipeline', 1, '/bench', 'ccc', false, false],
])('%s', (_, id, note, head, isPlayed, isDone) => {
  const merge_request = { iid: 4, last_commit: { id: head } }
  const { status, text, played } = runScript({ user: { id }, object_attributes: { note }, merge_request })
  expect([status === 0, played], text).toEqual([isDone, isPlayed ? 'x/projects/7/jobs/41/play' : ''])
})
