// Prints what came in for what: the lines of each floor of src/, and the `Replaces:` lines of the commits since the last release.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 27 }).trim()

/** The folder of src/ in which a file is; each extra is a floor of its own, and so are the files that stand alone. */
function floorOf(file) {
  const [, folder, extra, ...rest] = file.split('/')
  if (extra === undefined) return 'files that stand alone'
  return folder === 'extras' && rest.length > 0 ? `extras/${extra}` : folder
}

const files = git('ls-files', '--cached', '--others', '--exclude-standard', 'src').split('\n')
const floors = Map.groupBy(files, floorOf)
const linesOf = list => list.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)
const sums = [...floors].map(([floor, list]) => [floor, linesOf(list)]).sort(([, a], [, b]) => b - a)
const total = isWanted => sums.filter(([floor]) => isWanted(floor)).reduce((sum, [, lines]) => sum + lines, 0)
const isExtra = floor => floor.startsWith('extras')

/** The newest tag of a version that this commit has behind it, or nothing before the first release. */
function findRelease() {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v*.*.*')
  } catch {
    return undefined
  }
}

const release = findRelease()
const log = git('log', '--format=%h %s%x00%b%x01', ...(release === undefined ? [] : [`${release}..HEAD`]))
const replaced = log.split('\x01').flatMap(entry => {
  const [subject, body = ''] = entry.trim().split('\0')
  return [...body.matchAll(/^Replaces: (.+)$/gm)].map(([, what]) => `  ${what} ← ${subject}`)
})

const rows = [...sums, ['core', total(floor => !isExtra(floor))], ['extras', total(isExtra)]]
const lines = [
  ...rows.map(([floor, sum]) => `${sum.toLocaleString('en').padStart(7)} ${floor}`),
  '',
  `Replaced since ${release ?? 'the first commit'}:`,
  ...(replaced.length > 0 ? replaced : ['  nothing']),
]
process.stdout.write(`${lines.join('\n')}\n`)
