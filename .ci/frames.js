// Lists the frames between an entry and the first measured process, as the engine's own stack has them: once for the command line, and
// once for the action. The sources are built into a scratch folder, whose launcher leaves its stack before it starts a command.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const scratch = mkdtempSync(join(tmpdir(), 'frames-'))
process.on('exit', () => rmSync(scratch, { recursive: true }))
const [lib, work, place] = ['lib', 'work', 'stacks'].map(name => join(scratch, name))

execFileSync('npx', ['tsc', '-p', '.', '--outDir', lib])
cpSync('src/system', join(lib, 'system'), { recursive: true, filter: path => !path.endsWith('.ts') })
writeFileSync(join(lib, 'package.json'), '{"type":"module"}')
symlinkSync(join(process.cwd(), 'node_modules'), join(lib, 'node_modules'))

const launcher = join(lib, 'system/processes/launcher/launcher-stopwatch.js')
const start = 'this.#child.stdin?.write('
const text = readFileSync(launcher, 'utf8')
if (text.split(start).length !== 2) throw new Error(`"${start}" must occur once in the launcher's stopwatch`)
const record = `
import { appendFileSync } from 'node:fs'
function leaveStack(argv = []) {
  if (!argv.includes('true frames')) return
  Error.stackTraceLimit = 500
  appendFileSync(process.env.FRAMES, new Error('stack').stack + '\\n\\n')
}
`
writeFileSync(launcher, `${record}${text.replace(start, `leaveStack(question.argv); ${start}`)}`)

mkdirSync(join(work, 'old'), { recursive: true })
mkdirSync(join(work, 'new'))
writeFileSync(join(work, 'old', 'file'), '')
const git = (...words) =>
  execFileSync('git', ['-c', 'user.name=frames', '-c', 'user.email=frames@localhost', ...words], { cwd: work })
git('init', '--quiet')
git('add', '.')
git('commit', '--quiet', '--message', 'first')

/** Prints the deepest stack of a call, without the engine's own frames. */
function show(title, words, variables) {
  const env = { ...process.env, FRAMES: place, ...variables }
  const { stderr } = spawnSync(process.execPath, words, { cwd: work, env, encoding: 'utf8' })
  const stacks = readFileSync(place, 'utf8')
    .split('\n\n')
    .map(stack => stack.split('\n').filter(line => /^ {4}at /.test(line) && !/node:internal|leaveStack/.test(line)))
  rmSync(place)
  const deepest = stacks.reduce((one, other) => (other.length > one.length ? other : one))
  if (deepest.length === 0) throw new Error(`no command was started: ${stderr}`)
  console.log(`${deepest.length} frames: ${title}`)
  for (const line of deepest) console.log(line.replace(`file://${lib}/`, ''))
}

const cli = ['compare', 'old', 'new', '--rounds', '5', '--command', 'true frames']
show('the command line', [join(lib, 'cli.js'), ...cli])
const runner = join(scratch, 'runner')
mkdirSync(runner)
show('the action', [join(lib, 'main.js')], {
  GITHUB_WORKSPACE: work,
  GITHUB_EVENT_NAME: 'push',
  GITHUB_REF: 'refs/heads/other',
  RUNNER_TEMP: runner,
  INPUT_MODE: 'compare',
  INPUT_BASELINE: 'ref:HEAD',
  INPUT_SETUP: 'true',
  INPUT_COMMAND: 'true frames',
  INPUT_ROUNDS: '5',
})
