import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '../util/attempt.js'
import { digestBytes, stampOf } from './disk.js'

/**
 * Files of a home directory that tools read by their names, as settings or as code, in every directory that they run in. Both sides share
 * them, since commands need their home for toolchains and caches.
 */
const settings: readonly string[] = [
  ...['.gitconfig', '.config/git/config', '.config/git/attributes', '.config/git/ignore'],
  ...['.npmrc', '.yarnrc', '.yarnrc.yml'],
  ...['.bashrc', '.bash_profile', '.profile', '.zshenv'],
  ...['.cargo/config', '.cargo/config.toml'],
  ...['.config/pip/pip.conf', '.pip/pip.conf'],
  '.config/go/env',
  ...['.gradle/gradle.properties', '.gradle/init.gradle', '.gradle/init.gradle.kts'],
  ...['.m2/settings.xml', '.mavenrc'],
  ...['.Rprofile', '.julia/config/startup.jl'],
  ...['.ccache/ccache.conf', '.config/ccache/ccache.conf'],
]

const customizations = ['sitecustomize.py', 'usercustomize.py']
/** The part of a large file that is compared: what tools read by name is short. */
const largestInBytes = 2 ** 20

/** A file as it was last seen. */
interface Seen {
  readonly stamp: string
  readonly digest: string
}

/** The side that a command belongs to, and the paths in the home directory that differ after its commands. */
export type HomeChanges = ReadonlyMap<string, ReadonlySet<string>>

/** Watches the files of a home directory that are read by name, and tells after whose commands they differ. */
export class HomeWatch {
  readonly #home: string
  #seen: ReadonlyMap<string, Seen>
  #side: string | undefined
  readonly #changes = new Map<string, Set<string>>()

  constructor(home: string) {
    this.#home = home
    this.#seen = this.#look()
  }

  /** Takes note that commands of `side` come next; undefined for those of nobody. */
  take(side: string | undefined): void {
    if (side === this.#side) return
    this.#note()
    this.#side = side
  }

  /** What differs by now. What nobody's commands have changed is the machine's. */
  get changes(): HomeChanges {
    this.#note()
    return this.#changes
  }

  #note(): void {
    const now = this.#look()
    const paths = [...new Set([...this.#seen.keys(), ...now.keys()])]
    const changed = paths.filter(path => this.#seen.get(path)?.digest !== now.get(path)?.digest)
    this.#seen = now
    if (this.#side === undefined || changed.length === 0) return
    const known = this.#changes.get(this.#side) ?? new Set()
    for (const path of changed) known.add(path)
    this.#changes.set(this.#side, known)
  }

  #look(): ReadonlyMap<string, Seen> {
    const paths = [...settings, ...listNames(this.#home, '.gradle/init.d'), ...this.#listPython()]
    return new Map(
      paths.flatMap(path => {
        const seen = this.#see(path)
        return seen === undefined ? [] : [[path, seen] as const]
      }),
    )
  }

  /** What the Pythons of this user run when they start. */
  #listPython(): readonly string[] {
    return listNames(this.#home, '.local/lib')
      .filter(path => /\/python[\d.]+$/.test(path))
      .flatMap(path => {
        const names = listNames(this.#home, `${path}/site-packages`)
        return names.filter(name => name.endsWith('.pth') || customizations.some(file => name.endsWith(`/${file}`)))
      })
  }

  /** A file that does not exist is as good as an empty place: undefined. */
  #see(path: string): Seen | undefined {
    const whole = join(this.#home, path)
    const stats = lstatSync(whole, { bigint: true, throwIfNoEntry: false })
    if (stats === undefined) return undefined
    const stamp = stampOf(stats)
    const known = this.#seen?.get(path)
    if (known?.stamp === stamp) return known
    // What is no short file is known by its stamp alone.
    const isShort = stats.isFile() && stats.size <= BigInt(largestInBytes)
    return { stamp, digest: (isShort ? attempt(() => digestBytes(whole)) : undefined) ?? stamp }
  }
}

/** The entries of a directory below `home`, as paths from there; none where it cannot be read. */
function listNames(home: string, path: string): readonly string[] {
  return (attempt(() => readdirSync(join(home, path))) ?? []).map(name => `${path}/${name}`).sort()
}
