// Adds up the JSON results of test runs, named by their files: "N passed, N failed".
import { readFileSync } from 'node:fs'

const files = process.argv.slice(2).flatMap(path => JSON.parse(readFileSync(path, 'utf8')).testResults)
const count = status => files.flatMap(file => file.assertionResults).filter(test => test.status === status).length
// A file that fails without a test, because it cannot be loaded, is a failure too.
const unloaded = files.filter(
  file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
).length
process.stdout.write(`${count('passed')} passed, ${count('failed') + unloaded} failed\n`)
