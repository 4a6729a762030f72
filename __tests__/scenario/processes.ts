import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { it } from 'vitest'
import type { Processes, ProcessRequest, ProcessResult } from '../../src/measure/process.js'
import { openProcesses } from '../../src/system/processes/processes.js'
import { makeMark } from './live-processes.js'

export const onLinux = it.runIf(process.platform === 'linux')
export const hasPython = spawnSync('python3', ['--version']).status === 0
export const PATH = process.env.PATH ?? '/usr/bin:/bin'

export let directory: string
export let files: string
export let processes: Processes
export let mark: string

export async function open(python: null | undefined): Promise<void> {
  // As a process itself sees where it is, be TMPDIR a link or not.
  const home = realpathSync(tmpdir())
  directory = mkdtempSync(join(home, 'processes-'))
  files = mkdtempSync(join(home, 'outputs-'))
  mark = makeMark()
  processes = await openHere(python)
}

export function openHere(python?: string | null): Promise<Processes> {
  return openProcesses({ directory: files, variables: { PATH }, ...(python === undefined ? {} : { python }) })
}

export async function close(): Promise<void> {
  await processes[Symbol.asyncDispose]()
  rmSync(directory, { recursive: true })
  rmSync(files, { recursive: true })
}

export function request(argv: readonly string[], changes: Partial<ProcessRequest> = {}): ProcessRequest {
  return { argv, directory, environment: { PATH, MARK: mark }, timeoutInSeconds: 60, ...changes }
}

export async function run(argv: readonly string[], changes?: Partial<ProcessRequest>): Promise<ProcessResult> {
  return await processes.run(request(argv, changes))
}

export function sh(line: string, changes?: Partial<ProcessRequest>): Promise<ProcessResult> {
  return run(['sh', '-c', line], changes)
}

/** Several, one after the other: what each printed, read before the next one starts, and how it ended. */
export async function runAll(requests: readonly ProcessRequest[], signal?: AbortSignal) {
  const results: ProcessResult[] = []
  const texts: (string | undefined)[] = []
  const tails: { readonly stdout: string; readonly stderr: string }[] = []
  for (const one of requests) {
    const result = await processes.run(one, signal)
    results.push(result)
    texts.push(result.stdout.readText())
    tails.push({ stdout: result.stdout.readTail(), stderr: result.stderr.readTail() })
  }
  return { results, texts, tails, exits: results.map(({ exit }) => exit) }
}

export function runLines(lines: readonly string[], changes?: Partial<ProcessRequest>) {
  return runAll(lines.map(line => request(['sh', '-c', line], changes)))
}

export function splitVariable(line: string): [string, string] {
  const middle = line.indexOf('=')
  return [line.slice(0, middle), line.slice(middle + 1)]
}

/** A line for `sh` that has left what it was started by: its parent, its group and its session. */
export function daemon(line: string): string {
  return `(setsid sh -c '${line}' >/dev/null 2>&1 &)`
}

/**
 * A line for `sh` that leaves a process whose first thread has ended: for `/proc` it is a zombie without an environment, and yet it runs
 * the Python `work` in another thread.
 */
export function headless(work: string): string {
  const lines = [
    'import ctypes, os, threading, time',
    'if os.fork(): os._exit(0)',
    'os.setsid()',
    'for stream in (0, 1, 2): os.dup2(os.open(os.devnull, os.O_RDWR), stream)',
    'def work():',
    ...work.split('\n').map(line => `    ${line}`),
    'threading.Thread(target=work).start()',
    // pthread_exit would unwind the interpreter; by the system call, the thread alone is gone.
    'library = ctypes.CDLL(None)',
    'number = {"x86_64": 60, "aarch64": 93}[os.uname().machine]',
    'library.syscall(number, 0)',
  ]
  return `python3 -c '${lines.join('\n')}'`
}

/** A line for `sh` that prints the state of the process whose number is in the file `name`; the dead may be unburied. */
export function lookFor(name: string): string {
  return `grep -s ^State /proc/$(cat ${name})/status | grep -v Z || echo gone`
}

export function file(name: string, text: string, mode = 0o755): string {
  const path = join(directory, name)
  writeFileSync(path, text)
  chmodSync(path, mode)
  return path
}

/** The sources as a Node without Vitest can run them; type errors are not this test's concern. */
export function compile(to: string): string {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', root, '--noCheck', '--outDir', to])
  writeFileSync(join(to, 'package.json'), '{"type":"module"}')
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'))
  for (const name of [
    'processes/launcher/launcher',
    'processes/launcher/quiet',
    'processes/launcher/walls',
    'servers/server',
  ])
    copyFileSync(join(root, `src/system/${name}.py`), join(to, `system/${name}.py`))
  return to
}
