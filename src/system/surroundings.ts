import type { Variables } from '../measure/variables.js'
import { platform } from './platform/platform.js'

/** Reads the variables of this process. */
export function readVariables(): Variables {
  const entries = Object.entries(process.env).map(([name, value = '']) => [platform.nameVariable(name), value])
  return Object.fromEntries(entries)
}
