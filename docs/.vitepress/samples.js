// Makes the sample reports of the site by the command line, from the examples: each is measured anew where the site is built.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const target = join(import.meta.dirname, '../public/samples')
const home = mkdtempSync(join(tmpdir(), 'samples-'))
const words = side => join(root, 'examples/words', side)

function counterbalance(...given) {
  const cwd = given[0] === 'bisect' ? join(home, 'repository') : home
  execFileSync(process.execPath, [join(root, 'dist/cli/index.js'), ...given], { cwd, stdio: ['ignore', 'ignore', 2] })
}

function git(...given) {
  const identity = ['-c', 'user.name=Counterbalance', '-c', 'user.email=samples@example.com']
  execFileSync('git', [...identity, '-C', join(home, 'repository'), ...given], { stdio: ['ignore', 'ignore', 2] })
}

/** A repository whose third commit of five makes the example slower. */
function makeHistory() {
  mkdirSync(join(home, 'repository'))
  git('init', '--quiet', '--initial-branch', 'main')
  for (const [at, side] of ['baseline', 'baseline', 'contender', 'contender', 'contender'].entries()) {
    cpSync(words(side), join(home, 'repository'), { recursive: true })
    git('add', '--all')
    git('commit', '--quiet', '--allow-empty', '--message', `Change ${at + 1}`)
  }
}

const page = name => ['--html', join(target, `${name}.html`)]
const samples = {
  report: () =>
    counterbalance(
      'compare',
      `old=${words('baseline')}`,
      `new=${words('contender')}`,
      '--causes',
      'node',
      ...page('report'),
      '--',
      'node',
      'bench.js',
    ),
  'multi-way': () =>
    counterbalance(
      'compare',
      '--rounds',
      '8',
      '-n',
      'sort',
      '-n',
      'sort -u',
      '-n',
      'awk',
      ...page('multi-way'),
      'seq 50000 | sort | uniq',
      'seq 50000 | sort -u',
      "seq 50000 | awk '!seen[$0]++'",
    ),
  history: () => {
    for (const side of ['baseline', 'baseline', 'contender', 'contender'])
      counterbalance('publish', join(home, 'store'), words(side), '--rounds', '5', '--', 'node', 'bench.js')
    counterbalance('history', join(home, 'store'), ...page('history'))
  },
  bisect: () => {
    makeHistory()
    counterbalance('bisect', 'main~4', 'main', '--rounds', '8', ...page('bisect'), '--', 'node', 'bench.js')
  },
}

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
try {
  for (const [name, make] of Object.entries(samples)) {
    process.stderr.write(`sample: ${name}\n`)
    make()
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}
