import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, readdir, realpath, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { InputError } from '../inputs/values.js'
import { attempt } from '../util/attempt.js'

/** A directory of ours that is gone when its scope ends. */
interface TemporaryDirectory extends AsyncDisposable {
  readonly path: string
}

const prefix = 'counterbalance-'

/** A new empty directory below `parent`, from which it first removes those of processes that were killed. */
export async function makeTemporaryDirectory(
  parent = process.env.RUNNER_TEMP || tmpdir(),
): Promise<TemporaryDirectory> {
  try {
    const place = await realpath(parent)
    for (const name of await readdir(place)) {
      const old = join(place, name)
      if (name.startsWith(prefix) && (await isLeftOver(old))) await removeMarked(old).catch(() => undefined)
    }
    const marked = await mkdtemp(join(place, prefix))
    const owner = await mark(marked)
    // The mark is beside what is empty.
    const path = join(marked, 'files')
    await mkdir(path)
    return {
      path,
      async [Symbol.asyncDispose]() {
        await removeMarked(marked).catch(error => tellOfLeft(marked, error))
        owner?.close()
      },
    }
  } catch (cause) {
    throw new InputError(
      `no temporary directory can be made in "${parent}" (${(cause as Error).message}): set TMPDIR to another one`,
      { cause },
    )
  }
}

/** The results are worth more. The next run tries again, and another user's files are for that user to remove. */
function tellOfLeft(path: string, { message }: Error): void {
  process.stderr.write(`"${path}" could not be removed: ${message}\n`)
}

/**
 * Makes way for the new directory `path`, whose parent is ours alone: what a process that was killed has left there goes. Returns undefined
 * where it cannot be removed, as files of root that a container has made.
 */
export async function clearPlace(path: string): Promise<TemporaryDirectory | undefined> {
  const parent = dirname(path)
  try {
    await removeAll(parent)
    await mkdir(parent, { recursive: true, mode: 0o700 })
  } catch {
    return undefined
  }
  return {
    path: join(await realpath(parent), basename(path)),
    [Symbol.asyncDispose]: () => removeAll(parent).catch(error => tellOfLeft(parent, error)),
  }
}

/** Removes `path` and all below it, also where modes forbid it, as those of module caches do. */
export async function removeAll(path: string): Promise<void> {
  // First, and never beside `rm`: that goes on deleting what it has begun after it has failed.
  await makeWritable(path)
  await rm(path, { recursive: true, force: true, maxRetries: 3 })
}

/** Lets the owner of `path` empty it, and all directories below it. What vanishes meanwhile, or is another user's, is left alone. */
async function makeWritable(path: string): Promise<void> {
  const stats = await lstat(path).catch(() => undefined)
  if (!stats?.isDirectory()) return
  if ((stats.mode & 0o700) !== 0o700) await chmod(path, 0o700).catch(() => undefined)
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) if (entry.isDirectory()) await makeWritable(join(path, entry.name))
}

const bootId = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))

/**
 * A socket in a directory, by which other processes see that the directory's owner lives: the kernel refuses connections to it once the
 * owner is gone, however it ended.
 *
 * Node has no `flock`. A number of a process says nothing in a container that shares the directory, since its processes have other
 * numbers, while a socket is found by its file. The kernel that knows the socket is part of the name: a machine that shares the
 * disk alone, or the same one after a restart, has another name, and leaves the directory alone. The names of macOS's temporary
 * directories leave no room for more of it in the path of a socket.
 */
const marker = `.owner-${(bootId ?? createHash('sha256').update(hostname()).digest('hex')).slice(0, 8)}`

/** The longest path that every system takes for a socket; Node 20 cuts off what is longer. */
const longestInBytes = 103

/** Marks the directory as one whose owner lives, until that is closed. Where there are no such sockets, nobody else will remove it. */
async function mark(directory: string): Promise<Server | undefined> {
  const made = join(directory, `${marker}.new`)
  if (Buffer.byteLength(made) > longestInBytes) return undefined
  const server = createServer(socket => socket.destroy())
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(made, resolve))
    // Only now by the name that others know: a socket that nobody listens to yet looks like one that nobody listens to any more.
    await rename(made, join(directory, marker))
    return server.unref()
  } catch {
    server.close()
    return undefined
  }
}

/** Removes a directory, its mark last: what cannot be removed now is found by it later. */
async function removeMarked(path: string): Promise<void> {
  for (const name of await readdir(path)) if (name !== marker) await removeAll(join(path, name))
  await removeAll(path)
}

/** Returns whether `path` is a directory of our user whose owner is gone. A link to one is none. */
async function isLeftOver(path: string): Promise<boolean> {
  const stats = await lstat(path).catch(() => undefined)
  if (!stats?.isDirectory() || stats.uid !== process.getuid?.()) return false
  const socket = join(path, marker)
  if (Buffer.byteLength(socket) > longestInBytes) return false
  return await new Promise(resolve => {
    const connection = connect(socket, () => {
      connection.destroy()
      resolve(false)
    })
    connection.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'))
  })
}
