import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { line } from '../../../src/formats/own/native.js'
import { coreSections } from '../../../src/inputs/declaration.js'
import { describeInput, type Input, listDescription, listPlace, sections } from '../../../src/inputs/declarations.js'
import { environment } from '../../../src/record/environment.js'
import { around, recordSchema, round } from '../../../src/record/record.js'
import { mostStars } from '../../../src/rules/match.js'
import { writtenRule } from '../../../src/rules/rules.js'
import { reportDefinitions, reportSchema } from './report-schema.js'

type Json = Readonly<Record<string, unknown>>
type Config = NonNullable<Parameters<typeof toJsonSchema>[1]>

type Definitions = NonNullable<Config['definitions']>

/** A list whose length is checked before its items is a pipe of two schemas, which no schema of JSON can be. */
function makeOverride(definitions: Definitions): NonNullable<Config['overrideSchema']> {
  return ({ valibotSchema }) => {
    if (!('pipe' in valibotSchema)) return undefined
    const pipe = valibotSchema.pipe as readonly { readonly type: string; readonly requirement?: number }[]
    const last = pipe.at(-1)!
    if (last.type !== 'array' || pipe.length < 2) return undefined
    const longest = pipe.find(({ type }) => type === 'max_length')?.requirement
    const { $defs: _, ...list } = withoutDialect(convert(last as unknown as v.GenericSchema, definitions))
    return { ...list, ...(longest && { maxItems: longest }) }
  }
}

/** What valibot checks by code is beyond a schema, which takes it. The schemas of `definitions` are described once, and named elsewhere. */
function convert(schema: v.GenericSchema, definitions: Definitions = {}): Json {
  const overrideSchema = makeOverride(definitions)
  return toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input', overrideSchema, definitions }) as Json
}

function withoutDialect({ $schema: _, ...schema }: Json): Json {
  return schema
}

function title(name: string, { $schema, ...schema }: Json): Json {
  return { $schema, title: name, ...schema }
}

/** Record, with the experiments before it, of which none holds others. */
function describeRecord(): Json {
  const experiment = { ...around.entries, schema: v.literal(recordSchema), rounds: v.array(round) }
  const { settings, sides, plan, causes, layout } = around.entries
  const definitions = {
    ...{ environment, round, side: sides.pipe[0].item, settings: settings.wrapped },
    ...{ plan: plan.wrapped, causes: causes.wrapped, layout: layout.wrapped },
  }
  return convert(v.object({ ...experiment, earlier: v.exactOptional(v.array(v.object(experiment))) }), definitions)
}

const takenBack = '`false` cancels an earlier rule.'
const quantity = String.raw`\d+(\.\d+)?([eE][+-]?\d{1,3})?(\s*[^\s\d.,'+-].*)?\s*$`
const pattern = { $ref: '#/definitions/pattern' }
const orFalse = (...others: readonly Json[]): Json => ({ oneOf: [{ const: false }, ...others] })
const fraction: Json = { type: 'number', minimum: 0, exclusiveMaximum: 1 }
const percentage = (digits: number) => String.raw`(\d{1,${digits}}(\.\d+)?|\.\d+)\s*%`
const amount = String.raw`\d+(\.\d+)?([eE][+-]?\d{1,3})?\s*[^\s\d.,'+%-][^,%]*`
const fails = String.raw`fail\s+${percentage(3)}`
const limits = String.raw`(${percentage(2)}(,\s+${amount})?|${amount})(,\s+${fails})?|${fails}`

