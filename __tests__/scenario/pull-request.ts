import type { TestProject } from 'vitest/node'
import { makeCheckout, type PullRequest, source } from './checkout.js'
import { makeRepository } from './repository.js'
import { makeLastingSandbox, removeSandbox, type Sandbox } from './sandbox.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The directory of the shared pull request: `origin`, and a checkout for each of its commits, by its name. */
    pullRequest: { readonly path: string; readonly commits: Omit<PullRequest, 'origin'> }
  }
}

/** Makes the pull request of most scenarios once, before the tests start: git takes longer for it than a test for the rest. */
export function setup(project: TestProject): () => void {
  const sandbox = makeLastingSandbox('/usr/bin:/bin')
  const { origin, ...commits } = propose(sandbox)
  for (const commit of Object.values(commits)) makeCheckout(sandbox, commit, origin, commit)
  project.provide('pullRequest', { path: sandbox.path, commits })
  return () => removeSandbox(sandbox)
}

function propose(sandbox: Sandbox): PullRequest {
  const origin = makeRepository(sandbox, 'origin')
  origin.commit({ '.gitignore': 'built.sh\n', 'source.sh': source(1_000_000) }, 'first')
  origin.git('checkout', '--quiet', '-b', 'feature')
  const head = origin.commit({ 'source.sh': source(1_100_000) }, 'slower')
  origin.git('checkout', '--quiet', 'main')
  const main = origin.commit({ notes: 'main went on' })
  origin.git('checkout', '--quiet', '--detach')
  origin.git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'feature')
  const merge = origin.git('rev-parse', 'HEAD')
  origin.git('update-ref', 'refs/pull/1/merge', merge)
  origin.git('checkout', '--quiet', 'main')
  return { origin, head, main, merge }
}
