import { expect, test } from 'vitest'
import { decodeRules } from './decode-rules.js'

const decode = (text: string) => decodeRules(text, { source: 'rules.yml', asOf: '2026-01-31' })

const aRule =
  'a rule is a map of benchmark, metric, threshold, exact, judge, sources, unit, budget, required, was and ignore'
const noGrowth = 'growth has no verdict, so no rule can ask about it: name the sizes, such as sort/n=*'
const aThreshold =
  'it must be a percentage such as 5%, a quantity such as 10 µs, "fail" and a percentage, several of them in this order such as "5%, 10 µs, fail 20%", or false'
const aBudget = 'it must be "at most" or "at least" and a quantity, such as at most 50 ms, or false'
const anIgnore = 'it must be a reason and a last day, { reason: "why", until: 2027-03-01 }, or false'
const needsQuotes = 'a text that begins with * needs quotes, such as "*/big" (YAML would read it as an alias)'
const withRule = (line: string): string => `rules:\n  - benchmark: parse\n    ${line}\n`

test.each<[text: string, message: string]>([
  ['rules: 3', '1:8: invalid value "3" for "rules"; it must be a list of rules, each beginning with "- "'],
  ['- benchmark: a', '1:1: it must be a map of keys and values'],
  ['rules: []\nrule: 1', '2:1: there is no "rule" here; did you mean "rules"?'],
  ['rules:\n - 5', `2:4: invalid value "5" for "rules"; ${aRule}`],
  ['rules: [', '1:9: Flow sequence in block collection must be sufficiently indented and end with a ]'],
  ['rules:\n\t- a', '2:1: Tabs are not allowed as indentation'],
  ['rules: []\n---\nrules: []', '2:1: the file is one document: remove what follows the line ---'],
  ['rules:\n  - benchmark: a\n    benchmark: b', '3:5: Map keys must be unique'],
  ['rules:\n  - benchmark: *', `2:16: ${needsQuotes}`],
  ['rules:\n  - benchmark: */big', `2:16: ${needsQuotes}`],
  ['rules: &all\n  - *all', `2:5: ${needsQuotes}`],
  ['rules:\n  - benchmark:', '2:15: "benchmark" is empty; it must be a name or a pattern such as parse/*'],
  [
    'rules:\n  - benchmark: 1024',
    '2:16: invalid value "1024" for "benchmark"; it must be a name or a pattern such as parse/*',
  ],
  [
    'rules:\n  - benchmark: a*b*c*d*e',
    '2:16: invalid value "a*b*c*d*e" for "benchmark"; a pattern can have at most 3 stars',
  ],
  [
    `rules:\n  - benchmark: "${'{a,aa}'.repeat(10)}b"`,
    '2:16: invalid value "{a,aa}{a,aa}{a,aa}{a,aa}{a,aa}{a,aa}{a,aa}{a,aa}{a,aa}{a,aa}b" for "benchmark"; its braces and stars stand for too many combinations: write several rules instead',
  ],
  [withRule('treshold: 5%'), `3:5: there is no "treshold" here; ${aRule}`],
  [withRule('growth: n log n'), `3:5: there is no "growth" here; ${noGrowth}`],
  [
    'rules:\n  - benchmark: growth of sort/n=*',
    `2:16: invalid value "growth of sort/n=*" for "benchmark"; ${noGrowth}`,
  ],
  [withRule('threshold: 5'), `3:16: invalid value "5" for "threshold"; ${aThreshold}`],
  [withRule('threshold: 100%'), `3:16: invalid value "100%" for "threshold"; ${aThreshold}`],
  [withRule('threshold: -1%'), `3:16: invalid value "-1%" for "threshold"; ${aThreshold}`],
  [withRule('threshold: [5%]'), `3:16: "threshold" is a list; ${aThreshold}`],
  [
    withRule('sources: []'),
    '3:14: "sources" is a list; it must be a pattern of source files such as src/parser/**, a package such as go:./parser, a list of them, or false',
  ],
  [
    withRule('unit: ""'),
    '3:11: "unit" is empty; it must be a unit such as ms, or the better direction behind it or alone, such as FLOP/s higher',
  ],
  [withRule('threshold: little'), `3:16: invalid value "little" for "threshold"; ${aThreshold}`],
  [withRule('threshold: 0,5 ms'), `3:16: invalid value "0,5 ms" for "threshold"; ${aThreshold}`],
  [withRule('threshold: { ms: 1 }'), `3:16: "threshold" is a map; ${aThreshold}`],
  [withRule('budget: 50 ms'), `3:13: invalid value "50 ms" for "budget"; ${aBudget}`],
  [withRule('budget: at most 1 000 B'), `3:13: invalid value "at most 1 000 B" for "budget"; ${aBudget}`],
  [withRule('budget: true'), `3:13: invalid value "true" for "budget"; ${aBudget}`],
  [withRule('required: yes'), '3:15: invalid value "yes" for "required"; it must be true or false'],
  [withRule('judge: best'), '3:12: invalid value "best" for "judge"; it must be one of auto, typical, mean'],
  [
    withRule('judge: p99'),
    '3:12: invalid value "p99" for "judge"; p99 across runs is not compared any more, because 8 to 20 runs say too little about it: use "judge" mean, or "statistic" p99 for the percentile within each run',
  ],
  [withRule('exact: 5'), '3:12: invalid value "5" for "exact"; it must be true or false'],
  [withRule('ignore: flaky'), `3:13: invalid value "flaky" for "ignore"; ${anIgnore}`],
  [withRule('ignore: { reason: flaky }'), `3:13: "ignore" is a map; ${anIgnore}`],
  [
    withRule('ignore: { reason: flaky, until: 2027-02-30 }'),
    '3:37: invalid value "2027-02-30" for "until"; it must be the last day of the exception, such as 2027-03-01',
  ],
  [
    withRule('ignore:\n      reason: ""\n      until: 2027-02-20'),
    '4:15: "reason" is empty; give the reason, in words',
  ],
])('%j: %s', (text, message) => {
  expect(() => decode(text)).toThrow(expect.objectContaining({ name: 'RulesError', message: `rules.yml:${message}` }))
})

