// Makes the sample reports of the site by the command line, from the examples: each is measured anew where the site is built.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const target = join(import.meta.dirname, '../public/samples')
const home = mkdtempSync(join(tmpdir(), 'samples-'))
const words = join(root, 'examples/words')
const repository = join(home, 'repository')

function counterbalance(cwd, ...given) {
  execFileSync(process.execPath, [join(root, 'dist/cli/index.js'), ...given], { cwd, stdio: ['ignore', 'ignore', 2] })
}

function git(...given) {
  const identity = ['-c', 'user.name=Ada Lovelace', '-c', 'user.email=ada@example.com']
  execFileSync('git', [...identity, '-C', repository, ...given], { stdio: ['ignore', 'ignore', 2] })
}

/** A repository whose third commit of five makes the example slower. */
function makeRepository() {
  mkdirSync(repository)
  git('init', '--quiet', '--initial-branch', 'main')
  const commits = {
    'Count words': 'baseline',
    'Explain the benchmark': 'baseline',
    'Refuse control characters': 'contender',
    'Write a guide': 'contender',
    'Name the release': 'contender',
  }
  for (const [message, side] of Object.entries(commits)) {
    cpSync(join(words, side), repository, { recursive: true })
    // A version with the same files as the last one is not published again.
    writeFileSync(join(repository, 'NOTES.md'), `${message}\n`)
    git('add', '--all')
    git('commit', '--quiet', '--message', message)
  }
}

const page = name => ['--html', join(target, `${name}.html`)]
const bench = ['--', 'node', 'bench.js']
const samples = {
  report: () =>
    counterbalance(
      words,
      'compare',
      'old=./baseline',
      'new=./contender',
      '--causes',
      'node',
      ...page('report'),
      ...bench,
    ),
  'multi-way': () => {
    const commands = {
      sort: 'seq 300000 | sort | uniq',
      'sort -u': 'seq 300000 | sort -u',
      awk: "seq 300000 | awk '!seen[$0]++'",
    }
    const names = Object.keys(commands).flatMap(name => ['-n', name])
    counterbalance(home, 'compare', ...names, ...page('multi-way'), ...Object.values(commands))
  },
  history: () => {
    for (const commit of ['main~4', 'main~3', 'main~2', 'main~1', 'main']) {
      git('checkout', '--quiet', '--detach', commit)
      counterbalance(repository, 'publish', join(home, 'store'), '--rounds', '8', ...bench)
    }
    counterbalance(repository, 'history', join(home, 'store'), ...page('history'))
  },
  bisect: () => counterbalance(repository, 'bisect', 'main~4', 'main', '--rounds', '8', ...page('bisect'), ...bench),
}

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
try {
  makeRepository()
  for (const [name, make] of Object.entries(samples)) {
    process.stderr.write(`sample: ${name}\n`)
    make()
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}
