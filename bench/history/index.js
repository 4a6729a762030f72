// Levels all released versions of a package: publishes one after the other into a store, and writes the site of its history.
//
//     node bench/releases.js yaml 2.2.2 2.8.1 versions
//     node bench/history/index.js versions bench/history/yaml.js OUTPUT [options of publish]
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const [repository, benchmark, output, ...options] = process.argv.slice(2)
if (output === undefined) {
  console.error('usage: node bench/history/index.js REPOSITORY BENCHMARK.js OUTPUT [options of publish]')
  process.exit(2)
}
const program = resolve(import.meta.dirname, '../../dist/cli/index.js')
const [store, site] = [join(output, 'store'), join(output, 'site')]
const git = (...words) => execFileSync('git', ['-C', repository, ...words], { encoding: 'utf8' }).trim()
const versions = git('log', '--reverse', '--format=%H', 'main').split('\n')
mkdirSync(output, { recursive: true })
for (const version of versions) {
  git('checkout', '--quiet', version)
  const words = ['publish', store, resolve(repository), ...options]
  const command = ['--', process.execPath, resolve(benchmark)]
  const { status } = spawnSync(process.execPath, [program, ...words, ...command], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
git('checkout', '--quiet', 'main')
const shown = [program, 'history', store, '--site', site, '--json', join(output, 'levels.json')]
process.exit(spawnSync(process.execPath, shown, { stdio: 'inherit' }).status ?? 1)
