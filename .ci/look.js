// Lets the browser tests take screenshots of all surfaces into .look/, whole and in both schemes, and opens them: `npm run look`.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const tests = spawnSync('npx', ['vitest', 'run', '--project', 'browser', ...process.argv.slice(2)], {
  env: { ...process.env, LOOK: '1' },
  shell: process.platform === 'win32',
  stdio: 'inherit',
})
const folder = fileURLToPath(new URL('../.look/', import.meta.url))
const shots = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.png')) : []
if (shots.length === 0) {
  process.stderr.write('the browser tests left no screenshots\n')
  process.exit(1)
}
const page = `${folder}index.html`
writeFileSync(page, shots.map(name => `<h2>${name}</h2><img src="${name}" alt="${name}">`).join('\n'))
const [program, ...words] = { darwin: ['open'], win32: ['cmd', '/c', 'start'] }[process.platform] ?? ['xdg-open']
spawn(program, [...words, page], { stdio: 'ignore', detached: true }).on('error', () =>
  process.stdout.write(`${page}\n`),
)
process.exitCode = tests.status ?? 1
