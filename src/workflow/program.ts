const interpreters = /^(?:node|deno|bun|python[\d.]*|sh|bash|ruby|php|perl)$/

/** The path of the program or script that the shell line `command` runs first; undefined where it is looked up, or cannot be told. */
export function findProgram(command: string): string | undefined {
  const words = command.trim().split(/\s+/)
  const first = words.findIndex(word => !/^\w+=/.test(word))
  const program = words[first] ?? ''
  const script = interpreters.test(program) ? words.slice(first + 1).find(word => !word.startsWith('-')) : undefined
  const path = script ?? (program.includes('/') ? program : '')
  return /^[\w./-]+$/.test(path) && !path.startsWith('/') && !path.startsWith('..')
    ? path.replace(/^\.\//, '')
    : undefined
}
