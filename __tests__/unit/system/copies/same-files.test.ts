import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSameFiles } from '../../../../src/system/copies/installation.js'
import { makeDirectory } from '../archives.js'

/** Two sides with these files each. */
function makeSides(baseline: Readonly<Record<string, string>>, contender: Readonly<Record<string, string>>) {
  const home = makeDirectory()
  const sides = [baseline, contender].map((files, index) => {
    const root = join(home, `${index}`)
    mkdirSync(join(root, 'build'), { recursive: true })
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
    const place = { root, directory: root }
    return { name: `${index}`, places: [place, place] as const }
  })
  return { sides, inPlace: false, warnings: [] }
}

const same = { 'build/parse.o': 'x', 'build/parse.h': 'y' }
const globs = ['build/parse*']

test.each<[what: string, contender: Readonly<Record<string, string>>, found: readonly string[]]>([
  ['the same files', { ...same, 'build/lex.o': 'new' }, globs],
  ['other bytes', { ...same, 'build/parse.o': 'z' }, []],
  ['a file more', { ...same, 'build/parser.o': '' }, []],
  ['a file less', { 'build/parse.o': 'x' }, []],
])('%s', (_, contender, found) => {
  expect(findSameFiles(makeSides(same, contender), globs).sides[1]!.sameFiles).toEqual(found)
})

test('another mode is a difference, and so is a pattern without any file', () => {
  const installation = makeSides(same, same)
  chmodSync(join(installation.sides[1]!.places[0].root, 'build/parse.o'), 0o755)
  expect(findSameFiles(installation, [...globs, 'nothing*']).sides[1]!.sameFiles).toEqual([])
  expect(findSameFiles(installation, []).sides[1]).not.toHaveProperty('sameFiles')
})

test('of one directory for both sides, nothing is known', () => {
  const { sides, ...rest } = makeSides(same, same)
  const installation = { ...rest, sides: [sides[0]!, { ...sides[0]!, name: 'other' }] }
  expect(findSameFiles(installation, globs).sides[1]).not.toHaveProperty('sameFiles')
})
