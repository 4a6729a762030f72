// Installations of the corpus: a directory for each version, kept under .cache/ until its benchmark or its recipe changes.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { recipeOf } from './recipes.js'

/** @typedef {import('./manifest.js').Benchmark} Benchmark */

const cache = fileURLToPath(new URL('.cache', import.meta.url))
const pairs = new URL('pairs/', import.meta.url)
// A shim of a version manager would be measured with it.
const python = execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).trim()

/** The environment in which benchmarks run: the packages of Python are in the installation. */
export const environment = { ...process.env, PYTHONPATH: 'site' }
delete environment.GITHUB_ACTIONS

/** Where the installations of a benchmark are. */
export function directoryOf(/** @type {Benchmark} */ { file }) {
  return join(cache, file)
}

/** The command of a benchmark, which is the same for each version. */
export function commandOf(/** @type {Benchmark} */ benchmark) {
  return recipeOf(benchmark, '', python).command
}

/** Installs a version with the benchmark, unless that is done. Returns its directory. Throws what the package manager says. */
export function install(/** @type {Benchmark} */ benchmark, /** @type {string} */ version) {
  const directory = join(directoryOf(benchmark), version)
  const recipe = recipeOf(benchmark, version, python)
  const source = readFileSync(new URL(benchmark.file, pairs))
  // The manifest may change without the benchmark.
  const code = source.toString().replace(/^(?:(?:#|\/\/) [a-z]+: .*\n)+/, '')
  const key = createHash('sha256').update(JSON.stringify(recipe)).update(code).digest('hex')
  // Beside the directory, because the files of a version are compared.
  const complete = `${directory}.complete`
  if (existsSync(complete) && readFileSync(complete, 'utf8') === key) return directory
  rmSync(complete, { force: true })
  rmSync(directory, { recursive: true, force: true })
  for (const [path, text] of Object.entries({ ...recipe.files, [recipe.main]: code })) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  runProgram(directory, 'sh', '-c', recipe.build)
  writeFileSync(complete, key)
  return directory
}

/** Runs a program in a directory, and returns what it prints. Throws the last line of what it says where it fails. */
export function runProgram(/** @type {string} */ cwd, /** @type {string} */ program, /** @type {string[]} */ ...words) {
  try {
    return execFileSync(program, words, {
      ...{ cwd, env: environment, encoding: 'utf8', maxBuffer: 2 ** 28 },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (error) {
    const said = `${error.stderr ?? ''}`.trim().split('\n').at(-1)
    throw new Error(`${[program, ...words].join(' ')}: ${said || error.message}`, { cause: error })
  }
}
