import { expect, test } from 'vitest'
import { inputs } from '../../../src/inputs/declarations.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { head } from '../record/whole.js'

test.each(inputs.map(({ name }) => name))('a record that keeps "%s" can be read again', name => {
  const options = { [name]: 'some text' }
  expect(decodeRecord(JSON.stringify({ ...head, options, rounds: [] })).options).toEqual(options)
})
