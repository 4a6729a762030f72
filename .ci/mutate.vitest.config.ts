import { defineConfig } from 'vitest/config'

// The tests that mutants must meet: the unit tests of the folder of src/ that is mutated, none of which reads the repository itself.
export default defineConfig({
  test: {
    include: [`__tests__/unit/${process.env.MUTATED_FOLDER}/**/*.test.ts`],
    isolate: false,
    testTimeout: 60_000,
  },
})
