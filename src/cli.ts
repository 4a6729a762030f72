#!/usr/bin/env node
import { run } from './command-line/run.js'
import { keepInspectorClosed } from './system/signals.js'

keepInspectorClosed()
process.exitCode = await run(process.argv.slice(2))
