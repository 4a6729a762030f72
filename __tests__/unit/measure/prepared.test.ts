import { expect, test } from 'vitest'
import { measure } from '../../../src/measure/measure.js'
import { makePorts, makeSession } from './clockwork.js'

test('what "prepare" writes to $BENCH_OUTPUT is not read as the command\'s', async () => {
  let written = ''
  const { ports } = makePorts(command => {
    written += `${command} `
    return 1
  })
  const read: string[] = []
  const benchOutput = () => ({
    path: '/numbers',
    read: () => ({ text: read[read.push(written) - 1]! }),
    remove() {
      written = ''
    },
  })
  for (const lines of [{}, { prepare: 'tidy' }]) {
    read.length = 0
    await measure(makeSession(['a', 'b'], { more: lines }), { ...ports, benchOutput })
    expect(new Set(read)).toEqual(new Set(['a ', 'b ']))
  }
})
