import inspector from 'node:inspector'

/**
 * Keeps the debugger of this process closed, because whoever reaches it reads every token and changes every number.
 *
 * Any process of the same user opens it by SIGUSR1 unless somebody listens for that signal, and an inherited `NODE_OPTIONS=--inspect`
 * opens it at the start.
 */
export function keepInspectorClosed(): void {
  process.on('SIGUSR1', () => undefined)
  inspector.close()
}
