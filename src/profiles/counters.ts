import { rollup, sum } from 'd3-array'
import type { CountMetric } from '../metrics/metric.js'
import type { ProfileFile, StackFrame } from './profile.js'
import { callgrindProfiler } from './profilers.js'
import { readCallgrind } from './readers/callgrind.js'
import { type AllocationPoint, readDhat } from './readers/dhat.js'

/** A function, and what was counted in it. */
export interface CountedFunction {
  readonly frame: StackFrame
  readonly count: number
}

/** What was counted of one run: the whole, and by function where that is known. */
export interface Counted {
  readonly totals: ReadonlyMap<CountMetric, number>
  readonly functions: ReadonlyMap<CountMetric, readonly CountedFunction[]>
}

/** A tool of valgrind that counts what a command does, one file for each process. */
export interface Counter {
  readonly metrics: readonly CountMetric[]
  readonly wrap: (argv: readonly string[], directory: string) => readonly string[]
  /** Reads the files of one run; a ProfileError where that cannot be done. No totals where the tool saw nothing. */
  readonly read: (files: readonly ProfileFile[]) => Counted
}

/**
 * Instructions, one by one, without those of the dynamic linker: what it takes to find one more symbol of a library is not the work of a
 * benchmark, and may be more than that of a short one.
 */
const instructions: Counter = {
  metrics: ['instructions'],
  wrap: callgrindProfiler.wrap!,
  read: files => {
    const texts = files.map(({ bytes }) => new TextDecoder().decode(bytes)).filter(text => text.trim() !== '')
    const functions = texts
      .flatMap(text => readCallgrind(text, { isModular: true }))
      .map(({ frames, weight }) => ({ frame: frames.at(-1)!, count: weight }))
      .filter(({ frame }) => !linker.test(frame.module ?? ''))
    return {
      totals: totalsOf({ instructions: sum(functions, ({ count }) => count) }),
      functions: new Map([['instructions', functions]]),
    }
  },
}

const linker = /\/(?:ld-[^/]*\.so|ld-musl|ld\.so)[^/]*$/

/** Calls of malloc and its kin, their bytes, and the largest heap of a process. A program with an allocator of its own shows none. */
const allocations: Counter = {
  metrics: ['allocations', 'allocated', 'peak-heap'],
  wrap: (argv, directory) => [
    ...['valgrind', '-q', '--tool=dhat', '--trace-children=yes', `--dhat-out-file=${directory}/dhat.%p`],
    // Enough to see through what a standard library puts between.
    '--num-callers=24',
    // Whole paths tell what is of a standard library.
    '--fullpath-after=',
    ...argv,
  ],
  read: files => {
    const processes = files.map(({ bytes }) => readDhat(new TextDecoder().decode(bytes)))
    const points = processes.flat()
    const calls = sum(points, point => point.calls)
    const totals = { allocations: calls, allocated: sum(points, ({ bytes }) => bytes) }
    const peak = Math.max(0, ...processes.map(process => sum(process, ({ peakBytes }) => peakBytes)))
    return {
      totals: totalsOf(calls === 0 ? {} : { ...totals, 'peak-heap': peak }),
      functions: new Map([
        ['allocations', byCaller(points, point => point.calls)],
        ['allocated', byCaller(points, ({ bytes }) => bytes)],
      ]),
    }
  },
}

/** Both count in a process of their own: under DHAT, malloc is not the program's own. */
export const counters: readonly Counter[] = [allocations, instructions]

function totalsOf(totals: Partial<Record<CountMetric, number>>): Counted['totals'] {
  return new Map(Object.entries(totals) as [CountMetric, number][])
}

/** What each function that is no part of an allocator or a standard library has allocated, itself or through these. */
function byCaller(
  points: readonly AllocationPoint[],
  amount: (point: AllocationPoint) => number,
): readonly CountedFunction[] {
  const callers = new Map(points.map(point => [point, findCaller(point)]))
  const keyOf = (point: AllocationPoint): string => {
    const { name, file = '' } = callers.get(point)!
    return `${name}\n${file}`
  }
  const counts = rollup(points, group => ({ frame: callers.get(group[0]!)!, count: sum(group, amount) }), keyOf)
  return [...counts.values()]
}

function findCaller({ frames }: AllocationPoint): StackFrame {
  const own = frames.find(({ name, module, file }) => !library.test(name) && !system.test(file ?? module ?? ''))
  return own ?? frames[0] ?? { name: '[root]' }
}

/** Places of what comes with a system or a toolchain. */
const system = /^(?:\/usr\/|\/lib|\/opt\/|\/rustc\/|\.\/|\.\.\/)|(?:^|\/)library\/(?:alloc|core|std)\//

/** Names of allocators and standard libraries of C, C++ and Rust. In C++, the name of a template begins with what it returns. */
const library =
  /^(?:\[root\]$|(?:malloc|calloc|realloc|reallocarray|memalign|aligned_alloc|posix_memalign|strdup|operator new)\b|__r|_?_?(?:rust|rdl)_|<?(?:[\w:<>*& ]+ )?&?(?:std|__gnu_cxx|alloc|core|hashbrown)::)/
