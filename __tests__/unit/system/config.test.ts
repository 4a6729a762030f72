import { expect, test } from 'vitest'
import { judgeAlike, parseConfigToday } from '../../../src/system/config.js'

const parse = async (text: string) => (await parseConfigToday(text, 'counterbalance.yml')).of('benchmark')
const base = 'judging:\n  statistic: p99\nrules:\n  - threshold: 5%\n'

test.each([
  ['another "run"', `run:\n  batch: 3\n${base}`, true],
  ['a comment', `# why\n${base}`, true],
  ['another statistic', base.replace('99', '90'), false],
  ['another rule', base.replace('5%', '9%'), false],
  ['nothing but "run"', 'run:\n  batch: 3\n', false],
])('whether a file with %s decides verdicts in the same way', async (_, text, isAlike) => {
  expect(judgeAlike(await parse(text), await parse(base))).toBe(isAlike)
})

test('a file that decides nothing is as good as none', async () => {
  expect(judgeAlike(await parse('run:\n  batch: 3\n'), undefined)).toBe(true)
})
