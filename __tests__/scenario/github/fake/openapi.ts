import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import ajvFormats from 'ajv-formats'

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}
interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, { readonly content?: { readonly 'application/json': Answer } }>>
}
interface Answer {
  readonly schema: object
}

const text = readFileSync(new URL('../../../fixtures/github/openapi.json', import.meta.url), 'utf8')
const description: Description = JSON.parse(text)
const ajv = new Ajv({ strict: false, allErrors: true })
// The package is CommonJS: its function is the default export of the default export.
ajvFormats.default(ajv)
ajv.addFormat('int64', { type: 'number', validate: Number.isInteger })
ajv.addSchema({ $id: 'github', components: makeJsonSchema(description.components) as object })

// A fork may be gone: GitHub says null here, and its description does not know that.
const isDeletedFork = /(?:^|\/)(?:head\/repo|head_repository)$/

/** What is wrong with an answer to `METHOD PATH` by GitHub's own description: lines that name the wrong field. */
export function findFaults(operation: string, status: number, body: unknown): readonly string[] {
  const validate = compile(operation, status)
  if (typeof validate === 'string') return [validate]
  if (validate === undefined) return body === undefined ? [] : [`${operation}: ${status} has no body`]
  if (validate(body)) return []
  return (validate.errors ?? [])
    .filter(error => !isDeletedFork.test(error.instancePath) || error.keyword === 'required')
    .filter(error => !['anyOf', 'oneOf'].includes(error.keyword) || !hasDeeper(validate, error.instancePath))
    .map(error => `${operation}: ${status}: ${error.instancePath || '/'} ${error.message}`)
}

function hasDeeper(validate: ValidateFunction, path: string): boolean {
  return (validate.errors ?? []).some(error => error.instancePath.startsWith(`${path}/`))
}

const compiled = new Map<string, ValidateFunction | undefined>()

function compile(operation: string, status: number): ValidateFunction | string | undefined {
  const key = `${operation} ${status}`
  if (compiled.has(key)) return compiled.get(key)
  const [method = '', path = ''] = operation.split(' ')
  const responses = description.paths[path]?.[method.toLowerCase()]?.responses
  if (!responses) return `${operation} is not in openapi.json: see make-openapi.js`
  const response = responses[status]
  // What every operation may answer is not in each one's description.
  const schema = response ? response.content?.['application/json'].schema : { $ref: '#/components/schemas/basic-error' }
  const validate = schema && ajv.compile(makeJsonSchema(schema) as object)
  compiled.set(key, validate)
  return validate
}

/** A schema of OpenAPI 3.0 in the words of JSON Schema: `nullable` is a second type. */
function makeJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(makeJsonSchema)
  if (typeof value !== 'object' || value === null) return value
  const { nullable, ...rest } = value as { readonly nullable?: unknown; readonly $ref?: unknown }
  if (typeof rest.$ref === 'string') return { $ref: rest.$ref.replace('#', 'github#') }
  const made = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, makeJsonSchema(part)]))
  if (nullable === true) return { anyOf: [made, { type: 'null' }] }
  return nullable === undefined || typeof nullable === 'boolean'
    ? made
    : { ...made, nullable: makeJsonSchema(nullable) }
}
