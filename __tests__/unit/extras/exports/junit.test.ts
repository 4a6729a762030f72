import { expect, test } from 'vitest'
import { renderJunit } from '../../../../src/extras/exports/junit.js'
import { parseXml } from '../../../../src/formats/reading/xml.js'
import { mergeRecords } from '../../../../src/report/make-report.js'
import { makeShare } from '../../record/on-runners.js'
import { finding, grown, mixed, report, ruled } from '../../report/samples.js'
import { asReport } from '../../report/shown.js'

test('junit: a test case for each judged benchmark', async () => {
  await expect(renderJunit(asReport(mixed))).toMatchFileSnapshot('../../../golden/report/mixed.xml')
})

test('junit: budgets and what is missing are test cases too', async () => {
  const { findings, rules } = ruled
  const xml = renderJunit(
    asReport({ ...grown, findings: [...grown.findings, ...findings], rules: rules!, removed: ['gone'] }),
  )
  await expect(xml).toMatchFileSnapshot('../../../golden/report/budgets.xml')
})

test('junit: a part that left no record is an error', () => {
  const [records] = parseXml(renderJunit(mergeRecords([{ ...makeShare('a'), part: 'linux' }], { parts: 2 }))).children
  expect(Object.fromEntries(records!.attributes)).toMatchObject({ name: 'records', tests: '1', errors: '1' })
  expect(records!.children[0]!.attributes.get('name')).toBe('1 of 2 parts missing')
})

test('junit: a name with markup and control characters is text', () => {
  const benchmark = 'a"><failure message="x"/>\u0000\u001b[2J&'
  const xml = renderJunit(asReport(report({ findings: [finding({ benchmark })] })))
  expect(xml).not.toMatch(/[^\P{Cc}\n]/u)
  const [suite] = parseXml(xml).children
  expect(suite!.children.map(({ attributes }) => attributes.get('name'))).toEqual(['a"><failure message="x"/> & time'])
})
