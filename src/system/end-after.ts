import { createContext, Script } from 'node:vm'

/** Nothing that the work sees is another one: the context is there for its time limit alone, which also ends a regular expression. */
const context = createContext({ work: undefined })
const script = new Script('work()')

/** Does `work`, and ends it when it has taken so many milliseconds; whether it came to its own end. */
export function endAfter(milliseconds: number, work: () => void): boolean {
  context.work = work
  try {
    script.runInContext(context, { timeout: milliseconds })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  } finally {
    context.work = undefined
  }
}
