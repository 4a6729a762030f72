import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'

const isWindows = process.platform === 'win32'
const wine = '/usr/lib/wine/wine64'
const { WINDOWS_NODE = '', WINDOWS_PYTHON = '', WINEPREFIX = '' } = process.env

/** Node.js for Windows: the one that runs this, or under Wine the one that WINDOWS_NODE names. */
const node = isWindows ? process.execPath : WINDOWS_NODE

/** Describes what is missing to run programs of Windows; undefined where nothing is. */
export const missing =
  isWindows || (existsSync(wine) && existsSync(node)) ? undefined : 'Wine or Node.js for Windows is missing'

/** Describes what is missing to run Python for Windows; undefined where nothing is. */
export const missingPython =
  missing ?? (existsSync(WINDOWS_PYTHON) ? undefined : 'Python for Windows is missing: WINDOWS_PYTHON names it')

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The bundles, as files of this checkout. */
export const bundles = { cli: join(root, 'dist/cli/index.js'), action: join(root, 'dist/index.js') }

/** The end of a run on Windows. */
interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A directory with a space in its name, gone at the end of a test. */
interface Place {
  readonly path: string
  at(...names: readonly string[]): string
  write(name: string, text: string): string
}

export function makePlace(): Place {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'on windows-')))
  onTestFinished(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }))
  const at = (...names: readonly string[]): string => join(path, ...names)
  mkdirSync(at('temporary'))
  return {
    path,
    at,
    write(name, text) {
      mkdirSync(dirname(at(name)), { recursive: true })
      writeFileSync(at(name), text)
      return at(name)
    },
  }
}

/** `path` as Windows has it, with a drive letter and backslashes. */
export function toWindows(path: string): string {
  return isWindows ? path : `Z:${path.replaceAll('/', '\\')}`
}

interface RunOptions {
  readonly place: Place
  /** Directory to run in, where it is not that of the place. */
  readonly directory?: string
  readonly hasPython?: boolean
  readonly variables?: Readonly<Record<string, string>>
  readonly bundle?: string
}

/** `counterbalance WORDS` on Windows, to its end. It must have left no file in its temporary directory. */
export async function onWindows(words: readonly string[], options: RunOptions): Promise<Ended> {
  const { place, directory = place.path } = options
  const [program, ...first] = start(options)
  // Programs that Wine runs cannot take over pipes.
  const names = ['stdout', 'stderr'].map(name => place.at(`.${name}`))
  const files = names.map(name => openSync(name, 'w'))
  const input = openSync(isWindows ? 'NUL' : '/dev/null', 'r')
  const child = spawn(program!, [...first, ...words], {
    cwd: directory,
    env: makeVariables(options),
    stdio: [input, ...files],
  })
  const status = await new Promise<number | null>(resolve => child.once('exit', resolve))
  for (const file of [input, ...files]) closeSync(file)
  const [stdout = '', stderr = ''] = names.map(name => readFileSync(name, 'utf8'))
  expect(readdirSync(place.at('temporary')), stderr).toEqual([])
  return { status, stdout, stderr }
}

/** Runs `counterbalance WORDS` in a terminal, and types Ctrl-C when the file `name` is there. Returns its exit status. */
export function typeCtrlC(words: readonly string[], name: string, options: RunOptions): number | null {
  const file = options.place.at(name)
  const { status } = spawnSync('python3', ['-c', terminal, file, ...start(options), ...words], {
    cwd: options.place.path,
    env: { ...makeVariables(options), PATH: process.env.PATH },
  })
  return status
}

const terminal = `
import os, pty, sys, threading, time
pid, terminal = pty.fork()
if pid == 0:
    os.execv(sys.argv[2], sys.argv[2:])
def drain():
    try:
        while os.read(terminal, 65536): pass
    except OSError: pass
threading.Thread(target=drain, daemon=True).start()
while not os.path.exists(sys.argv[1]): time.sleep(.05)
os.write(terminal, b"\\x03")
sys.exit(os.waitpid(pid, 0)[1] >> 8)
`

function start({ bundle = bundles.cli }: RunOptions): readonly string[] {
  return isWindows ? [node, bundle] : [wine, toWindows(node), toWindows(bundle)]
}

function makeVariables({ place, hasPython = false, variables = {} }: RunOptions): NodeJS.ProcessEnv {
  const folders = [dirname(node), ...(hasPython ? [dirname(WINDOWS_PYTHON)] : [])].map(toWindows).join(';')
  const temporary = toWindows(place.at('temporary'))
  const own = { TMP: temporary, TEMP: temporary, RUNNER_TEMP: temporary, ...variables }
  if (isWindows) return { SystemRoot: process.env.SystemRoot, ComSpec: process.env.ComSpec, PATH: folders, ...own }
  return { WINEPREFIX, WINEDEBUG: '-all', WINEPATH: folders, NODE_SKIP_PLATFORM_CHECK: '1', HOME: place.path, ...own }
}
