#!/usr/bin/env node
import { run } from './command-line/run.js'
import { keepInspectorClosed } from './system/closed-inspector.js'

keepInspectorClosed()
process.exitCode = await run(process.argv.slice(2))
