import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { makeRepository, openRepository, type Repository } from './repository.js'
import type { Sandbox } from './sandbox.js'
import { makeScript } from './sides.js'

/** A pull request whose branch is slower, and a main that went on since; `merge` is GitHub's merge of the two. */
export interface PullRequest {
  readonly origin: Repository
  readonly head: string
  readonly main: string
  readonly merge: string
}

/** A command's program that prints one number. */
export function source(value: number): string {
  return makeScript([{ bench: 'parse', value }])
}

/** The sandbox's own copy of the pull request that all scenarios share, in `origin`. */
export function makePullRequest(sandbox: Sandbox): PullRequest {
  const { path, commits } = inject('pullRequest')
  cpSync(`${path}/origin`, sandbox.at('origin'), { recursive: true })
  return { origin: openRepository(sandbox, 'origin'), ...commits }
}

/** A checkout of `commit` as actions/checkout makes it: that commit and nothing else. */
export function checkOut(sandbox: Sandbox, origin: Repository, commit: string): Repository {
  const { path } = inject('pullRequest')
  if (!existsSync(join(path, commit))) return makeCheckout(sandbox, 'work', origin, commit)
  cpSync(join(path, commit), sandbox.at('work'), { recursive: true })
  sandbox.write('work/.git/config', sandbox.read('work/.git/config').replace(`${path}/origin`, origin.path))
  return openRepository(sandbox, 'work')
}

/** The same in the directory `name`, by git itself. */
export function makeCheckout(sandbox: Sandbox, name: string, origin: Repository, commit: string): Repository {
  const work = makeRepository(sandbox, name)
  work.git('remote', 'add', 'origin', `file://${origin.path}`)
  work.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit)
  work.git('checkout', '--quiet', '--detach', commit)
  sandbox.write(`${name}/built.sh`, sandbox.read(`${name}/source.sh`))
  return work
}
