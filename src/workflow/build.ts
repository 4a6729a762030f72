import { baseOf, directoryOf, type ProjectFiles, prefixOf } from './project.js'

/** The build of a program from a checkout. */
export interface Build {
  readonly evidence: string
  readonly lines: readonly string[]
  /** The path of the program that is made. */
  readonly program: string
  /** Packages of Ubuntu that the build needs and a runner lacks; undefined where the build fetches what it needs. */
  readonly needs?: readonly string[]
}

/** Finds how the program is built that is made of the source at `path`, by CMake, Meson or Make. */
export function findBuild(repository: ProjectFiles, path: string): Build | undefined {
  const { files, read } = repository
  const builds = files.flatMap(file => {
    const folder = directoryOf(file)
    const below = prefixOf(folder)
    const builder = builders.find(({ named }) => named.test(baseOf(file)))
    if (builder === undefined || !path.startsWith(below)) return []
    if (builder.root !== undefined && !files.includes(builder.root)) return []
    const target = builder.targetOf(escapePattern(path.slice(below.length))).exec(read(file))?.[1]
    return target === undefined
      ? []
      : [{ ...builder.make(folder, target, repository), evidence: `${file}, which builds ${path}` }]
  })
  return builds[0]
}

interface Builder {
  readonly named: RegExp
  readonly root?: string
  /** Finds the name of the target that is made of a source, whose path is a pattern already. */
  readonly targetOf: (source: string) => RegExp
  readonly make: (folder: string, target: string, repository: ProjectFiles) => Omit<Build, 'evidence'>
}

const builders: readonly Builder[] = [
  {
    ...{ named: /^CMakeLists\.txt$/, root: 'CMakeLists.txt' },
    targetOf: source => new RegExp(`add_executable\\(\\s*([\\w.-]+)[^)]*\\b${source}`),
    make: makeCmake,
  },
  {
    ...{ named: /^meson\.build$/, root: 'meson.build' },
    targetOf: source => new RegExp(`executable\\(\\s*'([\\w.-]+)'[^)]*'${source}'`),
    make: (folder, target) => ({ ...makeMeson(folder, target), needs: ['meson'] }),
  },
  {
    named: /^(?:GNUm|[Mm])akefile$/,
    targetOf: source =>
      new RegExp(
        `^((?![\\w./-]+\\.o\\b)[\\w./-]+)\\s*:[^=\\n]*(?:${source}|${source.replace(/\\\.\w+$/, '\\.o')})`,
        'm',
      ),
    make: (folder, target) => ({
      lines: [folder === '.' ? `make ${target}` : `make -C ${folder} ${target}`],
      program: `${prefixOf(folder)}${target}`,
      needs: [],
    }),
  },
]

