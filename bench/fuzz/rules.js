import assert from 'node:assert/strict'
import fc from 'fast-check'
import { mutateText } from './text.js'

const file = `rules:
  # The parser is what people wait for.
  - benchmark: parse/*
    metric: time
    threshold: 1%
    budget: at most 50 ms
    required: true
  - benchmark: "{startup,shutdown}/**"
    threshold: 10 µs
  - { benchmark: 'server?', unit: ms, ignore: { reason: "flaky since the new allocator", until: 2027-03-01 } }
  - threshold: .05
    budget: at least 5e9 FLOP/s
  - benchmark: "*/nightly"
    budget: false
    threshold: false
`

const pieces = [
  ...[
    '*',
    '**',
    '{a,aa}',
    '{',
    '}',
    '\\',
    '&a',
    '*a',
    '!!js/function',
    '? ',
    '- ',
    ': ',
    '|',
    '>',
    '\n',
    '\n  ',
    '\n---\n',
  ],
  ...[
    '[',
    ']',
    '1e308',
    '1e999',
    '-5 ms',
    '99999999999999999999 s',
    '0x10',
    '2027-02-30',
    'at most',
    'GB',
    '%',
    '"',
    "'",
  ],
]

const damaged = fc.oneof(
  mutateText(file),
  fc
    .array(fc.tuple(fc.nat(file.length), fc.nat(8), fc.constantFrom(...pieces)), { minLength: 1, maxLength: 2 })
    .map(list => list.reduce((text, [at, length, piece]) => text.slice(0, at) + piece + text.slice(at + length), file)),
)

const amounts = ['50 ms', '0 s', '1e300 s', '1e308 s', '9e299 min', '1e-310', '1e999 s', '-5 ms', '12', '5e9 FLOP/s']
const patterns = fc.constantFrom('parse/*', '{a,aa}{a,aa}*', '{a,aa}'.repeat(20), '**', 'a*b*c*d*', '\\', 'a\\*', '')

/** Files in which every key is one that there is, and most values are of its kind. */
const likely = fc
  .array(
    fc.record(
      {
        benchmark: patterns,
        metric: patterns,
        threshold: fc.constantFrom('5%', '0.05', 0.05, 0, '99.99999999%', '100%', 1e-300, -0.1, false, ...amounts),
        unit: fc.constantFrom('ms', 'GB', 'x', 'x lower', 'higher'),
        budget: fc.constantFrom(false, ...amounts.flatMap(amount => [`at most ${amount}`, `at least ${amount}`])),
        required: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 3 },
  )
  .map(rules => JSON.stringify({ rules }))

const names = ['parse/big', 'startup/cold', 'server1', 'a/nightly', '__proto__', '', `${'a'.repeat(40)}b`]

/** Damaged files of rules: each is refused in words, or asks for something that can be held against values. */
export function makeRulesKind({ decodeConfig, RulesError, resolveRule, decodeRecord, isComputable }) {
  return {
    name: 'rules',
    inputs: fc.oneof(damaged, likely),
    check(text) {
      let rules
      try {
        const about = { source: 'rules.yml', asOf: '2026-01-31' }
        rules = decodeConfig(text, { ...about, suite: 'benchmark' }).rules ?? { ...about, list: [] }
      } catch (error) {
        if (!(error instanceof RulesError)) throw error
        assert(error.message.length < 1000, 'a long message')
        return 'refused'
      }
      for (const rule of rules.list) checkRule(rule)
      for (const name of names) resolveRule(rules, name, { name: 'time' })
      const written = JSON.stringify({
        schema: 'counterbalance/record@3',
        baseline: 'baseline',
        sides: [{ name: 'baseline' }, { name: 'contender' }],
        settings: { rules },
        rounds: [],
        warnings: [],
      })
      assert.deepEqual(decodeRecord(written).settings.rules, JSON.parse(JSON.stringify(rules)))
      return 'accepted'
    },
  }

  function checkRule({ threshold = 0, smallest, budget }) {
    assert(threshold >= 0 && threshold < 1, `a threshold of ${threshold}`)
    for (const amount of [smallest, budget])
      if (amount) assert(amount.value >= 0 && isComputable(amount.value), `an amount of ${amount.value}`)
  }
}
