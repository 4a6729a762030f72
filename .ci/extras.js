// Deletes each extra in turn, or those that are named, with its line in src/extras/list.ts, in a copy of the checkout: what is left must compile,
// and its schemas, action.yml and documents of inputs are made anew. Prints a line for each; with --core, the tests of core run too.
//
//     node .ci/extras.js [--core] [NAME…]
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const list = 'src/extras/list.ts'
const all = readdirSync('src/extras', { withFileTypes: true }).flatMap(entry =>
  entry.isDirectory() ? [entry.name] : [],
)
const words = process.argv.slice(2).filter(word => word !== '--core')
const unknown = words.find(word => !all.includes(word))
if (unknown !== undefined) throw new Error(`there is no extra ${unknown}: ${all.join(', ')}`)
const names = words.length > 0 ? words : all
const generators = ['action', 'schemas', 'golden-files'].map(name => `__tests__/unit/repository/${name}.test.ts`)
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'])
  .toString()
  .split('\0')
  .filter(path => path !== '' && path !== 'node_modules' && !path.startsWith('dist/'))

/** A copy of the checkout without the extra `name`. */
function makeCopy(name) {
  const copy = mkdtempSync(join(tmpdir(), 'extras-'))
  const isOfExtra = path =>
    [`src/extras/${name}/`, `__tests__/unit/extras/${name}/`].some(folder => path.startsWith(folder))
  for (const path of tracked) if (!isOfExtra(path)) cpSync(path, join(copy, path), { recursive: true })
  for (const folder of ['node_modules', 'dist']) symlinkSync(resolve(folder), join(copy, folder))
  const lines = readFileSync(list, 'utf8').split('\n')
  writeFileSync(join(copy, list), lines.filter(line => !line.includes(`'./${name}/index.js'`)).join('\n'))
  return copy
}

const run = (copy, ...words) => spawnSync('npx', words, { cwd: copy, encoding: 'utf8' })

let failures = 0
for (const name of names) {
  const copy = makeCopy(name)
  const steps = [
    ['compiles', run(copy, 'tsc', '--noEmit', '-p', '.')],
    ['makes its files anew', run(copy, 'vitest', 'run', '--project', 'unit', ...generators, '-u')],
    ...(process.argv.includes('--core')
      ? [
          [
            'passes the tests of core',
            run(copy, 'vitest', 'run', '--project', 'unit', '--exclude', '__tests__/unit/extras/**'),
          ],
        ]
      : []),
  ]
  const failed = steps.filter(([, { status }]) => status !== 0)
  failures += failed.length
  console.log(`${name}: ${failed.length === 0 ? steps.map(([what]) => what).join(', ') : 'cannot be deleted'}`)
  for (const [what, { stdout, stderr }] of failed) console.log(`  not so: ${what}\n${stdout}${stderr}`.slice(0, 4000))
  rmSync(copy, { recursive: true })
}
process.exitCode = failures === 0 ? 0 : 1
