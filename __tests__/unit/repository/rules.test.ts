import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import ajvFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { matches } from '../../../src/rules/match.js'
import { decodeRules } from '../rules/decode-rules.js'
import { fill, findBlocks, read, root } from './root.js'

const require = createRequire(import.meta.url)

const ajv = new Ajv({ strict: true, allowUnionTypes: true })
// The package is CommonJS: its function is the default export of the default export.
ajvFormats.default(ajv)
const fitsSchema = ajv.compile(require(`${root}/docs/counterbalance.schema.json`))

const page = read('docs/reference/rules.md')
const examples = ['docs/reference/rules.md', 'docs/reference/inputs.md']
  .flatMap(document => findBlocks(read(document), 'yaml'))
  .map(({ code }) => code)
  .filter(code => !code.startsWith('settings:'))

function canBeDecoded(text: string): boolean {
  try {
    decodeRules(text, { source: 'rules.yml', asOf: '2026-01-31' })
    return true
  } catch (error) {
    expect(error).toMatchObject({ name: 'RulesError' })
    return false
  }
}

const rule = (line: string): string => `rules:\n  - ${line}\n`

describe('the rules of docs/reference/rules.md', () => {
  it.each(examples)('are rules: %s', text => {
    expect(canBeDecoded(text)).toBe(true)
    expect(fitsSchema(parse(text)), JSON.stringify(fitsSchema.errors)).toBe(true)
  })

  const rows = [...page.matchAll(/^\| `([^`]+)` \| (`.*) \| `([^`]+)` \|$/gm)]

  it.each(rows.map(([, pattern, fitting, other]) => [pattern!, fitting!, other!] as const))(
    'has patterns that fit as it says: %s',
    (pattern, fitting, other) => {
      for (const [, name] of fitting.matchAll(/`([^`]+)`/g)) expect(matches(pattern, name!)).toBe(true)
      expect(matches(pattern, other)).toBe(false)
    },
  )

  // After a change of a key: npx vitest run --project unit __tests__/unit/repository -u
  it('has the keys of the schema', async () => {
    const { definitions } = require(`${root}/docs/counterbalance.schema.json`)
    const keys = Object.entries<{ readonly description: string }>(definitions.rule.properties)
    const rows = keys.map(([key, { description }]) => `| \`${key}\` | ${description.replace(/[*|<]/g, '\\$&')} |`)
    const filled = fill(page, 'keys', ['| key | meaning |', '| --- | --- |', ...rows].join('\n').concat('\n'))
    await expect(filled).toMatchFileSnapshot(join(root, 'docs/reference/rules.md'))
  })

  it('has four examples of patterns', () => {
    expect(rows).toHaveLength(4)
  })
})

describe('the schema for editors, and the decoder', () => {
  it.each([
    'rules: []',
    'rules:',
    '{}',
    'run:',
    'run: { batch: 10, causes: node, scan: { n: [1, 10] }, slope: [1, 2] }',
    'run: { scan: "n=1,2", toolchain: go version, server: { command: ./a, for: round } }',
    'judging: { metrics: [time, work], judge: mean, copies: 1+1, suite-files: bench/**, statistic: p99 }',
    'history: { anchor: v1 }',
    'suites: { one: { run: { batch: 1 }, judging: { judge: mean }, rules: [] } }',
    rule('{}'),
    rule('benchmark: "a*b*c*"'),
    rule('metric: time'),
    ...['5%', '0.05', '"0.5"', '.5%', '0', '99.9%'].map(text => rule(`threshold: ${text}`)),
    ...[
      '10 µs',
      '64B',
      '5e9 FLOP/s',
      '1%, 10 µs',
      '1%, fail 250%',
      '10 µs, fail 5%',
      'fail 20%',
      '"5%, 1 B, fail 9%"',
      'false',
    ].map(text => rule(`threshold: ${text}`)),
    rule('unit: FLOP/s higher'),
    rule('unit: lower'),
    rule('unit: FLOP/s'),
    ...['at most 50 ms', 'At least 5e9 FLOP/s', 'at most 3', 'false'].map(text => rule(`budget: ${text}`)),
    ...['true', 'false'].map(text => rule(`required: ${text}`)),
    rule('exact: true'),
    rule('{ benchmark: new, was: old }'),
    rule('ignore: false'),
    rule('ignore: { reason: why, until: 2028-02-29 }'),
  ])('both take %j', text => {
    expect([fitsSchema(parse(text)), canBeDecoded(text)]).toEqual([true, true])
  })

  it.each([
    'rules: 5',
    'rule: []',
    'run: 5',
    'run: { batch: [] , bach: 1 }',
    'run: { rounds: 5 }',
    'run: { pass-env: NPM_TOKEN }',
    'run: { causes: valgrind }',
    'run: { run-timeout: 90s }',
    'run: { server: ./app }',
    'run: { server: { port: 80 } }',
    'judging: { batch: 10 }',
    'judging: { judge: best }',
    'history: { anchor-every: 10 }',
    'self-test: { sessions: 3 }',
    'suites: { one: { history: {} } }',
    '[]',
    'rules: []\nmore: 1',
    rule('5'),
    rule('treshold: 5%'),
    rule('benchmark: ""'),
    rule('benchmark: 5'),
    rule('benchmark: "a*b*c*d*"'),
    rule('metric: [time]'),
    ...['5', '1', '100%', '-1%', 'true', '""'].map(text => rule(`threshold: ${text}`)),
    ...['" "', '5', '[]'].map(text => rule(`unit: ${text}`)),
    ...[
      'little',
      '1,5 ms',
      '0,5 ms',
      '1 000 B',
      '"+5 ms"',
      '10 µs, 1%',
      '1%, 2%',
      '1%, 5',
      '20% fail',
      'fail',
      'fail 1000%',
    ].map(text => rule(`threshold: ${text}`)),
    ...['50 ms', '5', 'true', 'at most', 'at most -1 s', 'most 5 s', 'at most 1,000'].map(text =>
      rule(`budget: ${text}`),
    ),
    ...['yes', '1'].map(text => rule(`required: ${text}`)),
    rule('ignore: true'),
    rule('ignore: flaky'),
    rule('ignore: { reason: why }'),
    rule('ignore: { until: 2027-03-01 }'),
    rule('ignore: { reason: "", until: 2027-03-01 }'),
    rule('ignore: { reason: why, until: 2027-02-29 }'),
    rule('ignore: { reason: why, until: 2027-3-1 }'),
    rule('ignore: { reason: why, until: 2027-03-01, by: me }'),
  ])('both refuse %j', text => {
    expect([fitsSchema(parse(text)), canBeDecoded(text)]).toEqual([false, false])
  })
})
