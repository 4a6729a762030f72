import type { Finding } from '../../compare/finding.js'
import { join, line, link, message, say, type Text, trusted, value } from '../../document/text.js'
import type { RowNote } from '../../extra.js'
import { percentSize, scale } from '../../metrics/scale.js'
import { isSpeed } from '../../metrics/unit.js'
import type { ProfileUnit } from '../../record/causes.js'
import { explain } from '../../record/reasons.js'
import type { CauseGroup, CausePart, CauseRow, Causes, CausesOutcome, Sum } from '../../report/causes.js'
import type { Section } from '../../report/report.js'
import type { ReportRow } from '../../report/rows.js'
import { diffLine, type Program } from '../../report/words/reproduce.js'
import { count } from '../../util/plural.js'

/** One function, or several together. */
export interface CauseText {
  readonly name: Text
  readonly difference: string
  readonly interval: string
  /** File and line of the function; empty where unknown. */
  readonly place: Text
  /** Relation to the change: `changed here`, `file changed here`, or empty. */
  readonly changed: string
  /** The code of others that much of it is in; empty where there is none. */
  readonly parts: Text
}

/** Puts the causes of a change into words: what differs altogether, the functions that are named, and the places where others differ together. */
export function causesText(causes: CausesOutcome | undefined): CausesText | undefined {
  if (causes === undefined) return undefined
  if ('absence' in causes) return { title: say`No profile: ${message(explain(causes.absence))}.`, rows: [] }
  const named = causes.rows.filter(({ isNamed }) => isNamed)
  const of = causes.benchmark === undefined ? [] : say` of ${causes.benchmark}`
  const title = say`Causes${of}, by ${causes.rounds} rounds under ${trusted(causes.profiler)}: ${trusted(wholeText(causes))}`
  const groups = (causes.groups ?? []).map(group => othersText(group, causes))
  if (named.length === 0) return { title: join([title, trusted(unnamed(causes))], '. '), rows: groups }
  const hint = causes.isReproduced ? [] : trusted('The whole varies too much to show it.')
  return { title: join([title, hint], '. '), rows: [...named.map(row => causeText(row, causes)), ...groups] }
}

interface CausesText {
  readonly title: Text
  readonly rows: readonly CauseText[]
}

/** Adds to the place of a function whether the change touched it, and what it called. */
export function noteText({ changed, parts }: CauseText): Text {
  return join([changed === '' ? [] : trusted(changed), parts], ', ')
}

/** Functions of which nothing is told one by one, in words, and the place that they are in, where there is one. */
export function othersText(
  { functions, place, ...sum }: Causes['rest'] & Partial<Pick<CauseGroup, 'place'>>,
  causes: Causes,
): CauseText {
  const name = say`(${trusted(count(functions, 'other'))}${place === undefined ? [] : say` in ${place}`})`
  return { name, place: [], changed: '', parts: [], ...amounts(sum, causes) }
}

/** Says which functions to look at, or how to learn which; undefined where the difference between two commits says more, or nobody knows. */
export function searchStep(section: Section, way: Program['way'] | undefined): Text | undefined {
  const { causes } = section
  if (causes !== undefined && !('absence' in causes)) return slowestPlace(causes) ?? slowestFunctions(causes)
  if (way === 'action') return undefined
  const step = say`add ${line('--causes perf')} to see which function`
  if (causes !== undefined)
    return causes.absence.code === 'own-iterations' ? say`${step} (each run must do the same work)` : undefined
  return diffLine(section) === undefined ? step : undefined
}

/** The place that holds most of a slowdown, where no single function does; undefined where none does. */
function slowestPlace(causes: Causes): Text | undefined {
  const first = causes.groups?.find(({ difference, isRuntime }) => difference > 0 && !isRuntime)
  if (first === undefined) return undefined
  const { difference } = amounts(first, causes)
  return say`look at ${first.place}: its ${trusted(count(first.functions, 'function'))} together take ${trusted(difference)}, and no single one accounts for it`
}

const mostFunctions = 3
/** What is less of the change is not worth a look. */
const leastSuspected = 0.1

/** The functions that became slower the most, where none of them accounts for a slowdown; undefined where none did. */
function slowestFunctions(causes: Causes): Text | undefined {
  const least = leastSuspected * Math.abs(causes.whole.difference)
  const slower = causes.rows.filter(({ difference, origin }) => difference > least && origin !== 'runtime')
  const shown = slower.toSorted((a, b) => b.difference - a.difference).slice(0, mostFunctions)
  if (shown.length === 0) return undefined
  const texts = shown.map(row => causeText(row, causes)).map(text => say`${text.name} (${trusted(text.difference)})`)
  const isSame = shown.every(({ changed }) => changed === 'nowhere')
  const why = isSame
    ? 'their code is the same on both sides, so what they are given differs'
    : 'no single function accounts for the slowdown'
  return say`look at ${join(texts, ', ')}: ${trusted(why)}`
}