test.each([
  ['['.repeat(200_000), 'rules.yml: brackets are nested too deeply'],
  ['- '.repeat(100_000), 'rules.yml: brackets are nested too deeply'],
  ['#'.repeat(300_000), 'rules.yml: the file has 300000 characters; at most 262144 are read'],
])('what would take the parser too long, or too deep (%#)', (text, message) => {
  expect(() => decode(text)).toThrow(expect.objectContaining({ name: 'RulesError', message }))
})

test.each(['', '# nothing yet\n', 'rules: []\n', 'rules:\n'])('no rules: %j', text => {
  expect(decode(text)).toEqual({ source: 'rules.yml', asOf: '2026-01-31', list: [] })
})

test('all that a rule can ask', () => {
  const { list } = decode(`# The parser is what people wait for.
rules:
  - benchmark: parse/*
    metric: time
    threshold: 5%, 0.1 ms, fail 20%
    budget: at most 50 ms
    required: true
  - metric: score
    unit: FLOP/s higher
    threshold: 0.5
    budget: at least 5e9 FLOP/s

  - benchmark: server/**
    ignore: { reason: "flaky since the new allocator", until: 2027-03-01 }
  - { benchmark: server/idle, ignore: false, budget: false, threshold: false, required: false }
`)
  expect(list).toEqual([
    {
      line: 3,
      benchmark: 'parse/*',
      metric: 'time',
      threshold: 0.05,
      smallest: { value: 1e-4, unit: 's' },
      failAbove: 0.2,
      budget: { bound: 'at most', value: 0.05, unit: 's' },
      required: true,
    },
    {
      line: 8,
      benchmark: '**',
      metric: 'score',
      direction: 'higher',
      unit: 'FLOP/s',
      threshold: 0.5,
      budget: { bound: 'at least', value: 5e9, unit: 'FLOP/s' },
    },
    {
      line: 13,
      benchmark: 'server/**',
      metric: '**',
      ignore: { reason: 'flaky since the new allocator', until: '2027-03-01' },
    },
    {
      line: 15,
      benchmark: 'server/idle',
      metric: '**',
      ignore: false,
      budget: false,
      smallest: false,
      required: false,
    },
  ])
})
