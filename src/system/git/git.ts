import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { withoutRunners } from '../../measure/variables.js'

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

export interface GitOptions {
  /** Variables that let it read from a private origin. */
  readonly credentials?: Variables
  /** Ends a fetch. */
  readonly signal: AbortSignal
}

/** git in the repository that `directory` is in. */
export function openGit(directory: string, { credentials, signal }: GitOptions): Git {
  const run = (words: readonly string[], options?: RunOptions): Promise<string> => runGit(directory, words, options)
  return {
    run: (...words) => run(words),
    try: (...words) => run(words).catch(() => undefined),
    // Not at once with the credentials: a header that actions/checkout has left in the configuration would be sent twice.
    fetch: (...words) =>
      run(['fetch', '--no-tags', ...words], { signal }).catch(error => {
        if (!credentials || Object.keys(credentials).length === 0) throw error
        return run(['fetch', '--no-tags', ...words], { signal, variables: credentials })
      }),
  }
}

interface RunOptions {
  readonly variables?: Variables
  readonly signal?: AbortSignal
}

/** Nothing of git's own may go on in the background, where measuring would meet it. */
const withoutMaintenance = ['-c', 'maintenance.auto=false', '-c', 'gc.auto=0']

async function runGit(
  directory: string,
  words: readonly string[],
  { variables = {}, signal }: RunOptions = {},
): Promise<string> {
  const env = { ...withoutRunners(process.env), ...variables, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' }
  const running = execute('git', [...withoutMaintenance, ...words], {
    cwd: directory,
    env,
    maxBuffer: 2 ** 26,
    ...(signal && { signal }),
  })
  try {
    return (await running).stdout.trimEnd()
  } catch (cause) {
    await awaitEnd(running.child)
    const { stderr, message } = cause as { stderr?: string; message: string }
    throw new GitError(`git ${words.join(' ')}: ${stderr?.trim() || message}`, { cause })
  }
}

/** Waits for the end of a process, which an abort does not. */
async function awaitEnd(child: ChildProcess): Promise<void> {
  const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null
  if (isRunning) await once(child, 'exit')
}