/** The address of a line of the contender's files; undefined where it is not known. */
export type LineFinder = (file: string, line: number | undefined) => string | undefined

/** Finds the lines of a section's contender in the repository at `repositoryUrl`. */
export function makeLineFinder({ sides, options }: Section, repositoryUrl: string | undefined): LineFinder {
  const commit = sides?.contender.commit
  const directory = options?.['working-directory']
  return (file, line) => {
    if (repositoryUrl === undefined || commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit)) return undefined
    const path = [...(directory ? [directory] : []), file].join('/').split('/').map(encodeURIComponent).join('/')
    return `${repositoryUrl}/blob/${commit}/${path}${line === undefined ? '' : `#L${line}`}`
  }
}

/** The function that accounts for most of a regression, with its place and whether the change edited it; undefined where none is known. */
export function mainCause(section: Section, repositoryUrl?: string): Text | undefined {
  const { status, causes } = section
  if (status !== 'regressed' || causes === undefined || 'absence' in causes) return undefined
  const named = causes.rows.find(({ isNamed }) => isNamed)
  if (named === undefined) return undefined
  const { name, place, difference, parts } = causeText(named, causes, makeLineFinder(section, repositoryUrl))
  // The code of a module has no name but that of its file.
  const isPlaced = place.length === 0 || named.name.endsWith(` in ${named.file}`)
  const where = isPlaced ? [] : say` in ${place}`
  const [before, after] = [named.baseline, named.contender].map(amount => amountText(amount, causes))
  const amounts = say`${value(difference)} (${value(`${before} → ${after}`)})`
  const edited = { lines: ' This change edited these lines.', file: ' This change edited that file elsewhere.' }
  const note = named.changed === undefined || named.changed === 'nowhere' ? [] : trusted(edited[named.changed])
  return say`${name}${where}: ${amounts}${parts.length === 0 ? [] : say`, ${parts}`}.${note}`
}

/** The functions that are named, where the row is of the time that they divide; the line of the first, where the change wrote there. */
export function noteOf({ finding }: ReportRow, { causes }: Section): RowNote | undefined {
  if (finding.change === null || !isSpeed(finding.unit) || causes === undefined || 'absence' in causes) return undefined
  if ((causes.benchmark ?? finding.benchmark) !== finding.benchmark) return undefined
  const named = causes.rows.filter(({ isNamed }) => isNamed)
  const texts = named.map(row => {
    const { name, difference, place } = causeText(row, causes)
    return say`${name} ${trusted(difference)}${place.length === 0 ? [] : say` (${place})`}`
  })
  const { file, line, changed } = named[0] ?? {}
  const isWritten = changed === 'lines' && file !== undefined && line !== undefined
  return named.length === 0
    ? undefined
    : { text: say`by function: ${join(texts, ', ')}`, place: isWritten ? { file, line } : undefined }
}

/** One function of the causes in words. */
export function causeText(row: CauseRow, causes: Scaled, findLine?: LineFinder): CauseText {
  const { name, renamed, changed, parts = [] } = row
  const texts = parts.map(part => partText(part, causes))
  return {
    name: renamed === undefined ? say`${name}` : say`${name} ⇄ ${renamed}`,
    place: placeText(row, findLine),
    changed: changed === undefined ? '' : changedTexts[changed],
    parts: texts.length === 0 ? [] : say`of which ${join(texts, ', ')}`,
    ...amounts(row, causes),
  }
}

/** The whole change, in whose scale and unit all amounts are told. */
type Scaled = Pick<Causes, 'whole' | 'unit'>

function placeText(row: Pick<CauseRow, 'file' | 'line' | 'module' | 'versions'>, findLine?: LineFinder): Text {
  const { file, line, module, versions } = row
  if (module !== undefined && versions !== undefined)
    return say`${module} ${trusted(versions.join(' → '))}${inLibrary(row)}`
  if (file === undefined) return module === undefined ? [] : say`${module}`
  const place = say`${line === undefined ? file : `${file}:${line}`}`
  const address = findLine?.(file, line)
  return address === undefined ? place : link(address, place)
}

/** The file of a library's function, within the library. */
function inLibrary({ file, line, module = '' }: Pick<CauseRow, 'file' | 'line' | 'module'>): Text {
  if (file === undefined) return []
  const within = file.slice(file.lastIndexOf(`/${module}/`) + 1).replace(`${module}/`, '')
  return say` (${line === undefined ? within : `${within}:${line}`})`
}

