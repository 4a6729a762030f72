import { mergedSchemaName } from '../../report/merged.js'

/** Whether `data` says that it is a record, of any edition: the decoder says which ones it reads. */
export function isRecord(data: unknown): boolean {
  return schemaOf(data).startsWith('counterbalance/record@')
}

/** Whether `data` says that it is a merged report. */
export function isMergedReport(data: unknown): boolean {
  return schemaOf(data) === mergedSchemaName
}

function schemaOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('schema' in data)) return ''
  return typeof data.schema === 'string' ? data.schema : ''
}
