import { defineConfig } from 'vitest/config'
import { PlainReporter } from './__tests__/plain-reporter.js'

// The reporters of vitest 5 need Map.groupBy to show a failure, and Node 20 has none.
const reporter = 'groupBy' in Map ? 'default' : new PlainReporter()
const results = process.env.TEST_RESULTS

export default defineConfig({
  test: {
    include: ['__tests__/**/*.test.ts'],
    testTimeout: 60_000,
    // For those who count: the file that TEST_RESULTS names is given the results as JSON.
    reporters: results ? [reporter, ['json', { outputFile: results }]] : [reporter],
  },
})
