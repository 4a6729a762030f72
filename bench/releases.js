// Makes a git repository of the released versions of an npm package, one commit and one tag each, to bisect.
//
//     node bench/releases.js semver 7.3.0 7.7.3 DIRECTORY
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const [name, first, last, directory] = process.argv.slice(2)
if (directory === undefined) {
  console.error('usage: node bench/releases.js PACKAGE FIRST LAST DIRECTORY')
  process.exit(2)
}
const run = (program, ...words) => execFileSync(program, words, { encoding: 'utf8' })
const git = (...words) =>
  run('git', '-C', directory, '-c', 'user.name=Releases', '-c', 'user.email=releases@example.com', ...words)

const all = JSON.parse(run('npm', 'view', name, 'versions', '--json')).filter(version => !version.includes('-'))
const versions = all.slice(all.indexOf(first), all.indexOf(last) + 1)
mkdirSync(directory, { recursive: true })
git('init', '--quiet', '--initial-branch', 'main')
for (const version of versions) {
  const [{ filename }] = JSON.parse(
    run('npm', 'pack', '--json', '--pack-destination', join(directory, '.git'), `${name}@${version}`),
  )
  git('rm', '-r', '--quiet', '--ignore-unmatch', '.')
  run('tar', '-xzf', join(directory, '.git', filename), '-C', directory)
  git('add', '--all')
  git('commit', '--quiet', '--message', `${name} ${version}`)
  git('tag', `v${version}`)
}
console.log(`${versions.length} versions of ${name} in ${directory}`)
