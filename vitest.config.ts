import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { PlainReporter } from './__tests__/plain-reporter.js'

// The reporters of vitest 5 need Map.groupBy to show a failure, and Node 20 has none.
const reporter = 'groupBy' in Map ? 'default' : new PlainReporter()
const results = process.env.TEST_RESULTS

export default defineConfig({
  test: {
    // Two more than there are cores, of which vitest would leave one to itself: many scenarios wait.
    maxWorkers: availableParallelism() + 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // For those who count: the file that TEST_RESULTS names is given the results as JSON.
    reporters: results ? [reporter, ['json', { outputFile: results }]] : [reporter],
    tags: [
      { name: 'nightly', description: 'A scenario that takes long; npm run nightly runs it, and nothing else does.' },
    ],
    projects: [
      {
        extends: true,
        // What these files import is pure, so they may share it: a process and its modules for many files.
        test: {
          name: 'unit',
          include: ['__tests__/unit/**/*.test.ts'],
          setupFiles: ['__tests__/unit/sentences.ts'],
          globalSetup: ['__tests__/page-script.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'simulation', include: ['__tests__/simulation/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'scenario',
          include: ['__tests__/scenario/**/*.test.ts'],
          isolate: false,
          globalSetup: [
            '__tests__/scenario/fresh-bundle.ts',
            '__tests__/scenario/programs.ts',
            '__tests__/scenario/pull-request.ts',
          ],
        },
      },
      {
        extends: true,
        // These run dist/ as it is, since Windows may have no bash that could build it.
        test: { name: 'windows', include: ['__tests__/windows/**/*.test.ts'], testTimeout: 600_000 },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['__tests__/browser/**/*.test.ts'],
          globalSetup: [
            '__tests__/page-script.ts',
            '__tests__/scenario/fresh-bundle.ts',
            '__tests__/browser/chromium.ts',
          ],
        },
      },
    ],
  },
})
