import { baseOf, type Project, type Recogniser, sources } from '../project.js'

/** A command that somebody times with hyperfine: rounds repeat it, so the tool is not needed. */
export const hyperfine: Recogniser = ({ files, read }) => {
  const timed = /\bhyperfine\b[^\n'"]*(['"])([^\n]+?)\1/
  const file = files.find(
    path => /(\.sh|^Makefile|^justfile|^package\.json)$/.test(baseOf(path)) && timed.test(read(path)),
  )
  if (file === undefined) return undefined
  const command = timed.exec(read(file))![2]!
  return {
    ...makeScript(command),
    tool: 'hyperfine',
    evidence: file,
    advice: [
      'The time of the whole process is compared. Rounds repeat the command, so hyperfine is not needed.',
      built,
    ],
  }
}

/** A script whose name says that it measures. */
export const script: Recogniser = ({ files }) => {
  const path = files.find(name => /^((scripts|bench|benchmarks?)\/)?(bench|benchmarks?)\.(sh|js|mjs|py)$/.test(name))
  if (path === undefined) return undefined
  const runner = { sh: 'sh', py: 'python3', js: 'node', mjs: 'node' }[path.split('.').at(-1)!]!
  return {
    ...makeScript(`${runner} ${path}`),
    tool: 'a script',
    evidence: path,
    format: 'auto',
    advice: ['If the script prints no numbers in a known format, the time of its whole process is compared.', built],
  }
}

/** A command that the user names: the time of its process is compared. */
export function makeScript(command: string): Project {
  return {
    tool: 'a command',
    evidence: '--command',
    languages: [],
    payload: sources,
    command,
    format: 'process',
    advice: [built],
  }
}

const built =
  'If the program must be built, put the build into "setup" and into a step before it, and the built files into "files".'
