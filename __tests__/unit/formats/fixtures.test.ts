import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FormatError } from '../../../src/formats/format.js'
import { detected, detectIn, formats } from '../../../src/formats/index.js'
import { fitsIn, readDocument } from '../../../src/formats/read.js'
import { makeDocument } from '../../../src/formats/reading/document.js'
import { fixture, printed } from './outputs.js'

const files = readdirSync(fixture('.'), { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter(entry => entry.isFile() && entry.parentPath !== fixture('.'))
  .map(({ parentPath, name }) => join(parentPath, name))

/** An array of name, unit and value does not say which way is better, so that both fit, and neither is chosen. */
const isUndecided = (names: readonly string[]) => names.every(name => name.startsWith('custom'))

const asFile = (path: string, text: string) => makeDocument({ ...printed(''), files: [{ path, text }] })

test('of each output at most one format fits', () => {
  const wrong = files.flatMap(path => {
    const document = asFile(path, readFileSync(path, 'utf8'))
    const names = detected.filter(format => fitsIn(format, document)).map(({ name }) => name)
    return names.length < 2 || isUndecided(names) ? [] : [`${path}: ${names.join(', ')}`]
  })
  expect(wrong).toEqual([])
})

test('an output that is cut off, or whose lines are shuffled, is read, or refused with a sentence', () => {
  const wrong = files.flatMap(path => {
    const text = readFileSync(path, 'utf8')
    return damage(text).flatMap(damaged => findFault(path, damaged))
  })
  expect(wrong).toEqual([])
})

/** Cut at four places, and with every third line first. */
function damage(text: string): readonly string[] {
  const lines = text.split('\n')
  const shuffled = [0, 1, 2].flatMap(rest => lines.filter((_, at) => at % 3 === rest)).join('\n')
  return [...[0.1, 0.4, 0.7, 0.95].map(share => text.slice(0, Math.floor(text.length * share))), shuffled]
}

function findFault(path: string, text: string): readonly string[] {
  const document = asFile(path, text)
  try {
    for (const { benchmark, values, error } of readDocument(detectIn(document), document, 'suite'))
      if (benchmark === '' || (values.length === 0) !== (error !== undefined)) return [`${path}: a reading of nothing`]
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    if (!/^\S.{20,}/s.test(error.message) || error.message.length > 1000) return [`${path}: ${error.message}`]
  }
  return []
}

test('no two formats have the same name', () => {
  expect(new Set(formats.map(({ name }) => name)).size).toBe(formats.length)
})
