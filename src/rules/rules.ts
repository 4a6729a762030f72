import * as v from 'valibot'
import { convert } from '../metrics/convert.js'
import { isComputable } from '../metrics/number.js'
import { tidyUnit } from '../metrics/unit.js'
import type { DataOf } from '../util/decode.js'
import { present } from '../util/present.js'
import { countStars, everything, isTooManifold, mostStars } from './match.js'

export const judgeChoices = ['auto', 'typical', 'mean'] as const

/** The number that is compared of all values of a side. `auto`: the typical one, with a look at the others. */
export type Judge = (typeof judgeChoices)[number]

/** Percentiles across runs, which earlier versions compared. Records may ask for them. */
export const formerJudges = ['p90', 'p95', 'p99'] as const

/** What a record asks to compare. */
export type RecordedJudge = Judge | (typeof formerJudges)[number]

/** Says what to ask for instead of a percentile across runs; undefined where `judge` is none. */
export function explainFormerJudge(judge: unknown): string | undefined {
  const former = formerJudges.find(name => name === judge)
  if (former === undefined) return undefined
  const inPlace = `use "judge" mean, or "statistic" ${former} for the percentile within each run`
  return `${former} across runs is not compared any more, because 8 to 20 runs say too little about it: ${inPlace}`
}

const longestText = 1000
export const mostRules = 1000

const orFalse = <Schema extends v.GenericSchema>(schema: Schema) => v.exactOptional(v.union([v.literal(false), schema]))
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestText))
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))

const amount = v.object({
  value: v.pipe(v.number(), v.minValue(0), v.check(isComputable)),
  /** A base unit, or the user's own word where it is none. */
  unit: v.pipe(v.string(), v.maxLength(100)),
})

/** A quantity in its base unit. */
export type Amount = DataOf<typeof amount>

const budget = v.object({ bound: v.picklist(['at most', 'at least']), ...amount.entries })

/** The limit for the contender's level, whatever the baseline's level was. */
export type Budget = DataOf<typeof budget>

const ignored = v.object({
  reason: text,
  /** The last day on which that holds, as in `2027-03-01`. */
  until: day,
})

/** The reason for not judging something, and the last day on which it holds. */
export type Ignore = DataOf<typeof ignored>

const rule = v.object({
  /** The line in its file, from 1. */
  line: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  benchmark: text,
  metric: text,
  /** A fraction, such as 0.02 for 2%. */
  threshold: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.ltValue(1))),
  /** A fraction, such as 0.02 for 2%. */
  failAbove: orFalse(v.pipe(v.number(), v.minValue(0), v.ltValue(10))),
  /** Set if equal values are exact, as those of a simulator are, and not the same numbers printed again. */
  exact: v.exactOptional(v.boolean()),
  judge: v.exactOptional(v.picklist([...judgeChoices, ...formerJudges])),
  /** Patterns of the source files that it is built from and that it reads, and packages such as `go:./parser`. */
  sources: orFalse(v.pipe(v.array(text), v.maxLength(mostRules))),
  direction: v.exactOptional(v.picklist(['lower', 'higher'])),
  /** The unit of numbers without one, as people write it. */
  unit: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
  smallest: orFalse(amount),
  budget: orFalse(budget),
  required: v.exactOptional(v.boolean()),
  /** The name that the benchmark had before, for its history. */
  was: v.exactOptional(text),
  ignore: orFalse(ignored),
})

/** The requirements for the benchmarks and metrics that its patterns match. `false` takes back what an earlier rule asks. */
export type Rule = DataOf<typeof rule>

/** The rules of one file, as a record holds them, which nobody vouches for; of two that ask for the same, the later wins. */
export const rulesSchema = v.object({
  /** The file, as it is named in messages. */
  source: text,
  /** The day on which they are applied, in UTC, as in `2026-01-31`: an end date before it is past. */
  asOf: day,
  list: v.pipe(v.array(v.unknown()), v.maxLength(mostRules), v.array(rule)),
})

export type Rules = DataOf<typeof rulesSchema>

