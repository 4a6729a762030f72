import { group } from 'd3-array'
import type { ProfilerName } from '../record/causes.js'
import { type Profile, ProfileError, type ProfileFile, type StackSample } from './profile.js'
import { readCallgrind } from './readers/callgrind.js'
import { readCpuProfile, type ThreadProfile } from './readers/cpuprofile.js'
import { readProfile } from './readers/detect.js'
import { readPerfScript } from './readers/perf-script.js'
import { readPythonStacks } from './readers/python-stacks.js'

type Variables = Readonly<Record<string, string>>

/** One way to learn which functions a command spends its time in, with the command unchanged. */
export interface Profiler {
  readonly name: ProfilerName
  /** The argument vector that runs `argv` under the profiler, which writes into `directory`; left out where nothing is put around. */
  readonly wrap?: (argv: readonly string[], directory: string) => readonly string[]
  /** Variables that the command gets beside or instead of those in `variables`. */
  readonly variables?: (variables: Variables, directory: string) => Variables
  /** The command that prints the profile of what is in `directory`; left out where the files are the profile. */
  readonly print?: (directory: string) => readonly string[]
  /** The same with another way to find callers, which suits other programs. */
  readonly other?: Profiler
  /** The profile in what was left; a ProfileError where it cannot be read. */
  readonly read: (files: readonly ProfileFile[]) => Profile
}

/** The variable that names the directory for the profiles of an invocation. */
const profileVariable = 'BENCH_PROFILE'

/** Profiles that the command writes itself, into a directory that it is told. It is told none while it is measured. */
export const filesProfiler: Profiler = {
  name: 'files',
  variables: (_, directory) => ({ [profileVariable]: directory }),
  read: files => {
    const profiles = files.filter(({ bytes }) => bytes.length > 0).map(readProfile)
    const [first] = profiles
    if (first === undefined) throw new ProfileError(`the command wrote nothing into the directory $${profileVariable}`)
    if (profiles.some(({ unit }) => unit !== first.unit))
      throw new ProfileError('its files count different things, such as time and instructions')
    return { unit: first.unit, samples: profiles.flatMap(({ samples }) => samples) }
  },
}

const nanosecondsPerMillisecond = 1e6

/** The events that tell CPU time without counters of the processor; an ordinary user may be allowed only the second. */
export const clockEvents = ['cpu-clock', 'cpu-clock:u'] as const

/**
 * Ways to find callers. Few C, C++ and Rust programs and no system libraries keep frame pointers, but most leave what exceptions need; 4 kB of a
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
 * hand tell: `#place`, the program, the first and the last line, and the function, with tabs between them. `#inline` tells what was inlined at
 * a sampled place, from the innermost function, each with its file and line. A file of the directory where the
 * program was built is looked for in its copy, where the command runs. What Go's linker writes, only Go's own tool reads.
 */
