// Recordings of commands that never change, in place of noise models.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** @typedef {import('./noise.js').Noise} Noise */

const folder = fileURLToPath(new URL('../traces/', import.meta.url))

/** One noise model for each recording of `bench/traces`: a stretch of one of its commands, as it was measured. */
export function readTraces() {
  return readRecordings().map(makeTraceNoise)
}

/** For each recording, what it is, and the noise of each of its commands alone. */
export function readCommandTraces() {
  return readRecordings().map(recording => {
    const { name, sentence } = makeTraceNoise(recording)
    const commands = Object.entries(recording.traces).map(([command, trace]) =>
      makeTraceNoise({ ...recording, label: `${name}, ${command}`, traces: { [command]: trace } }),
    )
    return { name, sentence, commands }
  })
}

function readRecordings() {
  const files = readdirSync(folder).filter(name => name.endsWith('.json.gz'))
  return files.map(name => JSON.parse(gunzipSync(readFileSync(folder + name)).toString()))
}

/** @returns {Noise} */
export function makeTraceNoise({ label, machine, load, pause, traces }) {
  const commands = Object.entries(traces)
  const logs = commands.map(([, { times }]) => Float64Array.from(times, Math.log))
  const counts = commands.map(([command, { times, starts }]) => {
    const minutes = Math.round(starts.at(-1) / 60_000)
    return `${command} ${times.length} times in ${minutes} minutes`
  })
  return {
    name: label,
    sentence: `${machine}, load ${load.map(one => one.toFixed(1)).join(' to ')}, ${pause} s between runs: ${counts.join(', ')}. A session is a stretch of one command, drawn at random.`,
    draw: (random, { places: { length } }) => {
      const own = logs[random.below(logs.length)]
      const start = random.below(Math.max(1, own.length - length + 1))
      return Float64Array.from({ length }, (_, at) => own[(start + at) % own.length])
    },
  }
}
