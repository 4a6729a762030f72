import * as v from 'valibot'
import { statuses } from '../compare/verdicts/status.js'
import { mostSides } from '../record/limits.js'
import { acceptance, decodeAs, direction, origin, reportSchema } from './decode.js'
import { bound, list, name, natural, warning } from './leaves.js'
import { type MergedReport, mergedSchemaName } from './merged.js'

const mostSections = 1000
const mostRankings = 100_000

const ranking = v.object({
  benchmark: name,
  metric: name,
  unit: name,
  better: direction,
  places: list(v.object({ side: name, change: bound, isAmongBest: v.boolean() }), mostSides),
  unranked: list(name, mostSides),
})

const contest = v.object({
  suite: name,
  leg: v.exactOptional(name),
  baseline: name,
  sides: list(v.object({ name, origin: v.exactOptional(origin) }), mostSides),
  rankings: list(ranking, mostRankings),
})

const mergedSchema: v.GenericSchema<unknown, MergedReport> = v.object({
  schema: v.literal(mergedSchemaName),
  status: v.picklist(statuses),
  acceptance: v.exactOptional(acceptance),
  sections: list(reportSchema, mostSections),
  contests: v.exactOptional(list(contest, mostSections)),
  missing: list(
    v.object({
      what: v.optional(v.picklist(['leg', 'shard']), 'leg'),
      suite: v.nullable(name),
      leg: v.exactOptional(name),
      expected: natural,
      found: list(name, mostSections),
    }),
    mostSections,
  ),
  warnings: list(warning, mostSections),
})

/** A merged report from outside. */
export function decodeMergedReport(value: unknown): MergedReport {
  return decodeAs(mergedSchema, value)
}
