import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { isSuccess } from '../measure/process.js'
import { compareMachineCode, type ProgramText, type SameCode } from '../profiles/machine-code.js'
import { attempt } from '../util/attempt.js'
import { type Entry, listPayload } from './copies/payload.js'
import { digestBytes, readPart } from './disk.js'
import type { InstrumentsHere } from './processes/instruments.js'

/** The first bytes of programs and libraries of Linux, macOS (two word sizes, and several processors in one file), and Windows. */
const magics = ['7f454c46', 'cffaedfe', 'cefaedfe', 'cafebabe', '4d5a']

function isProgram(path: string): boolean {
  const start = readPart(path, 4).toString('hex')
  return magics.some(magic => start.startsWith(magic))
}

/** Digests the programs and libraries below `root`, by their first bytes; undefined where there are none, so that whatever runs is interpreted or installed elsewhere. */
export async function digestMachineCode(root: string): Promise<string | undefined> {
  const files = (await listPayload(root, [])).filter(({ kind }) => kind === 'file').map(({ path }) => path)
  const programs = files.filter(path => isProgram(join(root, path))).toSorted()
  if (programs.length === 0) return undefined
  const hash = createHash('sha256')
  for (const path of programs) hash.update(`${path}\n${digestBytes(join(root, path))}\n`)
  return hash.digest('hex')
}

/** Files that programs are made of, and that none of them reads when it runs. */
const isSource =
  /\.(?:c|h|cc|cpp|cxx|hh|hpp|s|S|rs|go|zig|md|d)$|(?:^|\/)(?:Cargo\.(?:toml|lock)|go\.(?:mod|sum)|CMakeLists\.txt|Makefile)$/
/** Programs that work on source, such as a formatter, have some as their data. */
const isOfData = /(?:^|\/)(?:tests?|testdata|fixtures?|corpus|samples?|examples?|inputs?|data)\//

/** Programs that are longer are not disassembled. */
const longestProgram = 64 * 2 ** 20
const patienceInSeconds = 30

/**
 * Returns what the programs below both roots have in common if they run the same machine code, and nothing else differs that could change what they
 * do; undefined otherwise, and without objdump. `words` are those of the command: no file that they name is taken for source.
 */
export async function findSameCode(
  [before, after]: readonly [string, string],
  words: readonly string[],
  here: InstrumentsHere,
): Promise<SameCode | undefined> {
  const [old, contender] = await Promise.all([before, after].map(listFiles))
  const paths = [...new Set([...old!.keys(), ...contender!.keys()])]
  const differing = paths.filter(path => old!.get(path) !== contender!.get(path))
  const programs = differing.filter(path => [before, after].every(root => attempt(() => isProgram(join(root, path)))))
  const others = differing.filter(path => !programs.includes(path))
  const isHarmless = (path: string): boolean =>
    isSource.test(path) && !isOfData.test(path) && !words.some(word => word.includes(path.split('/').at(-1)!))
  if (programs.length === 0 || !others.every(isHarmless)) return undefined
  const sum = { functions: 0, moved: 0 }
  for (const path of programs) {
    const texts = [await readProgram(join(before, path), here), await readProgram(join(after, path), here)] as const
    const [first, second] = texts
    const same = first && second && compareMachineCode(first, second)
    if (same === undefined) return undefined
    sum.functions += same.functions
    sum.moved += same.moved
  }
  return sum
}

/** Each file and link below `root`, by its path, with a text that tells its content. */
async function listFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const tell = ({ path, kind }: Entry): string =>
    kind === 'link' ? `link to ${readlinkSync(join(root, path))}` : digestBytes(join(root, path))
  const entries = (await listPayload(root, [])).filter(({ kind }) => kind !== 'directory')
  return new Map(entries.map(entry => [entry.path, tell(entry)]))
}

async function readProgram(path: string, here: InstrumentsHere): Promise<ProgramText | undefined> {
  const bytes = readFileSync(path)
  if (bytes.length > longestProgram) return undefined
  const sections = await disassemble(['-hRw', path], here)
  const code = sections && (await disassemble(['-d', '--no-show-raw-insn', path], here))
  return code === undefined || sections === undefined ? undefined : { bytes, sections, code }
}

/** What objdump prints; undefined where it fails, as it does for a program that is linked to fixed addresses. */
async function disassemble(
  words: readonly string[],
  { processes, variables, signal, home }: InstrumentsHere,
): Promise<string | undefined> {
  const request = { directory: home, environment: variables, timeoutInSeconds: patienceInSeconds }
  const { exit, stdout } = await processes.run({ ...request, argv: ['objdump', ...words] }, signal)
  return isSuccess(exit) ? stdout.readText() : undefined
}