/** A key of the file; for whatever its value lacks, `wrong` says what belongs there. */
const written = <Schema extends v.GenericSchema>(schema: Schema, wrong: string) =>
  v.optional(v.message(schema, () => wrong))
const writtenOrFalse = <Schema extends v.GenericSchema>(schema: Schema, wrong: string) =>
  written(v.union([v.literal(false), schema]), wrong)

/** Growth had verdicts in earlier versions. */
const noGrowth = 'growth has no verdict, so no rule can ask about it: name the sizes, such as sort/n=*'

const aPattern = v.message(
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(longestText, `it must be a pattern of at most ${longestText} characters`),
    v.check(text => countStars(text) <= mostStars, `a pattern can have at most ${mostStars} stars`),
    v.check(text => !text.startsWith('growth of '), noGrowth),
    v.check(
      text => !isTooManifold(text),
      'its braces and stars stand for too many combinations: write several rules instead',
    ),
  ),
  'it must be a name or a pattern such as parse/*',
)

const anIgnore = 'it must be a reason and a last day, { reason: "why", until: 2027-03-01 }, or false'

const writtenIgnore = v.strictObject(
  {
    reason: v.message(
      v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestText, `it can have at most ${longestText} characters`)),
      'give the reason, in words',
    ),
    until: v.message(
      v.pipe(
        day,
        v.isoDate(),
        v.check(text => {
          const [year, month, day] = text.split('-').map(Number) as [number, number, number]
          const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
          const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
          return day >= 1 && day <= days
        }),
      ),
      'it must be the last day of the exception, such as 2027-03-01',
    ),
  },
  anIgnore,
)

const sources = v.union([
  v.literal(false),
  v.pipe(
    text,
    v.transform(item => [item]),
  ),
  v.pipe(v.array(text), v.minLength(1), v.maxLength(mostRules)),
])

/** The limits of a rule, of which each may be left out. */
type Limits = Pick<Rule, 'threshold' | 'smallest' | 'failAbove'>

/** `5%, 10 µs, fail 20%` as limits; undefined for anything else. A number alone is a fraction. */
function readThreshold(written: string | number): Limits | undefined {
  const text = String(written).trim()
  if (/^(\d+(\.\d+)?|\.\d+)$/.test(text)) return Number(text) < 1 ? { threshold: Number(text) } : undefined
  if (text.length > longestText) return undefined
  const parts = text.split(/,\s+/)
  const threshold = readPercentage(parts[0], 1)
  if (threshold !== undefined) parts.shift()
  // A quantity without a unit could be meant as a fraction.
  const smallest = parts[0]?.includes('%') === false ? parseAmount(parts[0]) : undefined
  if (smallest?.unit) parts.shift()
  const failAbove = readPercentage(/^fail\s+(.*)$/.exec(parts[0] ?? '')?.[1], 10)
  if (failAbove !== undefined) parts.shift()
  const limits = present({ threshold, smallest: smallest?.unit ? smallest : undefined, failAbove })
  return parts.length === 0 ? limits : undefined
}

/** `5%` as a fraction below `bound`. */
function readPercentage(text: string | undefined, bound: number): number | undefined {
  const digits = /^(\d+(?:\.\d+)?|\.\d+)\s*%$/.exec(text ?? '')?.[1]
  const fraction = digits === undefined ? Number.NaN : Number(digits) / 100
  return fraction < bound ? fraction : undefined
}