function partText({ name, difference, presence }: CausePart, causes: Scaled): Text {
  const { difference: amount } = amounts({ baseline: 0, contender: 0, difference }, causes)
  return say`${name} ${trusted(amount)}${trusted(presence === undefined ? '' : ` is ${presence}`)}`
}

const changedTexts = { lines: 'changed here', file: 'file changed here', nowhere: 'same on both sides' } as const

function wholeText(causes: Causes): string {
  const { whole, unit } = causes
  const { difference, interval } = amounts(whole, causes)
  const on = amountText(whole.baseline, causes)
  const kind = unit === 'ms' ? ' of CPU time' : unit === 'ns' ? ' per operation' : ''
  return `${difference} ${interval}${kind} on ${on}`
}

function unnamed({ isReproduced, unit }: Causes): string {
  if (isReproduced) return 'No single function accounts for it.'
  if (unit === 'ms')
    return 'Under the profiler the CPU time differs by too little to tell: the change is small, or the command is waiting rather than computing.'
  return 'The change was not reproduced under the profiler.'
}

function amounts({ difference, interval }: Sum, { whole, unit }: Scaled) {
  const { size, unit: name, number } = scaleOf(whole, unit)
  // All differences have the decimals of the largest, so that they can be added up in the head.
  const decimals = /\.(\d+)$/.exec(number(inBase(largestOf(whole), unit)))?.[1]?.length ?? 0
  const signed = (value: number): string => {
    const text = Math.abs(inBase(value, unit) / size).toFixed(decimals)
    return /[1-9]/.test(text) ? `${value < 0 ? '−' : '+'}${text}` : text
  }
  return {
    difference: withUnit(signed(difference), name, unit),
    interval: interval ? `[${signed(interval.low)}, ${signed(interval.high)}]` : '',
  }
}

/** An amount with its unit, in the scale of the whole. */
export function amountText(value: number, { whole, unit }: Scaled): string {
  const { unit: name, number } = scaleOf(whole, unit)
  return withUnit(number(inBase(value, unit)), name, unit)
}

function withUnit(number: string, name: string, unit: ProfileUnit): string {
  return [number, name, isTime(unit) ? '' : unit].filter(part => part !== '').join(' ')
}

/** One scale for all rows. */
function scaleOf(whole: Sum, unit: ProfileUnit) {
  return scale([inBase(largestOf(whole) || whole.baseline, unit)], isTime(unit) ? 's' : 'count')
}

function largestOf({ difference, interval: { low, high } = { low: 0, high: 0 } }: Sum): number {
  return Math.max(...[difference, low, high].map(Math.abs))
}

function inBase(value: number, unit: ProfileUnit): number {
  return unit === 'ms' ? value / 1e3 : unit === 'ns' ? value / 1e9 : value
}

function isTime(unit: ProfileUnit): boolean {
  return unit === 'ms' || unit === 'ns'
}

/** Counters of the processor, as a reader calls them. */
const kinds = [
  ['instructions', 'instructions'],
  ['branch-misses', 'branch misses'],
  ['cache-misses', 'cache misses'],
] as const
/** A change whose interval lies within this is none that a reader has to know of. */
const negligible = 0.02

/** Says what the counters of the processor show of the whole process: `same instructions, 18.0% more cache misses`; undefined where nothing can be told. */
export function countersText({ findings }: Pick<Section, 'findings'>): string | undefined {
  const find = (metric: string): Finding | undefined =>
    findings.find(finding => finding.aside && finding.metric === metric)
  const changes = kinds.map(([metric, name]) => describe(find(metric), name))
  const parts = [...changes, describePace(find('instructions'), find('cycles'))].filter(part => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(', ')
}

function describe(finding: Finding | undefined, name: string): string | undefined {
  const { value, low, high } = finding?.change ?? {}
  if (value === undefined || low == null || high == null) return undefined
  if (low > 0 || high < 0) return `${percentSize(value)} ${value > 0 ? 'more' : 'fewer'} ${name}`
  return Math.max(-low, high) < negligible ? `same ${name}` : undefined
}

function describePace(instructions?: Finding, cycles?: Finding): string | undefined {
  const paces = (['baseline', 'contender'] as const).map(
    side => (instructions?.[side]?.median ?? 0) / (cycles?.[side]?.median ?? 0),
  )
  if (!paces.every(pace => pace > 0 && Number.isFinite(pace))) return undefined
  return `${paces.map(pace => pace.toFixed(2)).join(' → ')} instructions per cycle`
}
