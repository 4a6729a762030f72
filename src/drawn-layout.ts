/** The variable by which `install` can draw a new code layout. */
export const layoutVariable = 'BENCH_SEED'

const seed = `$${layoutVariable}`

/** Flags of the linker that put the functions of a program into another order for each seed. */
function linkerFlags(build: string): string {
  return /\bmold\b/.test(build)
    ? `-fuse-ld=mold -Wl,--shuffle-sections=${seed}`
    : `-fuse-ld=lld -Wl,--shuffle-sections=*=${seed}`
}

/**
 * The line of `install` that links a program anew with another code layout, given the lines that build it. Undefined where the build is of no
 * kind that is known, or of a language that is not linked.
 */
export function findDrawingLine(build: string): string | undefined {
  const lines = build.split(/\n|&&/).map(line => line.trim())
  const go = lines.find(line => /\bgo (?:build|test -c)\b/.test(line))
  if (go !== undefined) return go.replace(/\bgo (build|test -c)\b/, `go $1 -ldflags=-randlayout=${seed}`)
  const flags = linkerFlags(build)
  const cargo = lines.find(line => /\bcargo (?:build|bench)\b/.test(line))
  if (cargo !== undefined) return `${callCargo(cargo)} -- ${passOn(flags)}`
  const target = lines.flatMap(line => /\bcmake --build (\S+).*--target (\S+)/.exec(line)?.slice(1) ?? [])
  if (target.length === 2) return linkAsCmake(target as [string, string], flags)
  const make = lines.find(line => /^make\b/.test(line))
  return make === undefined ? undefined : `${make} --always-make LDFLAGS="${flags}"`
}

/** Only the last crate is compiled again, since the flags are for it alone. */
function callCargo(line: string): string {
  const [, bench] = /\bcargo bench\b.*--bench (\S+)/.exec(line) ?? []
  const manifest = /--manifest-path \S+/.exec(line)?.[0]
  return ['cargo rustc', bench === undefined ? '--release' : `--profile bench --bench ${bench}`, manifest]
    .filter(Boolean)
    .join(' ')
}

function passOn(flags: string): string {
  return flags
    .split(' ')
    .map(flag => `"-Clink-arg=${flag}"`)
    .join(' ')
}

/** A copy is in another directory, where CMake would compile everything again; the line that it links by holds relative paths. */
function linkAsCmake([folder, target]: readonly [string, string], flags: string): string {
  return `cd ${folder} && sh -c "$(cat CMakeFiles/${target}.dir/link.txt) ${flags}"`
}
