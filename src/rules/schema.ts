import * as v from 'valibot'
import { isComputable } from '../metrics/computable.js'
import { countStars, isTooManifold, mostStars } from './match.js'
import { parseAmount, parseBudget } from './quantity.js'
import type { Rules } from './rules.js'

const longestText = 1000
export const mostRules = 1000

const pattern = v.pipe(
  v.string('a name or a pattern such as parse/* belongs there'),
  v.nonEmpty('a name or a pattern such as parse/* belongs there'),
  v.maxLength(longestText, `a pattern of at most ${longestText} characters belongs there`),
  v.check(text => countStars(text) <= mostStars, `at most ${mostStars} stars belong into one pattern`),
  v.check(
    text => !isTooManifold(text),
    'its braces and stars stand for too many combinations: write several rules in its place',
  ),
)

const aFraction = 'a percentage such as 5% belongs there, from 0% to below 100%'

const fraction = v.pipe(
  v.union([v.string(), v.number()], aFraction),
  v.transform(given => parseFraction(given)),
  v.number(aFraction),
  v.minValue(0, aFraction),
  v.ltValue(1, aFraction),
)

const aSize = 'a percentage such as 5% belongs there, from 0% to below 1000%, or false'

const sizeOrFalse = v.union(
  [
    v.literal(false),
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(given => parseFraction(given)),
      v.number(),
      v.minValue(0),
      v.ltValue(10),
    ),
  ],
  aSize,
)

/** `5%` as a fraction; a number is one already. */
function parseFraction(given: string | number): number {
  if (typeof given === 'number') return given
  const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(given.trim())
  return parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN
}

const aQuantity = 'a quantity with its unit such as 0.1 ms belongs there, or false'
const aBudget = '"at most" or "at least" and a quantity belongs there, such as at most 50 ms, or false'
const aDay = 'the last day belongs there, such as 2027-03-01'
const anIgnore = 'a reason and the last day belong there, { reason: "why", until: 2027-03-01 }, or false'

/** A quantity without a unit may be a number in YAML. */
const asText = (wrong: string) => v.pipe(v.union([v.string(), v.number()], wrong), v.transform(String))

const ignore = v.strictObject(
  {
    reason: v.pipe(
      v.string('the reason belongs there, in words'),
      v.nonEmpty('the reason belongs there, in words'),
      v.maxLength(longestText, `at most ${longestText} characters belong there`),
    ),
    until: v.pipe(v.string(aDay), v.regex(/^\d{4}-\d{2}-\d{2}$/, aDay), v.isoDate(aDay), v.check(isDay, aDay)),
  },
  anIgnore,
)

/** Whether the calendar has that day. */
function isDay(text: string): boolean {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return day >= 1 && day <= days
}

const aUnit = 'a unit such as ms belongs there'
const aRule =
  'a rule is a map of benchmark, metric, threshold, fail-above, direction, unit, smallest, budget, required and ignore'

/** A rule as it stands in the file. */
export const writtenRule = v.strictObject(
  {
    benchmark: v.optional(pattern),
    metric: v.optional(pattern),
    threshold: v.optional(fraction),
    'fail-above': v.optional(sizeOrFalse),
    direction: v.optional(v.picklist(['lower', 'higher'], 'lower or higher belongs there: which one is better')),
    unit: v.optional(v.pipe(v.string(aUnit), v.trim(), v.nonEmpty(aUnit), v.maxLength(100, aUnit))),
    smallest: v.optional(
      v.union(
        [
          v.literal(false),
          v.pipe(
            asText(aQuantity),
            v.transform(text => parseAmount(text)),
            v.object({ value: v.number(), unit: v.string() }, aQuantity),
          ),
        ],
        aQuantity,
      ),
    ),
    budget: v.optional(
      v.union(
        [
          v.literal(false),
          v.pipe(
            v.string(aBudget),
            v.transform(text => parseBudget(text)),
            v.object({ bound: v.picklist(['at most', 'at least']), value: v.number(), unit: v.string() }, aBudget),
          ),
        ],
        aBudget,
      ),
    ),
    required: v.optional(v.boolean('true or false belongs there')),
    ignore: v.optional(v.union([v.literal(false), ignore], issue => issueOfIgnore(issue) ?? anIgnore)),
  },
  aRule,
)

/** Of what is a map, its own first fault. */
function issueOfIgnore({ issues }: v.UnionIssue<v.BaseIssue<unknown>>): string | undefined {
  return issues?.find(({ path }) => path !== undefined)?.message
}

/** The file as a whole. */
export const writtenFile = v.strictObject(
  {
    // What is left of a list whose rules are all commented out.
    rules: v.nullable(
      v.pipe(
        v.array(writtenRule, 'a list of rules belongs there, each beginning with "- "'),
        v.maxLength(mostRules, `at most ${mostRules} rules belong there`),
      ),
      [],
    ),
  },
  'the file is a map with "rules", a list',
)

const amount = {
  value: v.pipe(v.number(), v.minValue(0), v.check(isComputable)),
  unit: v.pipe(v.string(), v.maxLength(100)),
}
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestText))
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Rules as they travel in a record, which nobody vouches for. */
export const rulesSchema: v.GenericSchema<unknown, Rules> = v.object({
  source: text,
  asOf: day,
  list: v.pipe(
    v.array(v.unknown()),
    v.maxLength(mostRules),
    v.array(
      v.object({
        line: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        benchmark: text,
        metric: text,
        threshold: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.ltValue(1))),
        failAbove: v.exactOptional(v.union([v.literal(false), v.pipe(v.number(), v.minValue(0), v.ltValue(10))])),
        direction: v.exactOptional(v.picklist(['lower', 'higher'])),
        unit: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
        smallest: v.exactOptional(v.union([v.literal(false), v.object(amount)])),
        budget: v.exactOptional(
          v.union([v.literal(false), v.object({ bound: v.picklist(['at most', 'at least']), ...amount })]),
        ),
        required: v.exactOptional(v.boolean()),
        ignore: v.exactOptional(v.union([v.literal(false), v.object({ reason: text, until: day })])),
      }),
    ),
  ),
})
