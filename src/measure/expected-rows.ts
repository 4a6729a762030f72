import { tryToParseJson } from '../util/json.js'

/** Reads a script by its path in the directory of a copy; undefined where it is none, or too large. */
export type ReadScript = (path: string) => string | undefined

const benchWord = /bench|\bjmh\b/i
/** A command that asks a program how it is used has no rows, whatever the name of the program. */
const askingForHelp = /(?:^|\s)(?:--help|-h|--version|help)(?=\s|$)/

/** A script of package.json, or a target of make, that a command names. */
const npmScript = /(?:^|[\s;&|])(?:npm|pnpm|yarn|bun)(?:\s+-\S+)*\s+(?:run(?:-script)?\s+)?([\w:./-]+)/g
const makeTarget = /(?:^|[\s;&|])g?make(?:\s+-\S+)*\s+([\w./-]+)/g
const words = /[\w./@+-]+/g

/** The most words of a command that are looked up as files. */
const mostWords = 20

/**
 * Returns whether rows of benchmarks are to be expected of `command`: it asks for benchmarks, or the script that it names does. Only then is a
 * tool that ran none a mistake; elsewhere people time tests, builds that have nothing to do, and the start of a program on purpose.
 */
export function expectsRows(command: string, read: ReadScript): boolean {
  if (askingForHelp.test(command)) return false
  return benchWord.test(command) || listScripts(command, read).some(script => benchWord.test(script))
}

function listScripts(command: string, read: ReadScript): readonly string[] {
  const named = (pattern: RegExp): readonly string[] => [...command.matchAll(pattern)].map(([, name]) => name!)
  const [scripts, targets] = [named(npmScript), named(makeTarget)]
  const manifest = scripts.length > 0 ? read('package.json') : undefined
  const makefile = targets.length > 0 ? read('Makefile') : undefined
  const files = (command.match(words) ?? []).slice(0, mostWords).filter(word => /\.(?:ba)?sh$/.test(word))
  return [
    ...scripts.map(name => findNpmScript(manifest, name)),
    ...targets.map(name => findRecipe(makefile, name)),
    ...files.map(path => read(path)?.replace(/^\s*#.*$/gm, '')),
  ].filter(text => text !== undefined)
}

function findNpmScript(manifest: string | undefined, name: string): string | undefined {
  const { scripts } = Object(manifest && tryToParseJson(manifest)) as { readonly scripts?: unknown }
  const script = Object.entries(Object(scripts)).find(([key]) => key === name)?.[1]
  return typeof script === 'string' ? script : undefined
}

/** The lines of a target in a Makefile: its prerequisites, and what is indented below. */
function findRecipe(makefile: string | undefined, target: string): string | undefined {
  const lines = makefile?.split('\n') ?? []
  const first = lines.findIndex(line => line.startsWith(`${target}:`))
  if (first < 0) return undefined
  const below = lines.slice(first + 1)
  const end = below.findIndex(line => /^\S/.test(line))
  return [lines[first]!, ...below.slice(0, end < 0 ? undefined : end)].join('\n')
}
