import { makeRepository, openRepository, type Repository } from './repository.js'
import type { Sandbox } from './sandbox.js'
import { makeScript } from './sides.js'

/** A command's program that prints one number. */
export function source(sandbox: Sandbox, value: number): string {
  return makeScript(sandbox, [{ bench: 'parse', value }])
}

/** A pull request whose branch is slower, and a main that went on since; `merge` is GitHub's merge of the two. */
export function makePullRequest(sandbox: Sandbox): {
  readonly origin: Repository
  readonly head: string
  readonly main: string
  readonly merge: string
} {
  const origin = makeRepository(sandbox, 'origin')
  origin.commit({ '.gitignore': 'built.sh\n', 'source.sh': source(sandbox, 1_000_000) }, 'first')
  origin.git('checkout', '--quiet', '-b', 'feature')
  const head = origin.commit({ 'source.sh': source(sandbox, 1_100_000) }, 'slower')
  origin.git('checkout', '--quiet', 'main')
  const main = origin.commit({ notes: 'main went on' })
  origin.git('checkout', '--quiet', '--detach')
  origin.git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'feature')
  const merge = origin.git('rev-parse', 'HEAD')
  origin.git('update-ref', 'refs/pull/1/merge', merge)
  origin.git('checkout', '--quiet', 'main')
  return { origin, head, main, merge }
}

/** A checkout of `commit` as actions/checkout makes it: that commit and nothing else. */
export function checkOut(sandbox: Sandbox, origin: Repository, commit: string): Repository {
  makeRepository(sandbox, 'work')
  const work = openRepository(sandbox, 'work')
  work.git('remote', 'add', 'origin', `file://${origin.path}`)
  work.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit)
  work.git('checkout', '--quiet', '--detach', commit)
  sandbox.write('work/built.sh', sandbox.read('work/source.sh'))
  return work
}
