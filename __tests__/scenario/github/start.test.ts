import { execFileSync } from 'node:child_process'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { read } from '../../unit/repository/root.js'
import type { Texts } from '../action.js'
import { counterbalance } from '../counterbalance.js'
import { clone, makeRepository } from '../repository.js'
import { makeSandbox } from '../sandbox.js'
import { pushAll } from './fake/commit-graph.js'
import { onPullRequest, onPush } from './fake/events.js'
import { startGitHub } from './fake/fake-github.js'
import { addPull } from './fake/repository-state.js'
import { runAction } from './run-action.js'

/** The pages, with what each needs on this machine: without it the test fails and says so. */
const pages: readonly (readonly [page: string, needs: readonly string[]])[] = [
  ['README', []],
  ['javascript', ['npm']],
  ['rust', ['cargo']],
  ['go', ['go']],
  ['python', ['python3']],
  ['java', ['mvn']],
  ['cpp', ['cmake']],
]
const workflow = '.github/workflows/benchmarks.yml'

describe('docs/start', () => {
  for (const [page, needs] of pages)
    test(
      `${page}.md leads from an empty repository to the comment that it shows`,
      { tags: 'nightly', timeout: 600_000 },
      () => follow(page, needs),
    )
})

async function follow(page: string, needs: readonly string[]): Promise<void> {
  const sandbox = makeSandbox()
  // Packages are installed without root: what the page asks for must be there already.
  sandbox.write('programs/sudo', '#!/bin/sh\nexit 0\n')
  sandbox.write('programs/python', '#!/bin/sh\nexec python3 "$@"\n')
  const variables = {
    PATH: [sandbox.at('programs'), dirname(process.execPath), process.env.PATH].join(':'),
    // Where package managers keep what they have fetched.
    CARGO_HOME: process.env.CARGO_HOME ?? join(homedir(), '.cargo'),
    RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), '.rustup'),
    MAVEN_OPTS: `-Duser.home=${homedir()}`,
    GOCACHE: join(homedir(), '.cache/go-build'),
    GOMODCACHE: join(homedir(), 'go/pkg/mod'),
    PIP_CACHE_DIR: join(homedir(), '.cache/pip'),
    npm_config_cache: join(homedir(), '.npm'),
    // What a registry client is configured with here, a proxy or a mirror.
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) =>
        /^(npm_config_|pip_|goproxy|.*_proxy$|ssl_cert|node_extra_ca)/i.test(name),
      ),
    ),
  } as Texts
  const run = (line: string, directory: string): string =>
    execFileSync('bash', ['-euo', 'pipefail', '-c', line], {
      cwd: directory,
      env: { ...sandbox.variables, ...variables },
      encoding: 'utf8',
    })
  for (const program of needs)
    run(`command -v ${program} || { echo "docs/start/${page}.md needs ${program}" >&2; exit 1; }`, sandbox.path)

  const blocks = findMarked(read(`docs/start/${page}.md`))
  const filesOf = (ending: string) =>
    Object.fromEntries(
      blocks.filter(({ mark }) => isFile(mark, ending)).map(({ mark, code }) => [mark.replace(ending, ''), code]),
    )
  const origin = makeRepository(sandbox, 'origin')
  for (const [file, text] of Object.entries(filesOf(''))) sandbox.write(`origin/${file}`, text)
  for (const { mark, code } of blocks) if (mark === 'run') run(code, origin.path)
  const [, init] = /^`counterbalance (init.*?)` finds/m.exec(read(`docs/start/${page}.md`))!
  // It lists what git has.
  origin.git('add', '--all')
  expect((await counterbalance(sandbox, init!.split(' '), { directory: origin.path })).stderr).toBe('')
  const text = sandbox.read(`origin/${workflow}`)
  const shown = blocks.find(({ mark }) => mark === 'workflow')?.code ?? '- uses: OWNER/counterbalance@v0\n'
  // A clone with a remote has its account there.
  const withoutOwner = (steps: string): string => steps.replace(/[\w-]+(?=\/counterbalance@)/, 'OWNER')
  expect(withoutOwner(text.replace(/^ {6}/gm, ''))).toContain(withoutOwner(shown))
  const config = blocks.find(({ mark }) => mark === 'counterbalance.yml, written')!.code
  expect(sandbox.read('origin/counterbalance.yml')).toContain(config)
  const steps = parse(shown) as readonly { readonly run?: string }[]
  const inputs = { rounds: '5', settings: 'causes: off\nfresh-copies: once' }

  await using github = await startGitHub()
  const main = origin.commit({})
  origin.git('checkout', '--quiet', '-b', 'feature')
  const head = origin.commit(filesOf(', changed'))
  origin.git('checkout', '--quiet', 'main')
  pushAll(github.state, origin)
  const work = clone(sandbox, origin, 'work')
  const build = (): void => {
    for (const step of steps) if (step.run) run(step.run, work.path)
  }
  build()
  const published = await runAction({ sandbox, github, trigger: onPush(github.state, main), inputs, variables })
  expect([published.status, published.outputs.published], published.stdout).toEqual([0, 'true'])

  work.git('merge', '--quiet', '--no-ff', '--message', 'merge', head)
  origin.git('fetch', '--quiet', work.path, 'HEAD:refs/pull/1/merge')
  pushAll(github.state, origin)
  build()
  const pull = addPull(github.state, {
    head: { sha: head, ref: 'feature' },
    mergeCommit: work.git('rev-parse', 'HEAD'),
  })
  const proposed = await runAction({ sandbox, github, trigger: onPullRequest(github.state, pull), inputs, variables })
  expect([proposed.status, proposed.outputs.status], proposed.stdout).toEqual([0, 'regressed'])
  const [comment] = github.state.comments.map(({ body }) => body)
  const shownLines = blocks
    .find(({ mark }) => mark === 'comment')!
    .code.trim()
    .split('\n')
  for (const line of shownLines) expect(plain(comment!)).toContain(plain(line))
}

/** The code blocks that have a mark right before them. */
function findMarked(text: string): readonly { readonly mark: string; readonly code: string }[] {
  return [...text.matchAll(/<!-- (.*) -->\n```\w+\n([\s\S]*?)```/g)].map(([, mark, code]) => ({
    mark: mark!,
    code: code!,
  }))
}

function isFile(mark: string, ending: string): boolean {
  if (['run', 'workflow', 'comment'].includes(mark)) return false
  return ending === '' ? !mark.includes(',') : mark.endsWith(ending)
}

/** The words of a comment, which are the same whatever was measured: sizes, intervals and plots are not. */
function plain(text: string): string {
  return text
    .replaceAll(/<code>[^<]*[─●├┤·][^<]*<\/code>/g, '')
    .replaceAll(/<[^>]+>|[|>*`]/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\d[\d.,]*/g, '0')
    .replaceAll(/\s(ns|µs|ms|s)\b/g, ' time')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
