#!/usr/bin/env node
import { run } from './command-line/run.js'

process.exitCode = await run(process.argv.slice(2))
