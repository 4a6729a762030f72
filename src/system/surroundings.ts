import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Variables } from '../measure/variables.js'

/** Reads the variables of this process. */
export function readVariables(): Variables {
  return Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']))
}

/** Finds the shell for the lines of users: bash, unless the PATH has none, as in small images. */
export function findShell(): 'bash' | 'sh' {
  const { PATH: path = '/usr/bin:/bin' } = process.env
  return path.split(delimiter).some(directory => existsSync(join(directory, 'bash'))) ? 'bash' : 'sh'
}
