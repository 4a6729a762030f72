import { rmSync } from 'node:fs'
import type { Step, Texts } from '../action.js'
import { checkOut, makePullRequest } from '../checkout.js'
import { makeSandbox, type Sandbox } from '../sandbox.js'
import { pushAll } from './fake/commit-graph.js'
import { onPullRequest, onPush, type Trigger } from './fake/events.js'
import { type GitHub, startGitHub } from './fake/fake-github.js'
import { addPull, type Pull, type StateOptions } from './fake/repository-state.js'
import { type ActionOptions, runAction } from './run-action.js'

/** What every story's workflow gives the action; with the seed, a story has the same verdicts in every run of the tests. */
export const usual: Texts = {
  command: 'sh built.sh',
  files: 'built.sh',
  warmup: '0',
  rounds: '5',
  'fresh-copies': 'round',
  seed: 'scenario',
}

/** What is not as usual about a step. */
export type Unusual = Pick<ActionOptions, 'variables' | 'preload' | 'bundle' | 'before' | 'endedBy' | 'isLast' | 'act'>

/** A repository with a slow pull request, its origin on disk, and a GitHub that knows of both. */
export interface World extends AsyncDisposable {
  readonly github: GitHub
  readonly sandbox: Sandbox
  readonly pull: Pull
  readonly commits: Omit<ReturnType<typeof makePullRequest>, 'origin'>
  /** The workflow on a push to main of `commit`: the pull request's base where none is named. */
  push(inputs?: Texts, commit?: string): Promise<Step>
  /** The workflow on the pull request. */
  propose(inputs?: Texts, options?: Unusual): Promise<Step>
  /** The workflow on any event, with `commit` checked out. */
  run(trigger: Trigger, commit: string, inputs?: Texts, options?: Unusual): Promise<Step>
  /** Checks `commit` out anew, as the workflow does before the action runs. */
  checkOut(commit: string): void
  /** A new commit in the origin, on main. */
  commit(files: Readonly<Record<string, string>>): string
}

export async function makeWorld(options: StateOptions = {}): Promise<World> {
  const github = await startGitHub(options)
  const sandbox = makeSandbox()
  const { origin, ...commits } = makePullRequest(sandbox)
  pushAll(github.state, origin)
  const pull = addPull(github.state, { head: { sha: commits.head, ref: 'feature' }, mergeCommit: commits.merge })
  const prepare = (commit: string): void => {
    rmSync(sandbox.at('work'), { recursive: true, force: true })
    checkOut(sandbox, origin, commit)
  }
  const run: World['run'] = async (trigger, commit, inputs = {}, options = {}) => {
    prepare(commit)
    return await runAction({ sandbox, github, trigger, inputs: { ...usual, ...inputs }, ...options })
  }
  return {
    github,
    sandbox,
    pull,
    commits,
    run,
    checkOut: prepare,
    push: (inputs, commit = commits.main) => run(onPush(github.state, commit), commit, inputs),
    propose: (inputs, options) => run(onPullRequest(github.state, pull), commits.merge, inputs, options),
    commit(files) {
      const sha = origin.commit(files)
      pushAll(github.state, origin)
      return sha
    },
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  }
}
