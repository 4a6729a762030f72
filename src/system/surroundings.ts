import { existsSync } from 'node:fs'
import type { Variables } from '../measure/variables.js'

/** Reads the variables of this process. */
export function readVariables(): Variables {
  return Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']))
}

/** Finds the shell for the lines of users. */
export function findShell(): 'bash' | 'sh' {
  return existsSync('/bin/bash') || existsSync('/usr/bin/bash') ? 'bash' : 'sh'
}
