// The version that made a change, searched by `bisect` in a repository with a commit for each version.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProduct } from './comparison.js'
import { commandOf, directoryOf, install, runProgram } from './installation.js'
import { listSearched } from './manifest.js'

/** @typedef {import('./manifest.js').Benchmark} Benchmark */
/** @typedef {import('./manifest.js').Pair} Pair */

/** Searches the versions around a pair, and returns whether the newer one of the pair was named, and what was said first. */
export function bisectPair(/** @type {Benchmark} */ benchmark, /** @type {Pair} */ pair) {
  const searched = listSearched(benchmark, pair)
  const repository = join(directoryOf(benchmark), `${pair.new}.repository`)
  makeRepository(benchmark, repository, searched)
  const from = performance.now()
  const words = ['bisect', `v${searched[0]}`, `v${searched.at(-1)}`, '--', ...commandOf(benchmark)]
  const { stdout, stderr } = runProduct(repository, words)
  const minutes = (performance.now() - from) / 60_000
  writeFileSync(`${repository}.txt`, stdout + stderr)
  const [said = ''] = (stdout.trim() || stderr.trim()).split('\n')
  return {
    searched,
    minutes,
    said,
    isRight: stdout.split('\n').some(line => line.endsWith(subjectOf(benchmark, pair.new))),
  }
}

/** A commit holds the whole installation of a version, so a search builds nothing. */
function makeRepository(benchmark, repository, versions) {
  rmSync(repository, { recursive: true, force: true })
  mkdirSync(repository, { recursive: true })
  const git = (...words) =>
    runProgram(repository, 'git', '-c', 'user.name=Corpus', '-c', 'user.email=corpus@example.com', ...words)
  git('init', '--quiet', '--initial-branch=main')
  for (const version of versions) {
    for (const name of readdirSync(repository)) if (name !== '.git') rmSync(join(repository, name), { recursive: true })
    cpSync(install(benchmark, version), repository, {
      ...{ recursive: true, verbatimSymlinks: true },
      filter: path => !path.includes('__pycache__'),
    })
    git('add', '--all', '--force')
    git('commit', '--quiet', '--allow-empty', `--message=${subjectOf(benchmark, version)}`)
    git('tag', `v${version}`)
  }
}

function subjectOf({ name }, version) {
  return `${name} ${version}`
}
