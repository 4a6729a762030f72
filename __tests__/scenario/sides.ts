import type { Sandbox } from './sandbox.js'

/** One benchmark of a made-up program. */
export interface MadeUp {
  readonly bench: string
  /** A whole number, or an expression of the shell that is one. */
  readonly value: number | string
  /** The largest that is added to the value; 1% of it where nothing is said. */
  readonly noise?: number
  /** Nanoseconds where nothing is said. */
  readonly unit?: string
  readonly metric?: string
  readonly better?: 'lower' | 'higher'
}

/**
 * A script for `sh` that prints each of `benchmarks` with a noise that depends on how many invocations of this sandbox there
 * have been, and on nothing else: with a seed, a run prints the same values every time.
 *
 * `first` are lines of shell before that; `$n` is the number of the invocation, from 1.
 */
export function makeScript(benchmarks: readonly MadeUp[], first: readonly string[] = []): string {
  return [
    'n=0; [ -e "$HOME"/invocations ] && read -r n < "$HOME"/invocations',
    'n=$((n + 1)); echo $n > "$HOME"/invocations',
    ...first,
    ...benchmarks.map(printLine),
    '',
  ].join('\n')
}

function printLine({ bench, value, unit = 'ns', noise = Math.round(Number(value) / 100), ...rest }: MadeUp): string {
  const line = JSON.stringify({ bench, unit, ...rest, value: 0 })
  return `echo '${line.slice(0, -2)}'$((${value} + (n * 7919 + n * n * 104729) % ${noise + 1}))'}'`
}

/** Two directories, `a` and `b`, with a script `bench.sh` each. */
export function writeSides(
  sandbox: Sandbox,
  baseline: readonly MadeUp[],
  contender: readonly MadeUp[] = baseline,
): void {
  sandbox.write('a/bench.sh', makeScript(baseline))
  sandbox.write('b/bench.sh', makeScript(contender))
}

/** The first words of a quick comparison of `a` and `b`; with the seed it is the same in every run of the tests. */
export const compareSides = ['compare', 'a', 'b', '--warmup', '0', '--set', 'seed=scenario']

/** Its last words, which run the script of a side. */
export const benchCommand = ['--', 'sh', 'bench.sh']
