// The first try of somebody who has a project of each kind: `init`, and then `compare` without a word, on a change that makes one
// benchmark slower. It prints a table in Markdown. Packages come from the registries of each ecosystem, and a kind whose tools are not on
// this machine is printed as not tried. Run it after "npm run build": npm run first-tries [-- PART-OF-A-NAME…] [--keep] [--time-budget TIME] [--cli FILE]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { go } from './kinds/go.js'
import { javascript } from './kinds/javascript.js'
import { jvm } from './kinds/jvm.js'
import { native } from './kinds/native.js'
import { python } from './kinds/python.js'
import { rust } from './kinds/rust.js'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'boolean', default: false },
    'time-budget': { type: 'string', default: '10m' },
    cli: { type: 'string', default: fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url)) },
  },
})

const kinds = [...javascript, ...rust, ...go, ...python, ...jvm, ...native].filter(
  ({ name }) => positionals.length === 0 || positionals.some(part => name.includes(part)),
)

process.stdout.write('| kind | edits | init found | one run takes | verdict after | verdict | right |\n')
process.stdout.write('| --- | --- | --- | --- | --- | --- | --- |\n')
for (const kind of kinds) process.stdout.write(`| ${tryKind(kind).join(' | ').replaceAll('\n', ' ')} |\n`)

/** Makes the project, tries it, and returns the cells of its row. */
function tryKind(kind) {
  const missing = kind.needs.filter(tool => !isHere(tool))
  if (missing.length > 0) return [kind.name, '', '', '', '', `not tried: ${missing.join(', ')} is not here`, '']
  const directory = mkdtempSync(join(tmpdir(), 'first-try-'))
  try {
    return [kind.name, ...tryProject(kind, directory)]
  } finally {
    if (flags.keep) process.stderr.write(`${kind.name}: ${directory}\n`)
    else rmSync(directory, { recursive: true, force: true })
  }
}

function isHere(tool) {
  return tool.startsWith('/') ? existsSync(tool) : run('sh', ['-c', `command -v ${tool}`], '.').status === 0
}

function tryProject(kind, directory) {
  write(directory, kind.files)
  for (const line of kind.prepare) {
    const { status, stderr } = run('sh', ['-c', line], directory)
    if (status !== 0) return ['', '', '', '', `not tried: ${line} failed: ${lastLine(stderr)}`, '']
  }
  git(directory, 'init', '--quiet', '--initial-branch=main')
  git(directory, 'add', '--all')
  git(directory, 'commit', '--quiet', '--message=One')
  const init = counterbalance(['init', ...(kind.init ?? [])], directory)
  if (init.status !== 0) return ['', '', '', '', `init: ${lastLine(init.stderr)}`, 'no']
  const tool = /tool: +(.*?) \(/.exec(init.stdout)?.[1] ?? ''
  change(directory, kind.slower)
  const first = compare(kind, directory)
  if (first.isRead || kind.edits === undefined) return ['0', tool, ...first.cells]
  // The edit is the one that it asks for, and the baseline needs it too.
  git(directory, 'checkout', '--quiet', '.')
  change(directory, kind.edits)
  git(directory, 'commit', '--quiet', '--all', '--message=Two')
  change(directory, kind.slower)
  return ['1', tool, ...compare(kind, directory).cells]
}

function compare({ slowed }, directory) {
  const from = performance.now()
  const { status, stdout, stderr } = counterbalance(
    [
      'compare',
      '--causes',
      'off',
      '--time-budget',
      flags['time-budget'],
      '--json',
      'report.json',
      '--record',
      'record.json',
    ],
    directory,
  )
  const seconds = (performance.now() - from) / 1000
  const report = readJson(join(directory, 'report.json'))
  if (flags.keep) writeFileSync(join(directory, 'terminal.txt'), `${stdout}\n${stderr}`)
  const findings = report?.sections?.[0]?.findings?.filter(({ aside }) => !aside) ?? []
  const verdicts = findings.filter(({ verdict }) => verdict)
  if (verdicts.length === 0)
    return {
      isRead: false,
      cells: ['', `${seconds.toFixed(0)} s`, `status ${status}: ${lastLine(stderr) || lastLine(stdout)}`, 'no'],
    }
  const isRight = verdicts.every(({ benchmark, verdict }) =>
    slowed.test(benchmark) ? verdict === 'regressed' : ['unchanged', 'inconclusive'].includes(verdict),
  )
  const [, first = ''] = /(?:rounds? of|a run takes) ([\d.]+ (?:µs|ms|s|min))/.exec(stderr) ?? []
  const words = verdicts.map(({ benchmark, verdict }) => `${benchmark} ${verdict}`).join(', ')
  return {
    isRead: true,
    cells: [
      first,
      `${seconds.toFixed(0)} s`,
      words,
      isRight && verdicts.some(({ verdict }) => verdict === 'regressed') ? 'yes' : 'no',
    ],
  }
}

function counterbalance(words, directory) {
  return run(process.execPath, [flags.cli, ...words], directory)
}

function git(directory, ...words) {
  const { status, stderr } = run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], directory)
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`)
}

function run(program, words, directory) {
  const { GITHUB_ACTIONS: _, ...env } = process.env
  return spawnSync(program, words, { cwd: directory, env, encoding: 'utf8', maxBuffer: 2 ** 28 })
}

function write(directory, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
}

/** Replaces in each file one text by another, which must be there. */
function change(directory, changes) {
  for (const [path, [from, to]] of Object.entries(changes)) {
    const text = readFileSync(join(directory, path), 'utf8')
    if (!text.includes(from)) throw new Error(`${path} has no ${JSON.stringify(from)}`)
    writeFileSync(
      join(directory, path),
      text.replace(from, () => to),
    )
  }
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function lastLine(text) {
  return text.trim().split('\n').at(-1)?.trim().slice(0, 200) ?? ''
}
