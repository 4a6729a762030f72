// What other tools conclude from our exports: benchstat, critcmp and two of hyperfine's scripts read the committed files of
// `__tests__/golden/exports/`, and print what they find. Run `npm run export-readers`. The tools must be in PATH. HYPERFINE_SCRIPTS names the
// directory `scripts` of hyperfine's sources, which need Python 3 with NumPy and SciPy.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const golden = fileURLToPath(new URL('../__tests__/golden/exports/', import.meta.url))
const scripts = process.env.HYPERFINE_SCRIPTS ?? 'scripts'
const home = mkdtempSync(join(tmpdir(), 'peers-'))

const peers = [
  {
    name: 'benchstat',
    argv: ['benchstat', 'baseline.txt', 'contender.txt'],
    files: () => copyBoth('benchstat', 'txt'),
    install: 'go install golang.org/x/perf/cmd/benchstat@latest',
  },
  {
    name: 'critcmp',
    argv: ['critcmp', 'baseline.json', 'contender.json'],
    files: () => copyBoth('critcmp', 'json'),
    install: 'cargo install critcmp',
  },
  ...['advanced_statistics.py', 'welch_ttest.py'].map(script => ({
    name: `hyperfine's ${script}`,
    argv: ['python3', join(scripts, script), 'times.json'],
    files: joinResults,
    install: 'git clone https://github.com/sharkdp/hyperfine, then HYPERFINE_SCRIPTS=hyperfine/scripts',
  })),
]

const failed = []
try {
  for (const { name, argv, files, install } of peers) {
    files()
    const [program, ...words] = argv
    const { status, stdout, stderr, error } = spawnSync(program, words, { cwd: home, encoding: 'utf8' })
    process.stdout.write(`== ${name}\n${stdout ?? ''}\n`)
    if (status === 0) continue
    failed.push(name)
    process.stdout.write(`it failed: ${error?.message ?? stderr.trim()}\nto install it: ${install}\n\n`)
  }
} finally {
  rmSync(home, { recursive: true })
}
process.stdout.write(`${peers.length - failed.length} of ${peers.length} peers have read the files\n`)
process.exitCode = failed.length === 0 ? 0 : 1

function copyBoth(tool, ending) {
  for (const side of ['baseline', 'contender'])
    copyFileSync(join(golden, `${tool}-${side}.txt`), join(home, `${side}.${ending}`))
}

/** The scripts compare the results of one file. */
function joinResults() {
  const results = ['baseline', 'contender'].flatMap(
    side => JSON.parse(readFileSync(join(golden, `hyperfine-${side}.txt`), 'utf8')).results,
  )
  writeFileSync(join(home, 'times.json'), JSON.stringify({ primary_metric: 'time_wall_clock', results }))
}
