import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Quick files first, since a mutant is done with at the first test that kills it. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse()
  }
}

// The tests that mutants must meet: the unit tests of the folder of src/ that is mutated, none of which reads the repository itself.
export default defineConfig({
  test: {
    include: [`__tests__/unit/${process.env.MUTATED_FOLDER}/**/*.test.ts`],
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 60_000,
  },
})
