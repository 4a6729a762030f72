import type { ProfiledFunction } from '../record/causes.js'
import { findOrigin, type Origin } from './origin.js'
import type { Frame } from './profile.js'

const longest = 300

/** A frame as both sides have it: without addresses, hashes, clones of a compiler, and the path of its copy. */
export function nameFunction(frame: Frame, root: string): ProfiledFunction {
  const { name, file, line, last } = frame
  const place = file === undefined ? undefined : shorten(file, root)
  const plain = tidy(name.replaceAll(`${root}/`, ''))
  // A name that many functions share tells nothing without its file.
  const isShared = shared.test(plain)
  const full = isShared && place !== undefined ? `${plain} in ${baseName(place)}` : plain
  return {
    name: full.slice(0, longest) || '(no name)',
    ...(place === undefined ? {} : { file: place.slice(0, longest) }),
    ...cutModule(findOrigin(frame, root)),
    ...(isShared || !isLine(line) ? {} : { line, ...(isLine(last) && last > line ? { last } : {}) }),
  }
}

function cutModule(origin: Origin | undefined): Partial<Origin> {
  return origin?.module === undefined ? { ...origin } : { ...origin, module: origin.module.slice(0, longest) }
}

/** Tells a function from others: by its name, wherever its file has gone, and by whose it is. */
export function keyOf({ name, origin, module = '' }: ProfiledFunction): string {
  return origin === undefined ? name : `${name}\n${module}`
}

function isLine(line: number | undefined): line is number {
  return Number.isSafeInteger(line) && line! > 0
}

/** Names that many functions of one program have. */
const shared = /^\(anonymous\)$|^<\w+>$|^main\.init$/

/** What compilers and linkers add to the name of a function: a hash of Rust, a clone, an inlined copy, an offset. */
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

/** `file` relative to the copy in `root`; of what lies outside of it, only the last part. */
function shorten(file: string, root: string): string {
  const within = `${root}/`
  return file.startsWith(within) ? file.slice(within.length) : baseName(file)
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1) || path
}
