import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import ajvFormats from 'ajv-formats'

/** What GitLab's own description says of an operation: see make-operations.js beside the table. */
interface Operation {
  readonly path: Readonly<Record<string, object>>
  readonly query: Readonly<Record<string, object>>
  /** null: none is described. */
  readonly body: object | null
  /** The schema of each status; null: without a body, or one that is not described. */
  readonly answers: Readonly<Record<string, object | null>>
}

export interface Exchange {
  /** Such as `GET`. */
  readonly method: string
  /** The address below the API. */
  readonly url: URL
  /** undefined: none, or no JSON. */
  readonly sent: unknown
  readonly status: number
  readonly given: unknown
}

const { operations }: { readonly operations: Readonly<Record<string, Operation>> } = JSON.parse(
  readFileSync(new URL('../../fixtures/gitlab/operations.json', import.meta.url), 'utf8'),
)
const described = Object.entries(operations).map(([name, operation]) => {
  const [method, template = ''] = name.split(' ')
  return { name, method, pattern: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`), operation }
})
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true })
// The package is CommonJS: its function is the default export of the default export.
ajvFormats.default(ajv)
const words = new Ajv({ coerceTypes: true, strict: false })

/** Lines that name what is wrong with a request, or with its answer, by GitLab's own description. */
export function findFaults({ method, url, sent, status, given }: Exchange): readonly string[] {
  const found = described.find(one => one.method === method && one.pattern.test(url.pathname))
  if (found === undefined) return [`${method} ${url.pathname} is not in operations.json: see make-operations.js`]
  const { name, pattern, operation } = found
  const faults = [
    ...checkWords('path', pattern.exec(url.pathname)!.groups ?? {}, operation.path),
    ...checkWords('query', Object.fromEntries(url.searchParams), operation.query),
  ]
  if (operation.body) faults.push(...check('the request', operation.body, sent))
  // Every operation may refuse a token or be out of order, which is not in each one's description.
  const schema = operation.answers[status]
  if (schema === undefined && status !== 401 && status < 500) faults.push(`status ${status}`)
  if (schema && status < 300) faults.push(...check(`the answer ${status}`, schema, given))
  return faults.map(fault => `${name}: ${fault}`)
}

function checkWords(
  place: string,
  given: Readonly<Record<string, string>>,
  facts: Readonly<Record<string, object>>,
): readonly string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const fact = facts[name]
    // An identity in an address may be a number or a name.
    if (fact !== undefined && 'oneOf' in fact) return []
    if (fact === undefined) return [`${place}: ${name} is not described`]
    return words.validate({ type: 'object', properties: { value: fact } }, { value })
      ? []
      : [`${place}: ${name}: ${words.errorsText()}`]
  })
}

function check(place: string, schema: object, value: unknown): readonly string[] {
  return ajv.validate(schema, value) ? [] : [`${place}: ${ajv.errorsText()}`]
}
