import { readPerfScript } from '../readers/perf-script.js'
import type { Profiler } from './profiler.js'

const nanosecondsPerMillisecond = 1e6

/** The events that tell CPU time without counters of the processor; an ordinary user may be allowed only the second. */
export const clockEvents = ['cpu-clock', 'cpu-clock:u'] as const

/**
 * How callers are found. Few C, C++ and Rust programs and no system libraries keep frame pointers, but most leave what exceptions need; 4 kB of a
 * stack hold the nearest callers. Go keeps frame pointers alone.
 */
const stacks = { exceptions: 'dwarf,4096', 'frame-pointers': 'fp' } as const

/** The argument vector that samples `event` of `argv` into `file`. Without its BPF event, perf starts 0.8 s earlier. */
export function recordArgv(
  event: string,
  file: string,
  argv: readonly string[],
  way: keyof typeof stacks = 'exceptions',
): readonly string[] {
  const options = `record -q -B -N --no-bpf-event -F 999 --call-graph ${stacks[way]}`
  return ['perf', ...options.split(' '), '-e', event, '-o', file, '--', ...argv]
}

/**
 * Prints the samples in the directory `$1`, and then where the functions of programs begin and end, if their debug information and the tools at
 * hand tell: `#place`, the program, the first and the last line, and the function, with tabs between them. A file of the directory where the
 * program was built is looked for in its copy, where the command runs. What Go's linker writes, only Go's own tool reads.
 */
const printing = String.raw`
perf script --no-inline -i "$1/perf.data" -F comm,pid,tid,time,period,event,ip,sym,dso > "$1/samples" || exit
cat "$1/samples"
exec 2> "$1/errors"
command -v nm > "$1/tool" && command -v c++filt > "$1/tool" && command -v addr2line > "$1/tool" || exit 0
sed -n 's/^[[:space:]].* (\(\/.*\))$/\1/p' "$1/samples" | sort -u | while IFS= read -r program; do
  case $program in /usr/* | /lib* | /opt/* | /nix/*) continue ;; esac
  [ -f "$program" ] || continue
  nm -S --defined-only "$program" | c++filt -p -i | program=$program awk '
    NR == FNR {
      end = " (" ENVIRON["program"] ")"
      if (substr($0, length($0) - length(end) + 1) != end || !sub(/^[ \t]+[0-9a-f]+ /, "")) next
      sampled[substr($0, 1, length($0) - length(end))]
      next
    }
    match($0, /^[0-9a-f]+ [0-9a-f]+ [A-Za-z] /) {
      name = substr($0, RLENGTH + 1)
      sub(/::h[0-9a-f]+$/, "", name)
      if (!(name in sampled)) next
      delete sampled[name]
      print $1, $2, name
    }' "$1/samples" - > "$1/functions"
  while read -r start size _; do
    for step in 0 1 2 3 4 5 6 7; do printf '%x\n' $((0x$start + 0x$size * step / 8)); done
  done < "$1/functions" > "$1/addresses"
  # Of what was inlined, the last place is where the function itself is.
  if [ -n "$(go version "$program")" ]
  then go tool addr2line "$program" < "$1/addresses" | sed -n 'n;p'
  else addr2line -a -i -e "$program" < "$1/addresses" | awk '/^0x/ { if (place) print place; next } { place = $0 } END { print place }'
  fi | paste - - - - - - - - | paste - "$1/functions" | program=$program here=$PWD awk -F '\t' '
    function countLines(path) {
      if (!(path in lines)) while ((getline line < path) > 0) lines[path]++
      return lines[path]
    }
    {
      path = place = $1
      sub(/:[^:]*$/, "", path)
      if (path ~ /^\// && path !~ /^\/(usr|opt|nix|rustc)\/|\/pkg\/mod\/|\/\.cargo\//) {
        while (sub(/^[^\/]*\//, "", place) && !countLines(ENVIRON["here"] "/" substr(place, 1, length(place) - length($1) + length(path))));
        cut = length($1) - length(place)
      }
      first = last = 0
      for (step = 1; step <= 8; step++)
        if (index($step, path ":") == 1) {
          line = substr($step, length(path) + 2) + 0
          if (step == 1) first = line
          if (line > last) last = line
        }
      relative = substr(path, cut + 1)
      copied = ENVIRON["here"] "/" relative
      isThere = cut && countLines(copied) > 0
      if (isThere && countLines(copied) < last) next
      name = $9
      sub(/^[^ ]* [^ ]* /, "", name)
      if (first) printf "#place\t%s\t%s\t%s\t%s\t%s\n", ENVIRON["program"], isThere ? copied : path, first, last, name
      cut = 0
    }'
done`

/** Samples of the CPU time of every process of a command, by `perf record`. */
export function makePerfProfiler(event: string, way: keyof typeof stacks = 'exceptions'): Profiler {
  return {
    name: 'perf',
    ...(way === 'exceptions' && { other: makePerfProfiler(event, 'frame-pointers') }),
    wrap: (argv, directory) => recordArgv(event, `${directory}/perf.data`, ['sh', '-c', passingOn, 'sh', ...argv], way),
    print: directory => ['sh', '-c', printing, 'sh', directory],
    read: files => {
      const samples = files.flatMap(({ bytes }) => readPerfScript(new TextDecoder().decode(bytes)))
      return { unit: 'ms', samples: samples.map(one => ({ ...one, weight: one.weight / nanosecondsPerMillisecond })) }
    },
  }
}

/** perf calls a command that a signal has ended a success; a shell between them has a status for it. */
const passingOn = '"$@"; exit $?'
