import { harmlessLines } from '../../document/escape.js'
import { describeFault } from '../../report/words/words.js'

type Variables = Readonly<{ [name: string]: string | undefined }>

/**
 * Describes the step's failure. If the user can fix it, this is a message. If it is our fault, this is the stack and the place to
 * report it.
 */
export function describeError(error: unknown, variables: Variables): string {
  if (!(error instanceof Error)) return harmlessLines(String(error))
  // What the system refuses (a file, a disk) is no fault of ours, and its message names the file.
  const isOurs = ['Error', 'TypeError', 'RangeError', 'ReferenceError'].includes(error.name) && !('syscall' in error)
  if (!isOurs) return harmlessLines(error.message)
  return harmlessLines(`${error.stack ?? error.message}\n${describeFault(findIssues(variables))}`)
}

/** The page for issues of the repository that the action came from, as the runner names it. */
function findIssues({
  GITHUB_SERVER_URL: server,
  GITHUB_ACTION_REPOSITORY: repository,
}: Variables): string | undefined {
  return server && repository ? `${server}/${repository}/issues` : undefined
}
