import type { SerializedError } from 'vitest'
import type { Reporter, TestModule, Vitest } from 'vitest/node'

/** The result of a test run in plain lines: a line for each file, and what failed in it with its difference. */
export class PlainReporter implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestModuleEnd(module: TestModule): void {
    const { passed, failed } = count([module])
    this.#say(`${module.ok() ? '✓' : '✗'} ${module.relativeModuleId} (${describe(passed, failed)})`)
    this.#explain(module.relativeModuleId, module.errors())
    for (const suite of module.children.allSuites()) this.#explain(suite.fullName, suite.errors())
    for (const test of module.children.allTests('failed'))
      this.#explain(`${module.relativeModuleId} > ${test.fullName}`, test.result().errors ?? [])
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    this.#explain('outside of any test', unhandled)
    const { passed, failed } = count(modules)
    this.#say(`\n${describe(passed, failed)}, ${modules.length} files`)
  }

  #say(text: string): void {
    this.#vitest!.logger.log(text)
  }

  #explain(where: string, errors: readonly SerializedError[]): void {
    for (const error of errors) {
      this.#say(`\nFAIL ${where}`)
      this.#vitest!.logger.printError(error)
    }
  }
}

/** How many tests of `modules` passed and failed; a file that failed without a test in it counts as one. */
function count(modules: readonly TestModule[]): { readonly passed: number; readonly failed: number } {
  const number = (module: TestModule, state: 'passed' | 'failed'): number => [...module.children.allTests(state)].length
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
  return {
    passed: sum(modules.map(module => number(module, 'passed'))),
    failed: sum(modules.map(module => number(module, 'failed') || (module.ok() ? 0 : 1))),
  }
}

function describe(passed: number, failed: number): string {
  return `${passed} passed, ${failed} failed`
}
