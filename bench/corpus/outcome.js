// A report on a pair, held against its truth.

/** @typedef {import('./manifest.js').Pair} Pair */
/** @typedef {'improved' | 'regressed' | 'unchanged' | 'inconclusive' | 'not-comparable'} Verdict */
/** @typedef {{ value: number, low: number, high: number }} Change */
/** @typedef {{ name: string, file?: string, module?: string, versions?: readonly (string | null)[], isNamed: boolean, parts?: readonly { name: string }[] }} CauseRow */
/**
 * @typedef {object} Section what is read of a section of a report
 * @property {readonly { verdict: Verdict | null, change: Change | null, reason?: { code: string }, byCpuTime?: object }[]} findings
 * @property {{ rows?: readonly CauseRow[], absence?: { code: string } }} [causes]
 * @property {Readonly<Record<string, { count: number }>>} [starts]
 */
/** @typedef {'right' | 'later' | 'package' | 'another' | 'nothing'} Naming */
/** @typedef {'found' | 'wrong way' | 'missed' | 'false alarm' | 'right' | 'open'} Judgement */
/**
 * @typedef {object} Outcome
 * @property {Verdict} verdict
 * @property {Judgement} judgement
 * @property {boolean} isByCpuTime
 * @property {boolean} isLayoutNamed
 * @property {Change | null} change
 * @property {boolean | null} isSizeRight null where nothing has changed or nothing was found
 * @property {{ naming: Naming, name: string } | null} cause null where nothing was found, or the function is not known; where nothing is named, the code of the reason
 * @property {number} starts how often the command was started
 */

// Why the command is started. What else a report counts builds or prepares.
const commandStarts = ['warm-up', 'untimed', 'measured', 'profiled']

/**
 * Reads what a report says about the one benchmark of a pair, and holds it against the truth.
 * @returns {Outcome}
 */
export function judgeReport(/** @type {Pair} */ pair, /** @type {{ sections: readonly Section[] }} */ report) {
  const [{ findings, causes, starts = {} }] = report.sections
  const finding = findings.find(({ verdict }) => verdict !== null)
  if (finding === undefined) throw new Error('the report has no verdict')
  const { verdict, change } = finding
  const isLayoutNamed = finding.reason?.code === 'same-instructions'
  const judgement = judgeVerdict(pair, verdict, change, isLayoutNamed)
  const isFound = judgement === 'found'
  return {
    ...{ verdict, judgement, change },
    isByCpuTime: finding.byCpuTime !== undefined,
    isLayoutNamed,
    isSizeRight: isFound ? overlaps(change, pair.truth) : null,
    cause: isFound && pair.functions.length > 0 ? judgeCause(pair, causes) : null,
    starts: commandStarts.reduce((sum, use) => sum + (starts[use]?.count ?? 0), 0),
  }
}

/**
 * A verdict that leaves it open is never right, and *unchanged* about a real change is wrong in silence. Code layout does change the time, so
 * a verdict that names it is right where nothing else has changed.
 */
function judgeVerdict({ truth }, verdict, change, isLayoutNamed) {
  if (verdict === 'inconclusive' || verdict === 'not-comparable') return 'open'
  if (truth.kind === 'layout' && isLayoutNamed) return 'right'
  if (truth.kind !== 'change') return verdict === 'unchanged' ? 'right' : 'false alarm'
  if (verdict === 'unchanged') return 'missed'
  return change.value > 0 === truth.low > 0 ? 'found' : 'wrong way'
}

/** Two intervals, of which neither is exact, have a common size. */
function overlaps(change, truth) {
  return change.low <= truth.high && truth.low <= change.high
}

/**
 * The function that a reader sees first is what counts: the first row that is named, or a part of it. The right one further down, or the
 * package with its two versions alone, is less.
 */
function judgeCause({ old, new: contender, functions }, { rows = [], absence } = {}) {
  const named = rows.filter(({ isNamed }) => isNamed)
  if (named.length === 0) return { naming: 'nothing', name: absence?.code ?? '' }
  const rightName = row => [row, ...(row.parts ?? [])].map(({ name }) => name).find(name => isAmong(functions, name))
  const [first, ...later] = named
  const firstName = rightName(first)
  if (firstName !== undefined) return { naming: 'right', name: firstName }
  const laterName = later.map(rightName).find(name => name !== undefined)
  if (laterName !== undefined) return { naming: 'later', name: laterName }
  const isPackage = ({ versions }) => versions?.[0] === old && versions[1] === contender
  const ofPackage = named.find(isPackage)
  if (ofPackage !== undefined) return { naming: 'package', name: ofPackage.name }
  return { naming: 'another', name: first.name }
}

/** A profiler names a function with its module, its type, or its closure. */
function isAmong(functions, shown) {
  const words = shown.split(/[^\w$]+/)
  return functions.some(({ name }) => words.includes(name))
}
