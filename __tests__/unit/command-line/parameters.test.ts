import { expect, test } from 'vitest'
import { replaceParameters } from '../../../src/command-line/options.js'

const replace = (words: string) => replaceParameters(words.split(' ')).join(' ')

test.each([
  ['compare -L n 10,100 a b', 'compare --scan n=10,100 a b'],
  ['--parameter-list n 10,100 -L m 1 a', '--scan n=10,100 --scan m=1 a'],
  ['-P n 1 4 a', '--scan n=1,2,3,4 a'],
  ['-P n 10 100 -D 45 a', '--scan n=10,55,100 a'],
  ['-D 0.1 --parameter-scan n 0 0.5', '--scan n=0.0,0.1,0.2,0.3,0.4,0.5'],
  ['--parameter-scan n 0 5 --parameter-step-size 2', '--scan n=0,2,4'],
  ['a -- grep -L x y', 'a -- grep -L x y'],
  ['a b', 'a b'],
])('%s', (words, expected) => {
  expect(replace(words)).toBe(expected)
})

test.each([
  ['-L n', /^"-L" needs a name, its values behind it: for example -L n 100,1000, or -P n 1 9 -D 2$/],
  ['-P n 1', /^"-P" needs a name, the first value, the last value behind it/],
  [
    '-P n 9 1',
    /^"-P" goes from "9" to "1" in steps of "1"; it must be numbers, the smaller first, and a step above 0$/,
  ],
  ['-P n 1 9 -D 0', /in steps of "0"/],
  ['-P n a 9', /from "a" to "9"/],
  ['-P n 0 1e9', /^"-P" makes 1000000001 values; at most 10000 can be measured: give a larger step with "-D"$/],
  ['-D 2 a', /^"-D" is the step of a range: give "-P" NAME FROM TO too$/],
])('%s is refused', (words, message) => {
  expect(() => replace(words)).toThrow(message)
})
