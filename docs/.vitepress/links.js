// Follows every link of the built site. VitePress checks sources alone: a page that `rewrites` moves has dead links that it doesn't see.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

const dist = join(import.meta.dirname, 'dist')
const home = /<link rel="preload stylesheet" href="(\/.*?)assets\//.exec(
  readFileSync(join(dist, 'index.html'), 'utf8'),
)[1]
const pages = readdirSync(dist, { recursive: true }).filter(
  path => path.endsWith('.html') && !path.startsWith('samples/'),
)

/** The file that a server shows for an address of the site. */
function findFile(path) {
  if (!path.startsWith(home)) return undefined
  const file = join(dist, path.slice(home.length))
  return [file, `${file}.html`, join(file, 'index.html')].find(place => existsSync(place) && statSync(place).isFile())
}

function isDead(page, link) {
  const { pathname, hash } = new URL(link, `http://site${posix.join(home, page)}`)
  const file = findFile(decodeURIComponent(pathname))
  return (
    file === undefined ||
    (hash !== '' && !readFileSync(file, 'utf8').includes(`id="${decodeURIComponent(hash.slice(1))}"`))
  )
}

const links = pages.flatMap(page =>
  [...readFileSync(join(dist, page), 'utf8').matchAll(/<(?:a|img|source)\b[^>]*?(?:href|src|srcset)="([^"]+)"/g)].map(
    ([, link]) => [page, link],
  ),
)
const inside = links.filter(([, link]) => !/^[a-z]+:/.test(link))
const dead = inside.filter(([page, link]) => isDead(page, link))
process.stdout.write(`${inside.length} links on ${pages.length} pages, ${dead.length} dead\n`)
for (const [page, link] of dead) process.stdout.write(`dead: ${link} on ${page}\n`)
process.exitCode = dead.length > 0 || inside.length === 0 ? 1 : 0
