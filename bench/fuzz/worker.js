import { parentPort, workerData } from 'node:worker_threads'
import { loadCode } from './code.js'
import { makeKind } from './kinds.js'
import { tryKind } from './try-kind.js'

const { name, counter, ...options } = workerData
const code = await loadCode(new URL('../../lib/', import.meta.url), 'js')
const note = () => Atomics.add(new Int32Array(counter), 0, 1)
parentPort.postMessage(await tryKind(await makeKind(name, code), { ...options, note }))
