// Opens the screenshots of the HTML page that its tests left in .look/.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../.look/', import.meta.url))
const shots = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.png')) : []
if (shots.length === 0) {
  process.stderr.write('there are no screenshots yet: run "npx vitest run --project browser" first\n')
  process.exit(1)
}
const page = `${folder}index.html`
writeFileSync(page, shots.map(name => `<h2>${name}</h2><img src="${name}" alt="${name}">`).join('\n'))
const [program, ...words] = { darwin: ['open'], win32: ['cmd', '/c', 'start'] }[process.platform] ?? ['xdg-open']
spawn(program, [...words, page], { stdio: 'ignore', detached: true }).on('error', () =>
  process.stdout.write(`${page}\n`),
)
