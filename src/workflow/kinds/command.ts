import { findBuildOf, findProgram } from '../build.js'
import { baseOf, type Project, type ProjectFiles, type Recogniser, sources } from '../project.js'

/** A command that somebody times with hyperfine: rounds repeat it, so the tool is not needed. */
export const hyperfine: Recogniser = repository => {
  const { files, read } = repository
  const timed = /\bhyperfine\b[^\n'"]*(['"])([^\n]+?)\1/
  const file = files.find(
    path => /(\.sh|^Makefile|^justfile|^package\.json)$/.test(baseOf(path)) && timed.test(read(path)),
  )
  if (file === undefined) return undefined
  const timing = 'The time of the whole process is compared. Rounds repeat the command, so hyperfine is not needed.'
  const made = makeScript(timed.exec(read(file))![2]!, repository)
  return { ...made, tool: 'hyperfine', evidence: file, advice: [timing, ...(made.advice ?? [])] }
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

/** A command that the user names: the time of its process is compared. A program that is not in the repository is built. */
export function makeScript(command: string, repository?: ProjectFiles): Project {
  const path = findProgram(command)
  const isThere = path === undefined || repository === undefined || repository.files.includes(path)
  const build = isThere ? undefined : findBuildOf(repository, path)
  return {
    tool: 'a command',
    evidence: build ? `${path} is built as ${build.evidence} has it` : '--command',
    ...(build && { build: build.lines.join('\n') }),
    payload: build && !/\.[cm]?js$/.test(build.program) ? [build.program, ...listNamed(command, repository)] : sources,
    command,
    format: 'process',
    ...(build === undefined && { advice: [built] }),
  }
}

/** The files of the repository that words of `command` name. */
function listNamed(command: string, repository: ProjectFiles | undefined): readonly string[] {
  const words = new Set(command.split(/\s+/).map(word => word.replace(/^\.\//, '')))
  return (repository?.files ?? []).filter(path => words.has(path))
}

const built = 'If the program must be built, put the build into "build", and the built files into "files".'
