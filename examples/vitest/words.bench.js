import { test } from 'vitest'
import { count } from './words.js'

const text = Array.from({ length: 5000 }, (_, index) => `word${index % 97}`).join(' ')

test('words', async ({ bench }) => {
  const options = { time: 100, iterations: 1, warmupTime: 100, warmupIterations: 1 }
  await bench('count', () => {
    count(text)
  }).run(options)
})
