import { execFileSync } from 'node:child_process'
import type { Sandbox } from './sandbox.js'

/** A git repository in a sandbox. */
export interface Repository {
  readonly path: string
  /** What `git WORDS` prints there. */
  git(...words: readonly string[]): string
  /** A commit in which `files` have these texts; its full name. */
  commit(files: Readonly<Record<string, string>>, message?: string): string
}

/** The repository in the directory `name` of the sandbox, which is made where it is not there. */
export function openRepository(sandbox: Sandbox, name: string): Repository {
  const path = sandbox.at(name)
  const identity = [
    '-c',
    'user.name=Tester',
    '-c',
    'user.email=tester@example.com',
    '-c',
    'protocol.file.allow=always',
    '-c',
    'maintenance.auto=false',
  ]
  const git = (...words: readonly string[]): string =>
    execFileSync('git', [...identity, '-C', path, ...words], {
      env: { ...sandbox.variables, GIT_CONFIG_NOSYSTEM: '1' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trimEnd()
  return {
    path,
    git,
    commit(files, message = 'change') {
      for (const [file, text] of Object.entries(files)) sandbox.write(`${name}/${file}`, text)
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', '--message', message)
      return git('rev-parse', 'HEAD')
    },
  }
}

/** An empty repository on the branch `main`. */
export function makeRepository(sandbox: Sandbox, name: string): Repository {
  execFileSync('git', ['init', '--quiet', '--template=', '--initial-branch', 'main', sandbox.at(name)], {
    env: sandbox.variables,
  })
  return openRepository(sandbox, name)
}

/** A clone of `origin`, by the protocol that a server would use. */
export function clone(sandbox: Sandbox, origin: Repository, name: string, ...words: readonly string[]): Repository {
  const url = `file://${origin.path}`
  execFileSync('git', ['clone', '--quiet', ...words, url, sandbox.at(name)], { env: sandbox.variables })
  return openRepository(sandbox, name)
}
