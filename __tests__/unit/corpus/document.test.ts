import { expect, test } from 'vitest'
import { corpusBlocks } from '../../../bench/corpus/document.js'
import { insertBetween } from '../../../bench/simulate/marked.js'
import { read } from '../repository/root.js'

// After a run of the corpus: node bench/corpus/document.js
test.each(Object.entries(corpusBlocks(JSON.parse(read('bench/corpus/results.json')))))(
  '%s says what the last run of the corpus found',
  (path, block) => {
    expect(insertBetween(read(path), 'npm run corpus', block)).toBe(read(path))
  },
)
