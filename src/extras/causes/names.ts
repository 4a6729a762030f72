import type { StackFrame } from '../../profiles/profile.js'
import type { ProfiledFunction } from '../../record/causes.js'

/** Code of somebody else: of a library that the program uses, or of the runtime, which runs any program and so is never a cause. */
interface Origin {
  readonly origin: 'library' | 'runtime'
  /** The library or program that it is of, as people call it. */
  readonly module?: string
  /** The version of the library, where its place tells. */
  readonly version?: string
}

/** Packages that a tool installed, inside a repository or anywhere else. */
const packages = [
  /(?:^|\/)node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\//,
  /(?:^|\/)(?:site|dist)-packages\/([^/]+)/,
  /\/go\/pkg\/mod\/([^@]+)@v([^/]+)/,
  /\/\.cargo\/registry\/src\/[^/]+\/([^/]+?)-(\d[^/]*)\//,
  /^\/rust\/deps\/([^/]+?)-(\d[^/]*)\//,
]
/** Libraries that belong to a language or a system. */
const systems = [
  /\/go(?:\/[^/]+\/x64)?\/src\/(.+)\/[^/]+$/,
  /\/include\/(c\+\+)\//,
  /\/lib\/python3?[\d.]*\/([^/.]+)/,
  /^\/rustc\/[^/]+\/library\/([^/]+)\//,
  /^\/(?:usr|lib\d*|opt|nix)\/.*?([^/]+)$/,
]

/** Programs that run other programs, and the libraries below all of them. */
const runtimes =
  /^(?:\[.*\]|V8|node|nodejs|bun|deno|(?:lib)?(?:python|pypy|ruby|php|perl|lua|jvm)[\d.\w-]*(?:\.so[.\d]*)?|java|(?:ba|da|z)?sh|(?:ld|lib(?:c|m|pthread|dl|rt|gcc_s|jemalloc|mimalloc|tcmalloc\w*))(?:[-.].*)?)$/
/** The parts of Go's library that every program of it runs on. */
const runtimeOfGo = /^(?:runtime|internal)(?:\/|$)/