const printing = String.raw`
perf script --no-inline -i "$1/perf.data" -F comm,pid,tid,time,period,event,ip,sym,symoff,dso > "$1/samples" || exit
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
      symbol = substr($0, 1, length($0) - length(end))
      sub(/\+0x[0-9a-f]+$/, "", symbol)
      sampled[symbol]
      next
    }
    match($0, /^[0-9a-f]+ [0-9a-f]+ [A-Za-z] /) {
      name = substr($0, RLENGTH + 1)
      sub(/::h[0-9a-f]+$/, "", name)
      if (!(name in sampled)) next
      delete sampled[name]
      print $1, $2, name
    }' "$1/samples" - > "$1/functions"
  # What was inlined, for every place that was sampled; a caller is at the call, before where it goes on.
  if [ "$(wc -c < "$program")" -le 67108864 ] && [ -z "$(go version "$program")" ]
  then
    program=$program awk '
      NR == FNR { name = $0; sub(/^[^ ]* [^ ]* /, "", name); starts[name] = $1; next }
      !/^[ \t]+[0-9a-f]+ / { isCaller = 0; next }
      {
        caller = isCaller++ ? "-" : ""
        end = " (" ENVIRON["program"] ")"
        if (substr($0, length($0) - length(end) + 1) != end || !sub(/^[ \t]+[0-9a-f]+ /, "")) next
        symbol = substr($0, 1, length($0) - length(end))
        if (!match(symbol, /\+0x[0-9a-f]+$/) || (symbol caller) in seen) next
        name = substr(symbol, 1, RSTART - 1)
        if (name in starts) print starts[name], substr(symbol, RSTART + 3), caller ? 1 : 0, symbol caller
        seen[symbol caller]
      }' "$1/functions" "$1/samples" | head -n 5000 > "$1/sampled"
    while read -r start offset before _; do printf '%x\n' $((0x$start + 0x$offset - before)); done < "$1/sampled" > "$1/addresses"
    addr2line -a -i -f -C -e "$program" < "$1/addresses" | awk '
      function flush() { if (known) print chain; chain = ""; known = 0 }
      /^0x[0-9a-f]+$/ { if (NR > 1) flush(); chain = "."; known = 1; next }
      { sub(/ \(discriminator [0-9]+\)$/, ""); gsub(/\t/, " "); chain = chain "\t" $0 }
      END { flush() }' | paste "$1/sampled" - | program=$program awk -F '\t' '
      NF > 4 { name = $1; sub(/^[^ ]* [^ ]* [^ ]* /, "", name); printf "#inline\t%s\t%s", ENVIRON["program"], name
        for (at = 3; at <= NF; at++) printf "\t%s", $at
        print "" }'
  fi
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
      return {
        unit: 'ms',
        samples: samples.map(sample => ({ ...sample, weight: sample.weight / nanosecondsPerMillisecond })),
      }
    },
  }
}

/** perf calls a command that a signal has ended a success; a shell between them has a status for it. */
const passingOn = '"$@"; exit $?'

/** Exact counts of the instructions of every function, by valgrind. The command takes 20 to 50 times as long. */
export const callgrindProfiler: Profiler = {
  name: 'callgrind',
  wrap: (argv, directory) => [
    ...['valgrind', '-q', '--tool=callgrind', '--trace-children=yes'],
    // One for each process. A shell that becomes the command leaves an empty one.
    `--callgrind-out-file=${directory}/callgrind.%p`,
    ...argv,
  ],
  read: files => {
    const texts = files.map(({ bytes }) => new TextDecoder().decode(bytes)).filter(text => text.trim() !== '')
    return { unit: 'instructions', samples: texts.flatMap(text => readCallgrind(text)) }
  },
}

/** The variable that tells the recorder where to write. */
const profilesVariable = 'COUNTERBALANCE_PROFILES'

/**
 * Samples of every thread of every Node.js process of a command, by a recorder that each loads first, and that `place` puts into a file. V8
 * notes wall times, and by them a busy machine would name what was interrupted. So a sample weighs the same as any other of its process, and
 * all of them together weigh its CPU time.
 */
export function makeNodeProfiler(place: () => string): Profiler {
  return {
    name: 'node',
    variables: ({ NODE_OPTIONS: text = '' }, directory) => ({
      NODE_OPTIONS: `${text} --require ${JSON.stringify(place())}`.trim(),
      [profilesVariable]: directory,
    }),
    read: files => {
      if (files.length === 0) throw new ProfileError('no Node.js process of it left one')
      return { unit: 'ms', samples: weigh(files.map(({ bytes }) => readCpuProfile(new TextDecoder().decode(bytes)))) }
    },
  }
}

/** All samples of `threads`, in milliseconds of CPU time. */
function weigh(threads: readonly ThreadProfile[]): readonly StackSample[] {
  return [...group(threads, ({ pid }) => pid).values()].flatMap(profiles => {
    // What the first thread of a process took has in it what its workers took.
    const cpuSeconds = Math.max(...profiles.map(profile => profile.cpuSeconds ?? 0))
    const hits = profiles.flatMap(({ samples }) => samples)
    const total = hits.reduce((sum, { weight }) => sum + weight, 0)
    return total === 0 ? [] : hits.map(hit => ({ ...hit, weight: (hit.weight / total) * cpuSeconds * 1000 }))
  })
}

/**
 * Samples of every thread of every Python process of a command, by a recorder that each loads first, from the directory that `place` puts it
 * into. It samples by the CPU time of the process, whose clock ticks 250 times a second on many systems.
 */
export function makePythonProfiler(place: () => string): Profiler {
  return {
    name: 'python',
    variables: ({ PYTHONPATH: path = '' }, directory) => ({
      PYTHONPATH: [place(), ...(path === '' ? [] : [path])].join(':'),
      [profilesVariable]: directory,
    }),
    read: files => {
      const samples = files.flatMap(({ bytes }) => readPythonStacks(new TextDecoder().decode(bytes)))
      if (samples.length === 0) throw new ProfileError('no Python process of it left one')
      return { unit: 'ms', samples }
    },
  }
}
