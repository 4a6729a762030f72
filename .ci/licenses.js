// Writes the licences of all packages that have a file in bundles, which the statistics of their builds name:
//
//     node .ci/licenses.js STATISTICS.json… LICENSES.txt
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const rule = `\n\n${'-'.repeat(80)}\n\n`

/** The directories of the packages that have a file among `modules`; a module may be several that were joined. */
export function findPackages(/** @type {readonly object[]} */ modules) {
  const files = modules.flatMap(function list(module) {
    return [module.nameForCondition ?? '', ...(module.modules ?? []).flatMap(list)]
  })
  const directories = files.map(file => /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)/.exec(file)?.[1])
  return [...new Set(directories)].filter(directory => directory !== undefined)
}

/** The licences of the packages in `directories`, by name and version, each once. */
export function describeLicenses(/** @type {readonly string[]} */ directories) {
  const texts = new Map(
    directories.map(directory => {
      const about = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
      const title = `${about.name} ${about.version}`
      const license = typeof about.license === 'string' ? about.license : 'The package names no licence.'
      return [title, [title, license, ...readTexts(directory, about)].join('\n\n')]
    }),
  )
  return `${[...texts.keys()]
    .sort()
    .map(title => texts.get(title))
    .join(rule)}\n`
}

/** What its files say, else its README, else whose it is. */
function readTexts(directory, { author }) {
  const names = readdirSync(directory).sort()
  const read = name => readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n').trim()
  const files = names.filter(name => /^(?:licen[cs]e|copying|notice)/i.test(name))
  if (files.length > 0) return files.map(read)
  const readme = names.find(name => /^readme/i.test(name))
  const section =
    readme && /(?:^|\n)#* ?licen[cs]e\b.*\n(?:[=-]+\n)?([\s\S]*?)(?=\n#|$)/i.exec(read(readme))?.[1].trim()
  const owner = typeof author === 'object' ? author.name : author
  return [...(owner ? [`By ${owner}`] : []), ...(section ? [section] : [])]
}

const paths = process.argv[1] === fileURLToPath(import.meta.url) ? process.argv.slice(2) : []
const target = paths.pop()
if (target) {
  const modules = paths.flatMap(path => JSON.parse(readFileSync(path, 'utf8')).modules)
  writeFileSync(target, describeLicenses(findPackages(modules)))
}
