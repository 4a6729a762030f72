import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { read } from './root.js'

interface Job {
  readonly steps: readonly { readonly id?: string; readonly run?: string; readonly uses?: string }[]
}

const jobsIn = (file: string): Readonly<Record<string, Job>> =>
  (parse(read(`examples/workflows/${file}`)) as { readonly jobs: Readonly<Record<string, Job>> }).jobs

const permissions: Readonly<Record<string, string>> = { mona: 'write', boss: 'admin', member: 'read' }

/** GitHub's own program, as far as the scripts use it: it answers from a table, by its words, and notes what it was asked to do. */
const program = `#!/bin/sh
filter=.
previous=
for word; do [ "$previous" = --jq ] && filter=$word; previous=$word; done
case "$*" in
  *collaborators/*/permission*)
    login=\${2#*/collaborators/}
    jq -er --arg login "\${login%/permission}" '.permissions[$login] | select(.) | {permission: .}' "$ANSWERS" > "$ANSWERS.one" || exit 1
    jq -r "$filter" "$ANSWERS.one" ;;
  "pr view"*) jq -n '{headRefOid: "c0ffee", baseRefOid: "a", mergeCommit: {oid: "b"}}' | jq -r "$filter" ;;
  *) echo "$*" >> "$ANSWERS.done" ;;
esac
`

/** Runs a step of the documents as a runner does. Returns how it ended, and what it had done at GitHub. */
function runStep(script: string, variables: Readonly<Record<string, string>>) {
  const home = mkdtempSync(join(tmpdir(), 'bisect-comment-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  writeFileSync(join(home, 'gh'), program, { mode: 0o755 })
  writeFileSync(join(home, 'answers'), JSON.stringify({ permissions }))
  writeFileSync(join(home, 'step.sh'), script)
  const { status, stderr, stdout } = spawnSync('bash', ['-e', join(home, 'step.sh')], {
    encoding: 'utf8',
    env: {
      ...variables,
      PATH: `${home}:${process.env.PATH}`,
      ANSWERS: join(home, 'answers'),
      GH_REPO: 'octo/words',
      NUMBER: '1',
      BRANCH: 'main',
    },
  })
  const readLines = (name: string): readonly string[] =>
    existsSync(join(home, name))
      ? readFileSync(join(home, name), 'utf8')
          .split('\n')
          .filter(line => line !== '')
      : []
  return { status, said: stdout + stderr, done: readLines('answers.done') }
}

it.each<[actor: string, comment: string, status: number, count: number]>([
  ['mona', '/bisect', 0, 2],
  ['mona', '/bisecting takes long', 0, 0],
  ['member', '/bisect', 1, 0],
])('%s says %j, on the merged pull request', (actor, comment, status, count) => {
  const { start } = jobsIn('bisect-by-comment.yml')
  const ended = runStep(start!.steps[0]!.run!, { ACTOR: actor, COMMENT: comment })
  expect([ended.status, ended.done.length], ended.said).toEqual([status, count])
})
