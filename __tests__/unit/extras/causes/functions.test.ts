import { expect, test } from 'vitest'
import { toHtml } from '../../../../src/document/html.js'
import { showCauses } from '../../../../src/extras/causes/document.js'
import type { Causes } from '../../../../src/report/causes.js'
import { blankTools } from '../../report/blank-tools.js'
import { explained, report } from '../../report/samples.js'

const { whole } = explained
const none = explained.rows.map(row => ({ ...row, isNamed: false }))

test.each<[what: string, causes: Causes, others: RegExp | undefined]>([
  ['some are named', explained, /<th scope="row">All that are not named</],
  ['none is', { ...explained, rows: none, rest: { ...whole, functions: 16 } }, /<th scope="row">All functions</],
  ['all are', { ...explained, rest: { ...explained.rest, functions: 0 } }, undefined],
])('the last row of the functions is what it says: %s', (_, causes, others) => {
  const page = toHtml(showCauses(report({ causes }), {}), { title: 'Causes', tools: blankTools })
  const [, foot = ''] = /<tfoot>(.*)<\/tfoot>/s.exec(page) ?? []
  if (others === undefined) expect(foot).toBe('')
  else expect(foot).toMatch(others)
})