/** A rule as it stands in the file. */
// `FLOP/s higher` as a unit and the direction that is better; either may stand alone.
export const writtenRule = v.strictObject(
  {
    benchmark: v.optional(aPattern),
    metric: v.optional(aPattern),
    threshold: writtenOrFalse(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform(readThreshold),
        v.check(limits => limits !== undefined),
      ),
      'it must be a percentage such as 5%, a quantity such as 10 µs, "fail" and a percentage, several of them in this order such as "5%, 10 µs, fail 20%", or false',
    ),
    exact: written(v.boolean(), 'it must be true or false'),
    judge: v.optional(
      v.picklist(
        judgeChoices,
        ({ input }) => explainFormerJudge(input) ?? `it must be one of ${judgeChoices.join(', ')}`,
      ),
    ),
    sources: written(
      sources,
      'it must be a pattern of source files such as src/parser/**, a package such as go:./parser, a list of them, or false',
    ),
    unit: written(
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(),
        v.maxLength(100),
        v.transform(text => {
          const [, unit, direction] = /^(?:(.*\S)\s+)?(lower|higher)$/.exec(text) ?? []
          return direction === undefined
            ? { unit: text }
            : { ...present({ unit }), direction: direction as 'lower' | 'higher' }
        }),
      ),
      'it must be a unit such as ms, or the better direction behind it or alone, such as FLOP/s higher',
    ),
    budget: writtenOrFalse(
      v.pipe(
        v.string(),
        v.transform(text => parseBudget(text)),
        budget,
      ),
      'it must be "at most" or "at least" and a quantity, such as at most 50 ms, or false',
    ),
    required: written(v.boolean(), 'it must be true or false'),
    was: written(text, 'it must be the name that the benchmark had before'),
    ignore: v.optional(
      v.union(
        [v.literal(false), writtenIgnore],
        issue => issue.issues?.find(({ path }) => path !== undefined)?.message ?? anIgnore,
      ),
    ),
  },
  ({ expected, path }) =>
    expected === 'never' && /^grow/.test(String(path?.at(-1)?.key))
      ? noGrowth
      : 'a rule is a map of benchmark, metric, threshold, exact, judge, sources, unit, budget, required, was and ignore',
)

/** The list of rules of a file; null is what is left of a list whose rules are all commented out. */
export const writtenRules = v.nullable(
  v.pipe(
    v.array(
      v.pipe(
        writtenRule,
        v.check(
          ({ benchmark, was }) => was === undefined || (benchmark !== undefined && !/[*?{}[\]]/.test(benchmark)),
          'a rule with "was" needs "benchmark" with the new name, and no pattern',
        ),
      ),
      'it must be a list of rules, each beginning with "- "',
    ),
    v.maxLength(mostRules, `there can be at most ${mostRules} rules`),
  ),
)

const numberText = String.raw`(\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?)`
const unitText = String.raw`\s*(\S(?:.*\S)?)?`
const amountPattern = new RegExp(`^${numberText}${unitText}$`, 'i')
const budgetPattern = new RegExp(`^at (most|least) ${numberText}${unitText}$`, 'i')
const longestQuantity = 100

/** `50 ms` in its base unit; undefined where the text is no quantity. */
function parseAmount(text: string): Amount | undefined {
  const parts = text.length <= longestQuantity ? amountPattern.exec(text.trim()) : null
  return parts ? makeAmount(parts[1]!, parts[2] ?? '') : undefined
}

/** `at most 50 ms`, or `at least 5e9 FLOP/s`; undefined where the text is no budget. */
function parseBudget(text: string): Budget | undefined {
  const parts = text.length <= longestQuantity ? budgetPattern.exec(text.trim()) : null
  if (!parts) return undefined
  const made = makeAmount(parts[2]!, parts[3] ?? '')
  return made && { bound: parts[1]!.toLowerCase() === 'most' ? 'at most' : 'at least', ...made }
}

function makeAmount(digits: string, printed: string): Amount | undefined {
  // A unit that begins like a number is a number that went wrong, as in "1,5 ms" or "1 000 B".
  if (/^[\d.,'+-]/.test(printed)) return undefined
  const { unit, factor } = tidyUnit(printed)
  const value = convert(digits, factor)
  return isComputable(value) ? { value, unit } : undefined
}

/** The rules of one list, with the line of each. */
export function makeRules(
  written: readonly { readonly rule: v.InferOutput<typeof writtenRule>; readonly line: number }[],
  { source, asOf }: Pick<Rules, 'source' | 'asOf'>,
): Rules {
  const list = written.map(({ rule, line }): Rule => {
    const { threshold, unit, ...rest } = rule
    // What takes back all of it is told by one.
    const limits = threshold === false ? { smallest: false as const } : threshold
    return { benchmark: everything, metric: everything, ...present({ ...rest, ...limits, ...unit }), line }
  })
  return { source, asOf, list }
}
