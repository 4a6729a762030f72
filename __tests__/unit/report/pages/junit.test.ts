import { expect, test } from 'vitest'
import { parseXml } from '../../../../src/formats/reading/xml.js'
import { renderJunit } from '../../../../src/report/pages/junit.js'
import { finding, mixed, report } from '../samples.js'

test('junit: a test case for each judged benchmark', async () => {
  await expect(renderJunit(mixed)).toMatchFileSnapshot('../../../golden/report/mixed.xml')
})

test('junit: a name with markup and control characters is text', () => {
  const benchmark = 'a"><failure message="x"/>\u0000\u001b[2J&'
  const xml = renderJunit(report({ findings: [finding({ benchmark })] }))
  expect(xml).not.toMatch(/[^\P{Cc}\n]/u)
  const [suite] = parseXml(xml).children
  expect(suite!.children.map(({ attributes }) => attributes.get('name'))).toEqual(['a"><failure message="x"/> & time'])
})
