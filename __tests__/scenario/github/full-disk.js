// Loaded before the bundle: files whose paths end in what FULL_DISK says are on a disk that is full. What is written to them goes to
// /dev/full, so that it is the system that refuses.
import fs from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

// A report is written beside its place, into a file whose name ends in its own.
const isFull = path =>
  process.env.FULL_DISK.split(',').some(end => [end, end.replace('/', '-')].some(one => String(path).endsWith(one)))
const divert = path => (isFull(path) ? '/dev/full' : path)

const { openSync, open, writeFileSync } = fs
const opened = promises.open
fs.openSync = (path, flags, ...rest) => (isFull(path) ? openSync('/dev/full', 'w') : openSync(path, flags, ...rest))
fs.open = (path, flags, ...rest) => (isFull(path) ? open('/dev/full', 'w', rest.at(-1)) : open(path, flags, ...rest))
fs.writeFileSync = (path, ...rest) => writeFileSync(divert(path), ...rest)
promises.open = (path, flags, ...rest) => (isFull(path) ? opened('/dev/full', 'w') : opened(path, flags, ...rest))
syncBuiltinESMExports()
