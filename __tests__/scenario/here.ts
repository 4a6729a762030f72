import type { Ended } from './counterbalance.js'

/** What a process of its own would be given. */
export interface Given {
  readonly variables: { readonly [name: string]: string }
  readonly directory: string
  readonly words: readonly string[]
}

type Stream = 'stdout' | 'stderr'
const streams = ['stdout', 'stderr'] as const

// For as long as this process lives, since the action remembers how it found them.
let sink: Record<Stream, string> | undefined
for (const name of streams) {
  const stream = process[name]
  const write = stream.write.bind(stream) as (...words: readonly unknown[]) => boolean
  stream.write = ((chunk: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
    if (sink === undefined) return write(chunk, ...rest)
    sink[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
    const done = rest.at(-1)
    if (typeof done === 'function') done()
    return true
  }) as typeof stream.write
}

/**
 * Runs `work` in this process as if it were the only one in it, one at a time. Returns what it printed, and its status.
 *
 * A Node of its own would take most of the time of a scenario to start, to load the bundle and to warm up. What depends on one has
 * it: signals, secrets, limits of files, the bundle itself.
 */
export async function runHere(
  { variables, directory, words }: Given,
  work: () => Promise<number | undefined>,
): Promise<Ended> {
  if (sink !== undefined) throw new Error('one run at a time: what runs beside another needs a process of its own')
  const before = { env: { ...process.env }, directory: process.cwd(), argv: process.argv, listeners: findListeners() }
  const texts = { stdout: '', stderr: '' }
  sink = texts
  try {
    setVariables(variables)
    process.chdir(directory)
    process.argv = [process.execPath, ...words]
    process.exitCode = undefined
    const status = (await work()) ?? process.exitCode ?? 0
    return { status: Number(status), ...texts }
  } finally {
    sink = undefined
    process.exitCode = undefined
    process.argv = before.argv
    process.chdir(before.directory)
    setVariables(before.env)
    for (const name of streams)
      for (const listener of process[name].listeners('error'))
        if (!before.listeners[name].includes(listener)) process[name].off('error', listener as () => void)
  }
}

function findListeners(): Record<Stream, readonly unknown[]> {
  return { stdout: process.stdout.listeners('error'), stderr: process.stderr.listeners('error') }
}

function setVariables(variables: { readonly [name: string]: string | undefined }): void {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, variables)
}