/** The names that runtimes, allocators and collectors have wherever they are linked to. */
const runtimeNames = [
  /^\(.*\)$/,
  /^\[unknown\]/,
  /^(?:_?Py(?=[A-Z_])|Builtins_|v8::|node::|runtime[./]|(?:je|mi|tc)_|_int_(?:malloc|free|realloc)|__libc_|__mem|__str)/,
  /^(?:_?_?(?:malloc|free|calloc|realloc|cfree|memcpy|memmove|memset|memcmp|syscall)|operator (?:new|delete)(?:\[\])?)(?:\(.*)?$/,
]
/** A name that many functions of a repository share is no runtime's. */
const sharedName = /^\((?:anonymous|inlined)\)|^\(all other functions\)$/
const libraryNames = /^(?:[\w:]+ )?<?(?:std|core|alloc|hashbrown|__gnu_cxx|__cxxabiv1)::|^__(?:dynamic_cast|cxa_|gxx_)/

/** Finds whose code a frame is; undefined for the repository's own, whose copy is in `root`. */
export function findOrigin({ name, file, module }: StackFrame, root: string): Origin | undefined {
  const origins = [file, module].flatMap(path => (path === undefined ? [] : originOfPath(path, root)))
  const known = origins.find(({ origin }) => origin === 'runtime') ?? origins[0]
  if (known?.origin === 'runtime') return known
  if (!sharedName.test(name) && runtimeNames.some(pattern => pattern.test(name)) && !isWithin(file, root))
    return { ...known, origin: 'runtime' }
  return known ?? (libraryNames.test(name) ? { origin: 'library' } : undefined)
}

function isWithin(path: string | undefined, root: string): boolean {
  return path?.startsWith(`${root}/`) ?? false
}

function originOfPath(path: string, root: string): readonly Origin[] {
  const place = isWithin(path, root) ? path.slice(root.length + 1) : path
  const isOutside = place === path
  for (const pattern of packages) {
    const [, module, version] = pattern.exec(place) ?? []
    if (module !== undefined)
      return [{ origin: 'library', module: cut(module), ...(version && { version: cut(version) }) }]
  }
  if (!isOutside) return []
  // Code that Python made while it ran is of whoever had it made.
  if (/^<\w+>$/.test(place)) return [{ origin: 'library' }]
  const base = place.slice(place.lastIndexOf('/') + 1)
  if (/^node:/.test(place)) return [{ origin: 'runtime', module: 'node' }]
  if (place.startsWith('<frozen ')) return [{ origin: 'runtime', module: 'python' }]
  if (runtimes.test(base)) return [{ origin: 'runtime', module: cut(base.replace(/^\[(.*)\]$/, '$1')) }]
  const [ofSystem] = systems.flatMap(pattern => pattern.exec(place)?.[1] ?? [])
  if (ofSystem !== undefined)
    return [{ origin: runtimeOfGo.test(ofSystem) ? 'runtime' : 'library', module: cut(ofSystem) }]
  return /\.(?:so(?:\.[\d.]+)?|dylib|dll)$/.test(base) ? [{ origin: 'library', module: cut(base) }] : []
}

const longest = 300

function cut(text: string): string {
  return text.slice(0, longest)
}

/** A frame as both sides have it: without addresses, hashes, clones of a compiler, and the path of its copy. */
export function nameFunction(frame: StackFrame, root: string): ProfiledFunction & Pick<Origin, 'version'> {
  const { name, file, line, last } = frame
  const place = file === undefined ? undefined : shorten(file, root)
  const given = tidy(name.replaceAll(`${root}/`, ''))
  // V8 gives no name to the code of a module, which begins where its file does.
  const plain = place !== undefined && (given === '<module>' || (given === anonymous && line === 1)) ? 'module' : given
  // A name that many functions share tells nothing without its file.
  const isShared = shared.test(plain)
  const full = isShared && place !== undefined ? `${plain}${plain === 'module' ? '' : ' in'} ${baseName(place)}` : plain
  return {
    name: full.slice(0, longest) || '(no name)',
    ...(place === undefined ? {} : { file: place.slice(0, longest) }),
    ...findOrigin(frame, root),
    ...(isShared || !isLine(line) ? {} : { line, ...(isLine(last) && last > line ? { last } : {}) }),
  }
}

/** Tells a function from others: by its name, wherever its file has gone, and by whose it is. */
export function keyOf({ name, origin, module = '' }: ProfiledFunction): string {
  return origin === undefined ? name : `${name}\n${module}`
}

function isLine(line: number | undefined): line is number {
  return Number.isSafeInteger(line) && line! > 0
}

const anonymous = '(anonymous)'
/** Names that many functions of one program have. */
const shared = /^\((?:anonymous|inlined)\)$|^<\w+>$|^main\.init$|^module$/

/** Returns whether a named function says more of where its time is spent. */
export function isAnonymous({ name }: Pick<ProfiledFunction, 'name'>): boolean {
  return sharedName.test(name)
}

/** Additions of compilers and linkers to the name of a function: a hash of Rust, a clone, an inlined copy, an offset. */
const additions = [
  / \(inlined\)$/,
  /\+0x[0-9a-f]+$/,
  /@@?(?:plt|[A-Z]+_[\d.]+)$/,
  /::h[0-9a-f]{16}$/,
  /(?:\.(?:constprop|isra|part|cold|llvm|lto_priv)(?:\.\d+)*)+$/,
  /_\[[jirk0]\]$/,
]

function tidy(name: string): string {
  const bare = additions.reduce((text, addition) => text.replace(addition, ''), name.trim())
  return bare.replace(/\b0x[0-9a-f]{4,}\b/g, '0x…')
}

/** `file` relative to the copy in `root`, or to the package with a version that it is of; of what lies elsewhere, only the last part. */
function shorten(file: string, root: string): string {
  const within = `${root}/`
  if (file.startsWith(within)) return file.slice(within.length)
  const versioned = packages.map(pattern => pattern.exec(file)).find(match => match?.[2] !== undefined)
  return versioned
    ? file.slice(versioned.index + versioned[0].length).replace(/^\//, '') || baseName(file)
    : baseName(file)
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1) || path
}
