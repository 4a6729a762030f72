// The schema of the JSON report, held to the letter: what it does not name is a misfit here, and a later field for everybody else.
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'

const schema = JSON.parse(readFileSync(new URL('../../docs/report.schema.json', import.meta.url), 'utf8'))
const fits = new Ajv({ strict: true, allowUnionTypes: true }).compile(close(schema))

function close(node) {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map(close)
  const closed = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, close(value)]))
  return 'type' in node && 'properties' in node ? { additionalProperties: false, ...closed } : closed
}

/** Returns the first place where the JSON of `report` is not as the schema has it, or undefined. */
export function findMisfit(/** @type {any} */ report) {
  if (fits(JSON.parse(JSON.stringify(report, refuseOdd)))) return undefined
  const [{ instancePath, message, params }] = fits.errors
  return `${instancePath} ${message} ${JSON.stringify(params)}`
}

/** JSON has no such numbers, and writes null for them. */
function refuseOdd(key, value) {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`"${key}" is ${value}`)
  return value
}
