/** The variable by which `install` can draw a new code layout. */
export const layoutVariable = 'BENCH_SEED'

/** Returns whether `install` makes another layout for each copy. */
export function drawsLayout(install: string | undefined): boolean {
  return install?.includes(layoutVariable) ?? false
}

/** Enough rounds to find 5% more work as often as without drawing, and few where that is seen earlier (bench/layout). */
export const roundsToDraw = '5..60'

const seed = `$${layoutVariable}`

/**
 * The line of `install` that links a program anew with another code layout, given the lines that build it. Undefined where the build is of no
 * kind that is known, or of a language that is not linked.
 */
export function findDrawingLine(build: string): string | undefined {
  const lines = build.split(/\n|&&/).map(line => line.trim())
  // One line links one program.
  if ((build.match(/\bgo test -c\b| --bench \S/g) ?? []).length > 1) return undefined
  const go = lines.find(line => /\bgo (?:build|test -c)\b/.test(line))
  if (go !== undefined) return addToGo(go, `-randlayout=${seed}`)
  const flags = /\bmold\b/.test(build)
    ? `-fuse-ld=mold -Wl,--shuffle-sections=${seed}`
    : `-fuse-ld=lld -Wl,--shuffle-sections=*=${seed}`
  const cargo = lines.findIndex(line => /\bcargo (?:build|bench)\b/.test(line))
  if (cargo >= 0)
    return callCargo(
      lines.slice(cargo),
      flags
        .split(' ')
        .map(flag => `"-Clink-arg=${flag}"`)
        .join(' '),
    )
  const target = lines.flatMap(line => /\bcmake --build (\S+).*--target (\S+)/.exec(line)?.slice(1) ?? [])
  if (target.length === 2) return linkAsCmake(target as [string, string], flags)
  const make = lines.find(line => /^make\b/.test(line))
  return make === undefined ? undefined : `${make} --always-make LDFLAGS="${flags}"`
}

/** Go takes the last `-ldflags` only, so a line that has its own gets one more flag in it. */
function addToGo(line: string, flag: string): string {
  const pattern = /-ldflags[= ](?:"([^"]*)"|'([^']*)'|(\S+))/
  if (pattern.test(line))
    return line.replace(pattern, (_, ...texts) => `-ldflags="${flag} ${texts.slice(0, 3).find(Boolean)}"`)
  return line.replace(/\bgo (build|test -c)\b/, `go $1 -ldflags=${flag}`)
}

/** All copies share it, so that each of them compiles its last crate only; its other crates are the same. */
const targetOfCargo = '$HOME/.cache/drawn'

/** Only the last crate is compiled again, since the flags are for it alone. Later lines read what cargo prints into a file. */
function callCargo([line, ...later]: readonly string[], flags: string): string {
  const [, verb, options, output] = /\bcargo (build|bench)\b([^>]*?)(\s*>.*)?$/.exec(line!)!
  const kept = options!.replace(/ --no-run\b| -- .*/g, '')
  const called = `cargo rustc${verb === 'bench' ? ' --profile bench' : ''}${kept} -- ${flags}`
  const shared = `CARGO_TARGET_DIR=${targetOfCargo} ${called}`
  if (output !== undefined) return [`${shared}${output}`, ...later.filter(Boolean)].join(' && ')
  const program = / --bin[ =](\S+)/.exec(kept)?.[1]
  return program === undefined
    ? called
    : `${shared} && install -D ${targetOfCargo}/release/${program} target/release/${program}`
}

/** A copy is in another directory, where CMake would compile everything again; the line that it links by holds relative paths. */
function linkAsCmake([folder, target]: readonly [string, string], flags: string): string {
  return `cd ${folder} && sh -c "$(cat CMakeFiles/${target}.dir/link.txt) ${flags}"`
}
