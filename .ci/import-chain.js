// Prints the longest chain of imports, types among them but not what is loaded when it is wanted, that starts in one of the files of src/ named as arguments, or anywhere in it.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src/*.ts'])
  .toString()
  .trim()
  .split('\n')
const pattern = /^\s*(?:import|export)\s[^'"]*?from\s+'(\.[^']+)\.js'/gm
const importsOf = file =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, from]) => join(dirname(file), `${from}.ts`))

/** @type {Map<string, string[]>} */
const chains = new Map()
const chainOf = file => {
  if (!chains.has(file)) {
    const longest = importsOf(file)
      .map(chainOf)
      .reduce((best, chain) => (chain.length > best.length ? chain : best), [])
    chains.set(file, [file, ...longest])
  }
  return chains.get(file)
}

const starts = process.argv.length > 2 ? process.argv.slice(2) : files
const [chain] = starts.map(chainOf).sort((one, other) => other.length - one.length)
process.stdout.write(`${chain.length} files\n${chain.join('\n')}\n`)
