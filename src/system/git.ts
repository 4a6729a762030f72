import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** git, in one repository. */
export interface Git {
  /** What `git WORDS` prints, without the last line break; a GitError where it fails. */
  run(...words: readonly string[]): Promise<string>
  /** The same, or undefined where it fails. */
  try(...words: readonly string[]): Promise<string | undefined>
  /** `git fetch` from the origin: as the repository is set up, and if that is refused, with the credentials. */
  fetch(...words: readonly string[]): Promise<string>
}

/** git said no; the message holds what it said. */
export class GitError extends Error {
  override readonly name = 'GitError'
}

type Variables = Readonly<Record<string, string>>

/** git in the repository that `directory` is in; `credentials` are variables that let it read from a private origin. */
export function openGit(directory: string, credentials?: Variables): Git {
  const run = (words: readonly string[], variables?: Variables): Promise<string> => runGit(directory, words, variables)
  return {
    run: (...words) => run(words),
    try: (...words) => run(words).catch(() => undefined),
    // Not at once with the credentials: a header that actions/checkout has left in the configuration would be sent twice.
    fetch: (...words) =>
      run(['fetch', '--no-tags', ...words]).catch(error => {
        if (!credentials || Object.keys(credentials).length === 0) throw error
        return run(['fetch', '--no-tags', ...words], credentials)
      }),
  }
}

async function runGit(directory: string, words: readonly string[], variables: Variables = {}): Promise<string> {
  const env = { ...process.env, ...variables, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' }
  try {
    const { stdout } = await execute('git', words, { cwd: directory, env, maxBuffer: 2 ** 26 })
    return stdout.trimEnd()
  } catch (cause) {
    const { stderr, message } = cause as { stderr?: string; message: string }
    throw new GitError(`git ${words.join(' ')}: ${stderr?.trim() || message}`, { cause })
  }
}
