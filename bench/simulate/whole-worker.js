// One task of the whole tool's simulation, in a thread of its own; see whole.js.
import { parentPort, workerData } from 'node:worker_threads'
import { measureFocus } from './focus-sessions.js'
import { noises } from './noise.js'
import {
  measureErrors,
  measureFinds,
  measureGate,
  measureStops,
  measureVerdicts,
  measureWarnings,
} from './whole-sessions.js'

const measures = {
  focus: measureFocus,
  errors: measureErrors,
  gate: measureGate,
  finds: measureFinds,
  stops: measureStops,
  verdicts: measureVerdicts,
  warnings: measureWarnings,
}
const { measure, size, noises: names, experiment } = workerData
const models = names.map(name => noises.find(noise => noise.name === name))
parentPort.postMessage(measures[measure](size, models, experiment))