/** Finds how the program at `path` is built, which is not in the repository; undefined where nothing shows it. */
export function findBuildOf(repository: ProjectFiles, path: string): Build | undefined {
  const { files, read } = repository
  const name = baseOf(path)
  const build = (evidence: string, ...lines: readonly string[]): Build => ({ evidence, lines, program: path })
  if (/(^|\/)target\/release\//.test(path) && files.includes('Cargo.toml'))
    return build('Cargo.toml', 'cargo build --release')
  const rule = new RegExp(`^${escapePattern(path)}\\s*:`, 'm')
  const makefile = files.find(file => /^(?:GNUm|[Mm])akefile$/.test(file))
  if (makefile && rule.test(read(makefile))) return build(makefile, `make ${path}`)
  if (path.startsWith('build') && files.includes('CMakeLists.txt'))
    return { ...makeCmake('.', name, repository), evidence: 'CMakeLists.txt', program: path }
  if (path.startsWith('build') && files.includes('meson.build'))
    return build('meson.build', ...makeMeson('.', name).lines)
  const isScript = files.includes('package.json') && /"build"\s*:/.test(read('package.json'))
  if (isScript && /\.[cm]?js$/.test(path)) return build('package.json', 'npm install', 'npm run build')
  if (name.includes('.')) return undefined
  if (makefile) return build(makefile, 'make')
  if (files.includes('go.mod')) {
    const main = files.find(file => /^cmd\/[^/]+\/main\.go$/.test(file) && directoryOf(file) === `cmd/${name}`)
    return build('go.mod', `go build -o ${path} ${main ? `./cmd/${name}` : '.'}`)
  }
  return undefined
}

/** Builds a target of CMake whose list is in `folder`, with the options that it is only made with. */
export function makeCmake(folder: string, target: string, repository: ProjectFiles): Pick<Build, 'lines' | 'program'> {
  const options = listOptions(repository, folder, target).map(name => ` -D${name}=ON`)
  const isShared = /\badd_library\(\s*\S+\s+SHARED\b|BUILD_SHARED_LIBS/.test(readLists(repository))
  // So that a copy of the program finds the copies of its libraries.
  const beside = isShared ? ' -DCMAKE_BUILD_RPATH_USE_ORIGIN=ON' : ''
  return {
    lines: [
      `cmake -S . -B build -DCMAKE_BUILD_TYPE=Release${options.join('')}${beside}`,
      `cmake --build build --target ${target}`,
    ],
    program: `build/${prefixOf(folder)}${target}`,
  }
}

function readLists({ files, read }: ProjectFiles): string {
  return files
    .filter(file => baseOf(file) === 'CMakeLists.txt')
    .map(read)
    .join('\n')
}

/** Lists the options of CMake that the conditions around a target name, in the list of its folder and in those above. */
function listOptions(repository: ProjectFiles, folder: string, target: string): readonly string[] {
  const { files, read } = repository
  const declared = new Set(
    [...readLists(repository).matchAll(/\b(?:option|cmake_dependent_option)\s*\(\s*(\w+)/gi)].map(([, name]) => name!),
  )
  const parts = folder === '.' ? [] : folder.split('/')
  const above = ['.', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))]
  const builds = above.flatMap(place => {
    const file = `${prefixOf(place)}CMakeLists.txt`
    if (!files.includes(file)) return []
    const below = folder === place ? undefined : folder.slice(prefixOf(place).length)
    const sign =
      below === undefined
        ? new RegExp(`\\badd_executable\\(\\s*${escapePattern(target)}\\b`)
        : new RegExp(`\\badd_subdirectory\\(\\s*"?(?:${listStarts(below).map(escapePattern).join('|')})"?[\\s)]`)
    return conditionsAround(read(file), sign)
  })
  return [...new Set(builds.filter(name => declared.has(name)))]
}

/** Lists a path and those of the folders that it lies in: `a/b/c`, `a/b`, `a`. */
function listStarts(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'))
}

/** Lists the names in the conditions that are open where `sign` first stands, but for those behind NOT. */
function conditionsAround(text: string, sign: RegExp): readonly string[] {
  const open: (readonly string[])[] = []
  for (const line of text.replaceAll(/#.*/g, '').split('\n')) {
    const condition = /^\s*(if|elseif)\s*\((.*)\)/i.exec(line)
    if (/^\s*(?:endif|elseif|else)\b/i.test(line)) open.pop()
    if (condition) open.push([...condition[2]!.replaceAll(/\bNOT\s+\w+/g, '').matchAll(/\w+/g)].map(([name]) => name))
    else if (/^\s*else\b/i.test(line)) open.push([])
    if (sign.test(line)) return open.flat()
  }
  return []
}

function makeMeson(folder: string, target: string): Pick<Build, 'lines' | 'program'> {
  return {
    lines: ['meson setup build --buildtype=release', 'meson compile -C build'],
    program: `build/${prefixOf(folder)}${target}`,
  }
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&')
}

const interpreters = /^(?:node|deno|bun|python[\d.]*|sh|bash|ruby|php|perl)$/

/** The path of the program or script that the shell line `command` runs first; undefined where it is looked up, or cannot be told. */
export function findProgram(command: string): string | undefined {
  const words = command.trim().split(/\s+/)
  const first = words.findIndex(word => !/^\w+=/.test(word))
  const program = words[first] ?? ''
  const script = interpreters.test(program) ? words.slice(first + 1).find(word => !word.startsWith('-')) : undefined
  const path = script ?? (program.includes('/') ? program : '')
  return /^[\w./-]+$/.test(path) && !path.startsWith('/') && !path.startsWith('..')
    ? path.replace(/^\.\//, '')
    : undefined
}