/** The purpose of each key of a rule, and the grammar of those texts that valibot reads by code. */
const keys: { readonly [Key in keyof typeof writtenRule.entries]: readonly [purpose: string, grammar?: Json] } = {
  benchmark: ['Benchmarks that the rule applies to: a name or a pattern. By default, all.', pattern],
  metric: ['Metrics that the rule applies to: a name or a pattern. By default, all.', pattern],
  threshold: [
    `The smallest change that matters: relative (\`5%\`), absolute (\`10 µs\`), or both, of which the larger counts. Behind \`fail\`, from where on a regression fails a gate, instead of what stands behind \`regressed:\`. All in this order: \`5%, 10 µs, fail 20%\`. ${takenBack}`,
    orFalse(fraction, { type: 'string', maxLength: 1000, pattern: String.raw`^\s*(0(\.\d+)?|\.\d+|${limits})\s*$` }),
  ],
  exact: [
    "Whether equal times or rates are exact, as a simulator's are. Otherwise, the same number in each run means that nothing was measured.",
  ],
  judge: [
    'Which statistic is compared across runs: `auto`, `typical` or `mean`, instead of the key `judge` of `judging`.',
  ],
  sources: [
    `What the benchmark is built from and what it reads: patterns of source files, and packages such as \`go:./parser\`. If nothing of it changed, a plan leaves the benchmark out. ${takenBack}`,
  ],
  unit: [
    'Unit of numbers that come without one, and which values are better if that is unknown: `ms`, `FLOP/s higher`, or `lower` alone.',
    { type: 'string', pattern: String.raw`\S`, maxLength: 100 },
  ],
  budget: [
    `What the contender must not exceed or fall below, whatever the baseline does: \`at most 50 ms\`, \`at least 5e9 FLOP/s\`. ${takenBack}`,
    orFalse({
      ...{ type: 'string', maxLength: 100 },
      pattern: String.raw`^\s*[aA][tT] ([mM][oO][sS][tT]|[lL][eE][aA][sS][tT]) ${quantity}`,
    }),
  ],
  required: ['Whether the benchmark must have run on the contender.'],
  was: ['Name that the benchmark had before, so that its history continues.'],
  ignore: [`That the benchmark is not judged, with the \`reason\` and the last day (\`until\`). ${takenBack}`],
}

/** Settings by the declarations of inputs, and rules by their decoder. */
function describeConfig(): Json {
  const { properties, ...shape } = withoutDialect(convert(writtenRule)) as { readonly properties: Record<string, Json> }
  const described = Object.entries(keys).map(([key, [description, grammar]]) => [
    key,
    { description, ...(grammar ?? properties[key]) },
  ])
  const { required: _, ...rule } = { ...shape, properties: Object.fromEntries(described) } as Json
  const rules = {
    description: 'Of two rules that ask for the same, the later wins.',
    ...{ type: ['array', 'null'], maxItems: 1000, items: { $ref: '#/definitions/rule' } },
  }
  const { properties: description } = describeMap(listDescription()) as { readonly properties: Json }
  const ofSuite = {
    ...description,
    ...describeSections(coreSections),
    rules,
  }
  const suite = { type: 'object', additionalProperties: false, properties: ofSuite }
  const stars = { type: 'string', minLength: 1, maxLength: 1000, pattern: `^[^*]*(\\*+[^*]*){0,${mostStars}}$` }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...{ type: 'object', additionalProperties: false },
    properties: {
      ...ofSuite,
      ...describeSections(sections.filter(name => !coreSections.some(section => section === name))),
      suites: {
        description: 'What differs for each suite, by its name.',
        ...{ type: ['object', 'null'], additionalProperties: suite },
      },
    },
    definitions: { pattern: stars, rule },
  }
}

function describeSections(names: readonly string[]): Json {
  return Object.fromEntries(names.map(name => [name, describeMap(listPlace(name))]))
}

/** The schema of a map of settings; a dot in a name stands for a map within. */
function describeMap(settings: readonly Input[]): Json {
  const properties: Record<string, Json> = {}
  for (const setting of settings) {
    const [name, inner] = setting.name.split('.') as [string, string | undefined]
    if (inner === undefined) properties[name] = describeSetting(setting)
    else
      properties[name] = {
        ...{ type: 'object', additionalProperties: false },
        properties: { ...(properties[name] as { properties?: object })?.properties, [inner]: describeSetting(setting) },
      }
  }
  return { type: ['object', 'null'], additionalProperties: false, properties }
}

