import { mergedSchemaName } from '../../report/merged.js'

/** Returns whether `data` claims to be a record. The decoder decides which formats it reads. */
export function isRecord(data: unknown): boolean {
  return schemaOf(data).startsWith('counterbalance/record@')
}

/** Returns whether `data` claims to be a merged report. */
export function isMergedReport(data: unknown): boolean {
  return schemaOf(data) === mergedSchemaName
}

function schemaOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('schema' in data)) return ''
  return typeof data.schema === 'string' ? data.schema : ''
}
