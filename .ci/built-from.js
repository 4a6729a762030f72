// What dist/ is built from. The build leaves its digest in dist/built-from.txt, by which the tests see a stale bundle.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

/** A digest of every file of src/ that is not made of others, of how it is compiled, and of the versions of all libraries, in the checkout at `root`. */
export function digestSources(/** @type {string} */ root) {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== 'page-script.js')
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
  const hash = createHash('sha256')
  for (const path of [...sources, 'package-lock.json', 'tsconfig.json'].sort())
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    )
  return hash.digest('hex')
}

if (process.argv[1] === import.meta.filename)
  process.stdout.write(`${digestSources(resolve(import.meta.dirname, '..'))}\n`)
