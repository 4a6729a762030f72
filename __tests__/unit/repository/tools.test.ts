import { expect, it } from 'vitest'
import { formats, isOfTool } from '../../../src/formats/index.js'
import { languageNames } from '../../../src/formats/selection.js'
import { read } from './root.js'

const page = read('docs/reference/tools.md')

/** The format of each row of the tables of a section. */
function listFormats(section: string, column: number): readonly string[] {
  const [, text = ''] = page.split(`## ${section}\n`)
  const rows = [...text.split('\n## ')[0]!.matchAll(/^\| .* \|$/gm)].map(([row]) => row.split(' | ')[column] ?? '')
  return rows.flatMap(cell => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!))
}

it('says how to run the tool of each format, and names no other', () => {
  const named = listFormats('How to run your tool', 1).filter(name => name !== 'format')
  const known = formats.filter(isOfTool).map(({ name }) => name)
  expect([...new Set(named)].sort()).toEqual([...known].sort())
})

it('says how each tool is told to run some benchmarks, and names no other', () => {
  const named = listFormats('Run only some benchmarks', 0).map(name => name.replace(/^\| /, ''))
  const known = formats.map(({ name }) => name)
  expect(named.filter(name => known.includes(name)).length).toBeGreaterThan(5)
  expect(languageNames.filter(name => known.includes(name) && !named.includes(name))).toEqual([])
})
