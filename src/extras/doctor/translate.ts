import { type Document, isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml'
import { listPlace, sections } from '../../inputs/declarations.js'

/** A workflow whose old inputs are keys of the file of settings now, and that file. */
export interface Translation {
  readonly workflow: string
  readonly config: string
  /** The inputs that were moved, and where to. */
  readonly moved: readonly string[]
  /** Those that only a person can move, with the reason. */
  readonly kept: readonly string[]
}

/** Inputs that have another name as a key. */
const renamed: Readonly<Record<string, string>> = {
  'history-branch': 'branch',
  'after-merge': 'news',
  'retention-days': 'retention',
}

/**
 * Moves inputs of the steps in the workflow `text` that are keys of the file of settings now, whose text is `config`. Only their lines change
 * in the workflow. Returns undefined where there is nothing to move.
 */
export function translateWorkflow(text: string, config: string): Translation | undefined {
  const file = parseDocument(config)
  const old = listSteps(parseDocument(text)).flatMap(inputs =>
    inputs.items.flatMap(pair => {
      const key = findKey(nameOf(pair))
      return key === undefined ? [] : [{ inputs, pair, path: [...pathOf(inputs, key.section), key.name] }]
    }),
  )
  if (old.length === 0) return undefined
  const taken = old.map(({ inputs, pair, path }) => ({ inputs, pair, path, refusal: moveValue(file, path, pair) }))
  const removed = taken.filter(({ refusal }) => refusal === undefined)
  return {
    workflow: removeLines(text, removed),
    config: removed.length === 0 ? config : file.toString({ lineWidth: 0 }),
    moved: removed.map(({ pair, path }) => `"${nameOf(pair)}" is now ${path.join('.')}`),
    kept: taken.flatMap(({ pair, refusal }) => (refusal === undefined ? [] : [`"${nameOf(pair)}" ${refusal}`])),
  }
}

/** The inputs of each step that runs Counterbalance. */
function listSteps(workflow: Document): readonly YAMLMap[] {
  const jobs = workflow.get('jobs')
  if (!isMap(jobs)) return []
  return jobs.items.flatMap(({ value: job }) => {
    const steps = isMap(job) ? job.get('steps') : undefined
    if (!isSeq(steps)) return []
    return steps.items.flatMap(step => {
      const inputs =
        isMap(step) && /(^|\/)counterbalance(@|$)/.test(String(step.get('uses'))) ? step.get('with') : undefined
      return isMap(inputs) && !inputs.flow ? [inputs] : []
    })
  })
}

function nameOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key)
}

/** Finds the key that the input `name` has become. */
function findKey(name: string): { readonly section: string; readonly name: string } | undefined {
  if (listPlace('input').some(input => input.name === name)) return undefined
  for (const section of sections)
    for (const key of [name, renamed[name]])
      if (key !== undefined && listPlace(section).some(input => input.name === key)) return { section, name: key }
  return undefined
}

/** Of a suite, the file has its own settings. */
function pathOf(inputs: YAMLMap, section: string): readonly string[] {
  const suite = String(inputs.get('suite') ?? 'benchmark')
  const isOfSuite = suite !== 'benchmark' && (section === 'run' || section === 'judging')
  return isOfSuite ? ['suites', suite, section] : [section]
}

/** Puts a value into the file. Returns why it is not there, as the end of a sentence. */
function moveValue(file: Document, path: readonly string[], { value }: Pair): string | undefined {
  const decoded: unknown = isScalar(value) ? value.value : undefined
  if (decoded === undefined) return 'has no text that could be moved'
  if (String(decoded).includes('${{')) return 'holds an expression, which the file cannot: write its value'
  const present = file.getIn(path)
  if (present !== undefined && String(present) !== String(decoded))
    return `is ${JSON.stringify(decoded)} here and ${JSON.stringify(present)} in the file: choose one`
  file.setIn(path, decoded)
  return undefined
}

/** Leaves out the lines of inputs, and "with" where none is left. */
function removeLines(text: string, removed: readonly { readonly inputs: YAMLMap; readonly pair: Pair }[]): string {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const lineOf = (offset: number): number => starts.findLastIndex(start => start <= offset)
  const gone = new Set<number>()
  for (const { inputs, pair } of removed) {
    const [from] = (pair.key as { readonly range: readonly [number, number, number] }).range
    const [, to] = (pair.value as { readonly range: readonly [number, number, number] }).range
    for (let line = lineOf(from); line <= lineOf(Math.max(from, to - 1)); line++) gone.add(line)
    const isEmpty = inputs.items.every(item => removed.some(removal => removal.pair === item))
    if (isEmpty) gone.add(lineOf(inputs.range![0]) - 1)
  }
  return text
    .split('\n')
    .filter((_, index) => !gone.has(index))
    .join('\n')
}
