// Puts the account that the project is released under where documents and examples have a placeholder for it, and takes away what explains the
// placeholder. Only --check says which files still have it, and fails if any does:
//
//     node .ci/set-owner.js ACCOUNT
//     node .ci/set-owner.js --check
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isForReaders =
  /^(?:README|SECURITY|CONTRIBUTING|CHANGELOG)\.md$|^(?:docs|examples)\/(?!.*node_modules).*\.(?:md|yml|js|sh)$/

/** The files that people read and copy. */
export function listReaderFiles() {
  return readdirSync(root, { encoding: 'utf8' })
    .flatMap(name =>
      ['docs', 'examples'].includes(name)
        ? readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map(file => `${name}/${file}`)
        : [name],
    )
    .filter(path => isForReaders.test(path.replaceAll('\\', '/')) && statSync(join(root, path)).isFile())
}

/** `text` with `account` for the placeholder, and without the sentences and comments that say what the placeholder stands for. */
export function setOwner(/** @type {string} */ text, /** @type {string} */ account) {
  return text
    .replaceAll('OWNER/counterbalance', `${account}/counterbalance`)
    .replace(/ +# OWNER: .*$/gm, '')
    .replace(/(?<=^|[.:] )(?:(?![.:] )[^\n])*`OWNER`[^\n]*?\.(?: |$)/gm, '')
    .replace(/ +$/gm, '')
}

/** The manifest with the repository's address, which npm compares with where a release comes from. */
export function setRepository(/** @type {string} */ manifest, /** @type {string} */ account) {
  const { name, version, description, repository: _, ...rest } = JSON.parse(manifest)
  const repository = { type: 'git', url: `git+https://github.com/${account}/counterbalance.git` }
  return `${JSON.stringify({ name, version, description, repository, ...rest }, null, 2)}\n`
}

function main([word = '']) {
  const files = listReaderFiles().map(path => ({
    path: join(root, path),
    text: readFileSync(join(root, path), 'utf8'),
  }))
  if (word === '--check') {
    const unset = files.filter(({ text }) => text.includes('OWNER')).map(({ path }) => path)
    if (unset.length > 0)
      throw new Error(`run "node .ci/set-owner.js ACCOUNT", since these name no account:\n${unset.join('\n')}`)
    return
  }
  if (!/^[A-Za-z\d][A-Za-z\d-]*$/.test(word)) throw new Error('name the account: node .ci/set-owner.js ACCOUNT')
  for (const { path, text } of files) if (text.includes('OWNER')) writeFileSync(path, setOwner(text, word))
  const manifest = join(root, 'package.json')
  writeFileSync(manifest, setRepository(readFileSync(manifest, 'utf8'), word))
}

if (process.argv[1] === import.meta.filename) {
  try {
    main(process.argv.slice(2))
  } catch ({ message }) {
    process.stderr.write(`${message}\n`)
    process.exitCode = 1
  }
}
