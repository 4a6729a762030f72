import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSecret } from '../measure/variables.js'

const stdin = 0
/** Says to the Node that is started which file its standard input is. */
const marker = 'COUNTERBALANCE_SECRETS'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Starts Node again in this process, with an environment that holds no secret.
 *
 * Every process of the same user can read what another one was started with (`/proc/PID/environ`), and nothing that is deleted later
 * is gone from there. So the secrets go by a file that has no name, as standard input, and are only in memory from then on.
 *
 * Returns in the Node that was started; and where none can be started, with the reason in words.
 */
export function restartWithoutSecrets(): string | undefined {
  if (takeSecrets()) return undefined
  const all = Object.entries(process.env)
  const secrets = Object.fromEntries(all.filter(([name]) => isSecret(name)))
  if (Object.keys(secrets).length === 0) return undefined
  // Node 22.15 and 23.11 are the first that have it.
  if (typeof process.execve !== 'function') return `Node.js ${process.version} cannot start itself again`
  try {
    // Where this fails, Node does not come back.
    accessSync(process.execPath, constants.X_OK)
    const env = Object.fromEntries(all.filter(([name]) => !isSecret(name)))
    const words = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
    process.execve(process.execPath, words, { ...env, [marker]: keepSecrets(secrets) })
  } catch (error) {
    return (error as Error).message
  }
}

/** Puts `secrets` into a file without a name in the place of standard input; what the next Node knows it by. */
function keepSecrets(secrets: Variables): string {
  const folder = mkdtempSync(join(process.env.RUNNER_TEMP || tmpdir(), 'counterbalance-'))
  try {
    replaceStdin(join(folder, 'secrets'), 'wx+')
  } finally {
    rmSync(folder, { recursive: true })
  }
  writeSync(stdin, JSON.stringify(secrets), 0)
  return identifyStdin()
}

/** Whether this Node was started again, and has the secrets back. */
function takeSecrets(): boolean {
  const mark = process.env[marker]
  delete process.env[marker]
  if (mark === undefined || mark !== identifyStdin()) return false
  Object.assign(process.env, JSON.parse(readFileSync(stdin, 'utf8')))
  replaceStdin('/dev/null', 'r')
  return true
}

function identifyStdin(): string {
  const { dev, ino } = fstatSync(stdin, { bigint: true })
  return `${dev}:${ino}`
}

/** Of all descriptors only the first three live on in another program; what is opened next gets the lowest number that is free. */
function replaceStdin(path: string, flags: string): void {
  closeSync(stdin)
  if (openSync(path, flags, 0o600) !== stdin) throw new Error('its standard input cannot be replaced')
}