function describeSetting(setting: Input): Json {
  const { default: usual } = setting
  const description = `${describeInput(setting, 'action')}${usual ? ` By default: ${usual}.` : ''}`
  return { description, ...setting.schema }
}

/** A schema that an extra publishes, of which `schemas.ts` beside its tests tells. */
export interface ExtraSchema {
  /** The name of its type. */
  readonly type: string
  readonly title: string
  readonly schema: v.GenericSchema
  /** Its file in docs/. */
  readonly file: string
}

const folder = join(import.meta.dirname, '../extras')
const ofExtras: readonly ExtraSchema[] = (
  await Promise.all(
    readdirSync(folder)
      .map(name => join(folder, name, 'schemas.ts'))
      .filter(path => existsSync(path))
      .map(async path => (await import(path)).schemas as readonly ExtraSchema[]),
  )
).flat()

/** All published schemas, by the names of their types. */
export const schemas: Readonly<Record<string, Json>> = {
  Report: title('Report of Counterbalance', convert(reportSchema, reportDefinitions)),
  SessionRecord: title('Record of Counterbalance', describeRecord()),
  ParsedLine: title('Line of JSON that Counterbalance parses and prints', convert(line)),
  Config: title('Settings and rules of Counterbalance', describeConfig()),
  ...Object.fromEntries(ofExtras.map(({ type, schema, ...extra }) => [type, title(extra.title, convert(schema))])),
}

/** The files in docs/ that hold them. */
export const schemaFiles: Readonly<Record<string, string>> = {
  Report: 'report.schema.json',
  SessionRecord: 'record.schema.json',
  ParsedLine: 'parse.schema.json',
  Config: 'counterbalance.schema.json',
  ...Object.fromEntries(ofExtras.map(({ type, file }) => [type, file])),
}

/** The types of all schemas, for programs in TypeScript. */
export function writeTypes(): string {
  const types = Object.entries(schemas).flatMap(([name, schema]) => {
    const parts = (schema.$defs ?? schema.definitions ?? {}) as Readonly<Record<string, Json>>
    const nameOf = (part: string): string => `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`
    const declare = (as: string, one: Json): string => `export type ${as} = ${writeType(one, nameOf)}\n`
    return [
      `/** ${String(schema.title)}, as ${schemaFiles[name]} has it. */\n${declare(name, schema)}`,
      ...Object.entries(parts).map(([part, one]) => declare(nameOf(part), one)),
    ]
  })
  return `// Made of the JSON Schemas, by their test.\n\n${types.join('\n')}`
}

function writeType(schema: Json, nameOf: (part: string) => string): string {
  const inner = (one: unknown): string => writeType(one as Json, nameOf)
  const { $ref, enum: names, anyOf, oneOf, type, items, properties, additionalProperties: rest } = schema
  if (typeof $ref === 'string') return nameOf($ref.split('/').at(-1)!)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (names !== undefined) return (names as readonly unknown[]).map(one => JSON.stringify(one)).join(' | ')
  const either = (anyOf ?? oneOf) as readonly unknown[] | undefined
  if (either) return [...new Set(either.map(inner))].join(' | ')
  if (Array.isArray(type)) return [...new Set(type.map(one => inner({ ...schema, type: one })))].join(' | ')
  if (type === 'array') return `readonly (${items === undefined ? 'unknown' : inner(items)})[]`
  if (type !== 'object')
    return ({ integer: 'number' } as Record<string, string>)[String(type)] ?? String(type ?? 'unknown')
  if (properties === undefined)
    return `{ readonly [key: string]: ${typeof rest === 'object' ? inner(rest) : 'unknown'} }`
  const required = (schema.required ?? []) as readonly string[]
  const fields = Object.entries(properties as Record<string, Json>).map(
    ([key, one]) => `readonly ${JSON.stringify(key)}${required.includes(key) ? '' : '?'}: ${inner(one)}`,
  )
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n}`
}
