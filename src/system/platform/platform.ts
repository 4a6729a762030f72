import type { Platform } from './port.js'
import { posix } from './posix.js'
import { windows } from './windows.js'

/** The system that we run on. */
export const platform: Platform = process.platform === 'win32' ? windows : posix
