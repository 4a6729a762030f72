import { stripColours } from './lines.js'

/** A way in which programs put something before each line that another program prints. */
interface Shape {
  /** Matches what is before the line; its first group is the label, if it has one. */
  readonly pattern: RegExp
  /** The share of the lines that have it. Programs that run others also print lines of their own. */
  readonly share: number
  /** Set if there may be several labels, as of services or packages that print by turns. */
  readonly isOfMany?: true
}

const date = String.raw`\d{4}[-/]\d\d[-/]\d\d`
const clock = String.raw`\d\d:\d\d:\d\d(?:[.,]\d{1,9})?`
const zone = String.raw`(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?`
const level = '(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR)'
/** Behind a date: the stream of a container or of GitLab, or the level of a log. */
const stream = String.raw`(?: std(?:out|err) [FP]| \d\d[OE]| (?:[-|] )?[[(]?${level}[\])]?:?(?: [-|:](?= ))?)?`

const shapes: readonly Shape[] = [
  // Logs of GitHub and GitLab, containers, loggers.
  { pattern: RegExp(String.raw`^\[?${date}[T ]${clock}${zone}\]?${stream}(?: |\t|$)`), share: 0.5 },
  { pattern: RegExp(String.raw`^\[?${clock}\]?${stream}(?: |\t|$)`), share: 0.8 },
  // syslog, journald, `ts`.
  { pattern: /^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d(?: [\w.-]+ [\w./@-]+\[\d+\]:)?(?: |$)/, share: 0.5 },
  // `docker build --progress=plain`.
  { pattern: /^#\d+ \d+\.\d+ /, share: 0.5 },
  // `gh run view --log`.
  { pattern: /^([^\t\n]{1,200}\t[^\t\n]{1,200}\t)\ufeff?(?=\d{4}-\d\d-\d\dT)/, share: 0.5 },
  // docker compose, foreman: `bench-1  | `.
  { pattern: /^([\w.@/-]{1,100}) *\|(?: |$)/, share: 0.5, isOfMany: true },
  // Turborepo: `@app/core:bench: `.
  { pattern: /^(@?[\w./-]{1,100}:[\w:.-]{1,100}:)(?: |$)/, share: 0.5, isOfMany: true },
  // Maven, concurrently, yarn, kubectl: `[stdout] `. Two such words are go-tpc's own.
  { pattern: /^(?!\[(?:Summary|Current)\])(\[[\w@./:#-][\w@./:# -]{0,100}\]:?)(?: |$)/, share: 0.5, isOfMany: true },
  // pnpm: `packages/core bench: `.
  { pattern: /^([\w@./-]{1,100} [\w:.-]{1,100}:)(?: |$)/, share: 0.8 },
  // Lerna: `core: `. What names a number in each line is no prefix.
  { pattern: /^(@?[\w./-]{1,100}:) (?![\d.,]+ ?\S*$)/, share: 0.8 },
]

/** Lines that programs print which run others, and that tell nothing of what these print. */
const ofRunner =
  /^(?:Attaching to | ?(?:Container|Network|Image|Volume) |\S+ exited with code |• |\s*(?:Tasks|Cached|Time|Failed|Scope): | *(?:>|\$) |Done in |#\d+ )/

/** Such prefixes may stand one behind the other. */
const mostPrefixes = 3
const longestSample = 2 ** 16
const mostInSample = 200

/**
 * Cuts what another program has put before each line of `text`, such as the name of a service or the time: no tool's format has that, and a
 * time would be another name in each run. Two lines at least have a label, or it may be a name.
 */
export function cutPrefix(text: string): string {
  let cut = text
  for (let depth = 0; depth < mostPrefixes; depth++) {
    const next = cutOuter(cut)
    if (next === undefined) return cut
    cut = next
  }
  return cut
}

function cutOuter(text: string): string | undefined {
  const sample = stripColours(text.slice(0, longestSample)).split('\n').slice(0, mostInSample)
  const shape = shapes.find(shape => findLabels(sample, shape) !== undefined)
  if (shape === undefined) return undefined
  const lines = stripColours(text).split('\n')
  const labels = findLabels(lines, shape)
  if (labels === undefined) return undefined
  return lines
    .map(line => {
      const [prefix = '', label = ''] = shape.pattern.exec(line) ?? []
      return labels.has(label) ? line.slice(prefix.length) : line
    })
    .join('\n')
}

/** Finds the labels of prefixes of this shape; undefined if too few of the lines have one. What has no label has an empty one. */
function findLabels(lines: readonly string[], { pattern, share, isOfMany }: Shape): ReadonlySet<string> | undefined {
  const counts = new Map<string, number>()
  let told = 0
  let json = ''
  for (const line of lines) {
    if (line.trim() === '') continue
    const match = pattern.exec(line)
    if (match === null) {
      if (!ofRunner.test(line)) told++
      continue
    }
    told++
    const label = match[1] ?? ''
    counts.set(label, (counts.get(label) ?? 0) + 1)
    if (/^[[{]/.test(line.slice(match[0].length))) json = label
  }
  // All of a tool's JSON may be one line.
  const isEnough = ([label, count]: readonly [string, number]): boolean =>
    label === '' || count >= 2 || (counts.size === 1 && json === label)
  const usual = [...counts].filter(isEnough).sort(([, a], [, b]) => b - a)
  const labels = isOfMany ? usual : usual.slice(0, 1)
  const matching = labels.reduce((sum, [, count]) => sum + count, 0)
  return matching > 0 && matching >= share * told ? new Set(labels.map(([label]) => label)) : undefined
}
