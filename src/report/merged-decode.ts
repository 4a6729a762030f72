import * as v from 'valibot'
import { statuses } from '../compare/verdicts/status.js'
import { acceptance, decodeAs, list, name, natural, reportSchema, warning } from './decode.js'
import { type MergedReport, mergedSchemaName } from './merged.js'

const mostSections = 1000

const mergedSchema: v.GenericSchema<unknown, MergedReport> = v.object({
  schema: v.literal(mergedSchemaName),
  status: v.picklist(statuses),
  acceptance: v.exactOptional(acceptance),
  sections: list(reportSchema, mostSections),
  missing: list(
    v.object({ suite: v.nullable(name), expected: natural, found: list(name, mostSections) }),
    mostSections,
  ),
  warnings: list(warning, mostSections),
})

/** A merged report from outside. */
export function decodeMergedReport(value: unknown): MergedReport {
  return decodeAs(mergedSchema, value)
}
