import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { read } from './root.js'

interface Job {
  readonly if?: string
  readonly steps: readonly { readonly id?: string; readonly run?: string; readonly uses?: string }[]
}

const jobsIn = (file: string): Readonly<Record<string, Job>> =>
  (parse(read(`examples/workflows/${file}`)) as { readonly jobs: Readonly<Record<string, Job>> }).jobs
const measuring = jobsIn('benchmarks.yml')

const permissions: Readonly<Record<string, string>> = { mona: 'write', boss: 'admin', member: 'read' }
interface Comment {
  readonly user: { readonly login: string }
  readonly author_association: string
  readonly body: string
}

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
  "api "*/comments*) jq .comments "$ANSWERS" | jq -r "$filter" ;;
  "pr view"*) jq -n '{headRefOid: "c0ffee", baseRefOid: "a", mergeCommit: {oid: "b"}}' | jq -r "$filter" ;;
  "run list"*) jq -n '[{databaseId: 31}]' | jq -r "$filter" ;;
  "run view"*) jq -n '{jobs: [{databaseId: 41, name: "parser"}, {databaseId: 42, name: "server"}]}' | jq -r "$filter" ;;
  *) echo "$*" >> "$ANSWERS.done" ;;
esac
`

/** Runs a step of the examples as a runner does. Returns how it ended, what it had done at GitHub, and its outputs. */
function runStep(script: string, variables: Readonly<Record<string, string>>, comments: readonly Comment[] = []) {
  const home = mkdtempSync(join(tmpdir(), 'bench-comment-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  writeFileSync(join(home, 'gh'), program, { mode: 0o755 })
  writeFileSync(join(home, 'answers'), JSON.stringify({ permissions, comments }))
  writeFileSync(join(home, 'step.sh'), script)
  const { status, stderr, stdout } = spawnSync('bash', ['-e', join(home, 'step.sh')], {
    encoding: 'utf8',
    env: {
      ...variables,
      PATH: `${home}:${process.env.PATH}`,
      ANSWERS: join(home, 'answers'),
      GITHUB_OUTPUT: join(home, 'output'),
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
  return { status, said: stdout + stderr, done: readLines('answers.done'), outputs: readLines('output') }
}

it.each<[actor: string, comment: string, status: number, done: readonly string[]]>([
  ['mona', '/bench', 0, ['run rerun 31']],
  ['boss', '/bench rounds=40', 0, ['run rerun 31']],
  ['mona', '/bench suite=parser', 0, ['run rerun --job 41']],
  ['mona', '/bench rounds=40 suite=server\r\nplease', 0, ['run rerun --job 42']],
  ['mona', '/bench suite=perser', 1, []],
  ['mona', '/bench suite=', 1, []],
  ['mona', '/bench suite=.*', 1, []],
  ['mona', '/bench round=40', 1, []],
  ['mona', '/bench rounds=many', 1, []],
  ['mona', '/bench $(touch /tmp/no)', 1, []],
  ['member', '/bench', 1, []],
  ['stranger', '/bench', 1, []],
  ['mona', '/benchmarks are nice', 0, []],
  ['member', '/benchmarks are nice', 0, []],
  ['mona', '/bench-all', 0, []],
])('%s says %j', (actor, comment, status, done) => {
  const { again } = jobsIn('benchmarks-again.yml')
  const ended = runStep(again!.steps[0]!.run!, { ACTOR: actor, COMMENT: comment })
  expect(ended, ended.said).toMatchObject({ status, done })
})

it.each<[actor: string, comment: string, status: number, count: number]>([
  ['mona', '/bisect', 0, 2],
  ['mona', '/bisecting takes long', 0, 0],
  ['member', '/bisect', 1, 0],
])('%s says %j, on the merged pull request', (actor, comment, status, count) => {
  const { start } = jobsIn('bisect-by-comment.yml')
  const ended = runStep(start!.steps[0]!.run!, { ACTOR: actor, COMMENT: comment })
  expect([ended.status, ended.done.length], ended.said).toEqual([status, count])
})

const says = (login: string, body: string, author_association = 'MEMBER'): Comment => ({
  user: { login },
  author_association,
  body,
})

it.each<[comments: readonly Comment[], outputs: readonly string[]]>([
  [[], []],
  [[says('mona', 'nice')], []],
  [[says('mona', '/bench rounds=40')], ['rounds=40']],
  [[says('mona', '/bench suite=parser rounds=40\r\nplease')], ['rounds=40']],
  [[says('mona', '/bench rounds=40'), says('boss', '/bench')], []],
  [[says('mona', '/bench rounds=40'), says('member', '/bench rounds=1')], ['rounds=40']],
  [[says('mona', '/bench rounds=40'), says('stranger', '/bench rounds=1', 'OWNER')], ['rounds=40']],
  [[says('mona', '/bench rounds=40'), says('mona', '/benchmarks rounds=1')], ['rounds=40']],
  [[says('member', '/bench rounds=1')], []],
])('the comments %j', (comments, outputs) => {
  for (const { steps } of Object.values(measuring)) {
    const { run } = steps.find(({ id }) => id === 'arguments')!
    const ended = runStep(run!, {}, comments)
    expect(ended, ended.said).toMatchObject({ status: 0, outputs })
  }
})

it('a suite that does not run again keeps its verdict: each is a job, which always measures', () => {
  expect(Object.keys(measuring)).toEqual(['parser'])
  for (const job of Object.values(measuring)) {
    const own = job.steps.filter(({ uses = '' }) => uses.includes('counterbalance@'))
    expect(own).toHaveLength(1)
    expect([job, ...own].map(one => (one as { readonly if?: string }).if)).toEqual([undefined, undefined])
  }
})
