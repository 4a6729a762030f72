import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutSecrets } from '../measure/variables.js'
import { platform } from '../system/platform/platform.js'

const stdin = 0
/** Says to the Node that is started which file its standard input is. */
const marker = 'COUNTERBALANCE_SECRETS'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Starts Node again in this process, with an environment that holds no secret.
 *
 * Every process of the same user can read what another one was started with (`/proc/PID/environ`), and nothing that is deleted later
 * is gone from there. So the secrets go by a file that has no name, as standard input, and are only in memory from then on. That memory
 * is closed to other processes, as far as the system permits it.
 *
 * Returns in the Node that was started, and where none can be started; with the reason in words where the secrets can be read.
 */
export function restartWithoutSecrets(): string | undefined {
  if (takeSecrets()) return isMemoryOpen() ? 'this system cannot close the memory of Node.js' : undefined
  const env = withoutSecrets(process.env)
  const secrets = Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in env)))
  if (Object.keys(secrets).length === 0) return undefined
  if (platform.openness !== undefined) return platform.openness
  // Node 22.15 and 23.11 are the first that have it.
  if (typeof process.execve !== 'function') return `Node.js ${process.version} cannot start itself again`
  try {
    // Where this fails, Node does not come back.
    accessSync(process.execPath, constants.X_OK)
    const { path, words } = findStart(env)
    // Options by which no signal opens the debugger, not even before there is a listener; some versions have none.
    process.execve(
      path,
      [
        ...words,
        ...['--disable-sigusr1'].filter(flag => process.allowedNodeEnvironmentFlags.has(flag)),
        ...process.execArgv,
        ...process.argv.slice(1),
      ],
      {
        ...env,
        [marker]: keepSecrets(secrets),
      },
    )
  } catch (error) {
    return (error as Error).message
  }
}

/** The file to start as Node, and the first words that it is given. */
interface Start {
  readonly path: string
  readonly words: readonly string[]
}

/**
 * Finds a start by which no process of the same user can read the memory of Node.
 *
 * The kernel closes the memory of a process that was started from a file that its user may execute, but not read. Here that file is a
 * copy of the loader (ld.so), which then loads Node as ever, because Node itself has 120 MB. It is removed before it is started.
 */
function findStart(env: NodeJS.ProcessEnv): Start {
  const plain = { path: process.execPath, words: [process.execPath] }
  try {
    const loader = /\/.*\/ld-[^/\n]*\.so(?:\.\d+)?$/m.exec(readFileSync('/proc/self/maps', 'utf8'))?.[0]
    if (loader === undefined) return plain
    // Opens a copy of `path` that has no name, and that nobody else can open to read.
    const path = `/proc/self/fd/${inFolder(folder => {
      const copy = join(folder, 'loader')
      copyFileSync(loader, copy)
      const descriptor = openSync(copy, 'r')
      chmodSync(copy, 0o111)
      return descriptor
    })}`
    // Maps Node and its libraries without running them. Where a system forbids that, the step would end with the real start.
    const { status } = spawnSync(path, ['--list', process.execPath], { env, stdio: 'ignore', timeout: 5000 })
    return status === 0 ? { path, words: ['node', process.execPath] } : plain
  } catch {
    return plain
  }
}

/** Returns whether commands of the same user can read the memory of this process. Root can do so everywhere, which is no news. */
function isMemoryOpen(): boolean {
  const user = process.getuid?.()
  const scope = '/proc/sys/kernel/yama/ptrace_scope'
  if (process.platform !== 'linux' || user === 0) return false
  // What is closed belongs to root in /proc, and Yama closes it to children.
  return statSync('/proc/self/mem').uid === user && !(existsSync(scope) && Number(readFileSync(scope, 'utf8')) > 0)
}

/** Puts `secrets` into a file without a name in the place of standard input; what the next Node knows it by. */
function keepSecrets(secrets: Variables): string {
  inFolder(folder => replaceStdin(join(folder, 'secrets'), 'wx+'))
  writeSync(stdin, JSON.stringify(secrets), 0)
  return identifyStdin()
}

/** Does `work` in a directory that is gone afterwards. */
function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(process.env.RUNNER_TEMP || tmpdir(), 'counterbalance-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Returns whether this Node was started again, and has the secrets back. */
function takeSecrets(): boolean {
  const mark = process.env[marker]
  delete process.env[marker]
  if (mark === undefined || mark !== identifyStdin()) return false
  Object.assign(process.env, JSON.parse(readFileSync(stdin, 'utf8')))
  replaceStdin('/dev/null', 'r')
  // It may have been started by way of the loader.
  process.execPath = process.argv0
  return true
}

function identifyStdin(): string {
  const { dev, ino } = fstatSync(stdin, { bigint: true })
  return `${dev}:${ino}`
}

/** Replaces standard input, because only the first three descriptors live on in another program. A file that is opened next gets the lowest free number. */
function replaceStdin(path: string, flags: string): void {
  closeSync(stdin)
  if (openSync(path, flags, 0o600) !== stdin) throw new Error('its standard input cannot be replaced')
}
