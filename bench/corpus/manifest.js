// The manifest of a benchmark of the corpus: its first comment lines, so that a pair and the evidence of its truth stand in one file.
//
//     package: ECOSYSTEM NAME           npm, pypi, crates, go or maven
//     versions: VERSION…                in their order, dense around each pair: a truth has its neighbours counted
//     with: NAME@VERSION…               what else is pinned
//     pair: OLD NEW SIZE | FUNCTIONS | SOURCE
//
// SIZE is the change of the CPU time of the command, as an interval such as `-51..-48%` that `--truth` prints, or `none`, where old and new
// run the same code, or `layout`, where the same machine code lies at other addresses. The first sizes are wide, because the machine was
// busy. FUNCTIONS are `file:function`, and any of them is right. Where they are not known, the cause is not counted.

/** @typedef {'change' | 'none' | 'layout'} Kind */
/** @typedef {{ kind: Kind, low: number, high: number }} Truth an interval of new / old − 1, which is [0, 0] unless there is a change */
/** @typedef {{ file: string, name: string }} NamedFunction */
/** @typedef {{ old: string, new: string, truth: Truth, functions: readonly NamedFunction[], source: string }} Pair */
/** @typedef {{ file: string, ecosystem: string, name: string, versions: readonly string[], pinned: readonly string[], pairs: readonly Pair[] }} Benchmark */

const ecosystems = ['npm', 'pypi', 'crates', 'go', 'maven']

/**
 * Reads the manifest of the benchmark `file` from its `text`. Throws an error that names the file and what is wrong.
 * @returns {Benchmark}
 */
export function readManifest(/** @type {string} */ file, /** @type {string} */ text) {
  const fields = readFields(text)
  const valuesOf = key => fields.filter(field => field.key === key).map(({ value }) => value)
  const [[ecosystem, name] = []] = valuesOf('package').map(splitWords)
  if (!ecosystems.includes(ecosystem) || name === undefined)
    throw new Error(`${file}: expected a line "package: ECOSYSTEM NAME", with one of ${ecosystems.join(', ')}`)
  const versions = valuesOf('versions').flatMap(splitWords)
  const pairs = valuesOf('pair').map(line => readPair(file, line))
  if (pairs.length === 0) throw new Error(`${file}: expected a line "pair: OLD NEW SIZE | FUNCTIONS | SOURCE"`)
  for (const pair of pairs) checkOrder(file, versions, pair)
  return { file, ecosystem, name, versions, pinned: valuesOf('with').flatMap(splitWords), pairs }
}

/** The fields up to the first line that is none, so that no comment of the benchmark is read as a field. */
function readFields(text) {
  const fields = text.split('\n').map(line => /^(?:#|\/\/) ([a-z]+): (.*)$/.exec(line))
  return fields.slice(0, fields.indexOf(null)).map(([, key, value]) => ({ key, value }))
}

/** @returns {Pair} */
function readPair(file, line) {
  const [head, functions, source] = line.split('|').map(cell => cell.trim())
  const [old, contender, size] = splitWords(head)
  if (size === undefined || !source) throw new Error(`${file}: expected OLD NEW SIZE | FUNCTIONS | SOURCE in "${line}"`)
  return {
    old,
    new: contender,
    truth: readSize(file, size),
    functions: splitWords(functions).map(readFunction),
    source,
  }
}

/** @returns {Truth} */
function readSize(file, size) {
  if (size === 'none' || size === 'layout') return { kind: size, low: 0, high: 0 }
  const [, low, high] = /^([+-][\d.]*\d)\.\.([+-][\d.]*\d)%$/.exec(size) ?? []
  if (high === undefined || Number(low) > Number(high))
    throw new Error(`${file}: invalid size "${size}"; expected an interval such as -51..-48%, none or layout`)
  return { kind: 'change', low: Number(low) / 100, high: Number(high) / 100 }
}

/** @returns {NamedFunction} */
function readFunction(word) {
  const at = word.lastIndexOf(':')
  return { file: word.slice(0, Math.max(0, at)), name: word.slice(at + 1) }
}

function checkOrder(file, versions, pair) {
  const [old, contender] = [versions.indexOf(pair.old), versions.indexOf(pair.new)]
  if (old < 0 || contender <= old)
    throw new Error(`${file}: ${pair.old} and ${pair.new} of a pair must be among its versions, in their order`)
}

function splitWords(text) {
  return text.split(' ').filter(word => word !== '')
}

/** The middle of a truth, on the scale of ratios, on which a change and its reverse are equally large. */
export function middleOf(/** @type {Truth} */ { low, high }) {
  return Math.sqrt((1 + low) * (1 + high)) - 1
}

/**
 * The versions to search for the change of a pair: two more on each side, unless another change of the file lies there, because a search
 * expects one change.
 */
export function listSearched(/** @type {Benchmark} */ { versions, pairs }, /** @type {Pair} */ pair) {
  const others = pairs.filter(({ truth, old }) => truth.kind === 'change' && old !== pair.old)
  const isStep = (from, to) =>
    others.some(({ old, new: contender }) => old === versions[from] && contender === versions[to])
  let [first, last] = [versions.indexOf(pair.old), versions.indexOf(pair.new)]
  for (let step = 0; step < 2 && first > 0 && !isStep(first - 1, first); step++) first--
  for (let step = 0; step < 2 && last < versions.length - 1 && !isStep(last, last + 1); step++) last++
  return versions.slice(first, last + 1)
}
