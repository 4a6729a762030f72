/**
 * Compares the machine code of two builds of a program, without the places where the linker put it.
 *
 * Two builds may run the same instructions on the same data and differ in time all the same, because a loop lies across lines of a cache in one of
 * them (Mytkowicz et al., "Producing Wrong Data Without Doing Anything Obviously Wrong!", 2009). To tell that, an address counts as what lies there:
 * a function and the distance from its start, or the data from there to the next place that is named.
 */

/** What is read of a program: the file itself, and what binutils print about it. */
export interface ProgramText {
  readonly bytes: Uint8Array
  /** `objdump -hRw`: its sections, and what the loader writes into them. */
  readonly sections: string
  /** `objdump -d --no-show-raw-insn`. */
  readonly code: string
}

/** What two programs that run the same code have. */
export interface SameCode {
  readonly functions: number
  /** The functions that lie at another address. */
  readonly moved: number
}

/** Returns undefined where the programs differ in more than addresses, or that cannot be told, as where addresses stand in instructions. */
export function compareMachineCode(before: ProgramText, after: ProgramText): SameCode | undefined {
  const known = new Map<string, number>()
  const [old, contender] = [readProgram(before, known), readProgram(after, known)]
  const { functions } = contender
  const former = new Map(old.functions.map(compiled => [compiled.name, compiled]))
  const isAlike =
    functions.length > 0 &&
    functions.length === old.functions.length &&
    functions.every(({ name, code }) => former.get(name)?.code === code) &&
    old.data.join('\n') === contender.data.join('\n')
  if (!isAlike) return undefined
  const moved = functions.filter(({ name, address }) => former.get(name)!.address !== address).length
  return { functions: functions.length, moved }
}

interface Program {
  readonly functions: readonly { readonly name: string; readonly address: number; readonly code: string }[]
  /** What its sections of data hold, sorted, because a linker sorts constants by the hashes of their names. */
  readonly data: readonly string[]
}

/** Reads a program. `known` has a number for each content of data, and gets new ones. */
function readProgram({ bytes, sections: text, code }: ProgramText, known: Map<string, number>): Program {
  const sections = readSections(text)
  const blocks = readBlocks(code)
  const relocations = readRelocations(text)
  const targets = [...readTargets(blocks), ...[...relocations.values()].flatMap(({ target }) => target ?? [])]
  const pieces = sections.filter(isOfData).flatMap(section => cut(section, targets))
  const reader = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const describe = makeDescribe({ sections, blocks, relocations, pieces, reader, known })
  return {
    functions: blocks.map(({ lines, ...block }) => ({ ...block, code: readCode(lines, describe) })),
    data: pieces.map(({ address }) => describe(address)).toSorted(),
  }
}

interface Section {
  readonly name: string
  readonly address: number
  readonly size: number
  /** The place of its contents in the file; undefined where it begins as zeros. */
  readonly offset: number | undefined
  readonly isCode: boolean
}

function readSections(text: string): readonly Section[] {
  return text.split('\n').flatMap(line => {
    const [, name, ...fields] =
      /^ *\d+ (\S+) +([\da-f]+) +([\da-f]+) +[\da-f]+ +([\da-f]+) +2\*\*\d+ +(.*)$/.exec(line) ?? []
    const flags = fields.pop() ?? ''
    if (name === undefined || !/\bALLOC\b/.test(flags)) return []
    const [size, address, offset] = fields.map(hex) as [number, number, number]
    const isThere = /\bCONTENTS\b/.test(flags)
    return [{ name, address, size, offset: isThere ? offset : undefined, isCode: /\bCODE\b/.test(flags) }]
  })
}

function isOfData({ name, isCode }: Section): boolean {
  return !isCode && !isOfOthers.test(name)
}

/** Sections that the loader, an unwinder or a debugger reads, and not the program. */
const isOfOthers =
  /^\.(?:note|gnu|dyn|hash|interp|rela?\b|eh_frame|gcc_except|relro_padding|gopclntab|go\.buildinfo|gosymtab)/

/** A function by its name, without the hashes of Rust, and with a number where several have it. */
interface Block {
  readonly name: string
  readonly address: number
  readonly lines: readonly string[]
}

function readBlocks(text: string): readonly Block[] {
  const seen = new Map<string, number>()
  return text
    .split('\n\n')
    .flatMap(block => {
      const [, address, name] = /^([\da-f]+) <(.+)>:$/m.exec(block) ?? []
      if (name === undefined) return []
      const lines = block.split('\n').filter(line => /^ *[\da-f]+:\t/.test(line))
      return [{ name: name.replaceAll(hashes, ''), address: hex(address!), lines }]
    })
    .toSorted((a, b) => a.address - b.address)
    .map(block => {
      const count = (seen.get(block.name) ?? 0) + 1
      seen.set(block.name, count)
      return { ...block, name: `${block.name}#${count}` }
    })
}

/** In Rust's names they differ between versions of a crate. */
const hashes = /17h[\da-f]{16}E|(?<=C)s[\dA-Za-z]+_/g

/** An address at the end of a line, with the name that objdump gives it. */
const named = /\b([\da-f]+) <.*>$/

function readTargets(blocks: readonly Block[]): readonly number[] {
  return blocks.flatMap(({ lines }) => lines.flatMap(line => named.exec(line)?.slice(1, 2).map(hex) ?? []))
}

/** What the loader writes at an address: the name of a symbol, or the address of something in the program. */
interface Relocation {
  readonly kind: string
  readonly symbol?: string
  readonly target?: number
}

function readRelocations(text: string): ReadonlyMap<number, Relocation> {
  return new Map(
    text.split('\n').flatMap((line): readonly [number, Relocation][] => {
      const [, place, kind, symbol] = /^([\da-f]{8,}) (R_\S+) +(\S+)$/.exec(line) ?? []
      if (place === undefined) return []
      const [, target] = /^\*ABS\*\+0x([\da-f]+)$/.exec(symbol!) ?? []
      return [[hex(place), { kind: kind!, ...(target ? { target: hex(target) } : { symbol: symbol! }) }]]
    }),
  )
}

/** A part of a section, from a place that is named to the next. */
interface Piece extends Omit<Section, 'isCode'> {}

/** Cuts a section at all places that something names. */
function cut(section: Section, targets: readonly number[]): readonly Piece[] {
  const { name, address, size, offset } = section
  const inside = targets.filter(target => target > address && target < address + size)
  const starts = [address, ...[...new Set(inside)].toSorted((a, b) => a - b)]
  return starts.map((start, at) => ({
    ...{ name, address: start, size: (starts[at + 1] ?? address + size) - start },
    offset: offset === undefined ? undefined : offset + start - address,
  }))
}

/** A part of a piece, with the bytes that it takes. */
interface Word {
  readonly text: string
  readonly size: number
}

interface Described {
  readonly sections: readonly Section[]
  readonly blocks: readonly Block[]
  readonly relocations: ReadonlyMap<number, Relocation>
  readonly pieces: readonly Piece[]
  readonly reader: DataView
  readonly known: Map<string, number>
}

/** Makes a function that tells what lies at an address: code by its name, and data by its content. */
function makeDescribe(program: Described): (address: number) => string {
  const { sections, blocks, relocations, reader, known } = program
  const pieces = program.pieces.toSorted((a, b) => a.address - b.address)
  const contents = new Map<Piece, number>()
  const sectionAt = (address: number): Section | undefined =>
    sections.find(({ address: start, size }) => address >= start && address < start + size)
  const codeAt = (address: number): string | undefined => {
    const section = sectionAt(address)
    const block = section?.isCode ? lastAt(blocks, address) : undefined
    return block && `${block.name}+${address - block.address}`
  }
  // Where code of Rust may panic, it names its file and line, which say nothing of what it does.
  const readLocation = (address: number): { readonly target: number; readonly path: string } | undefined => {
    const offsetOf = (place: number): number | undefined => {
      const section = sectionAt(place)
      return section?.offset === undefined ? undefined : section.offset + place - section.address
    }
    const target = relocations.get(address)?.target
    const [at, text] = [offsetOf(address), target === undefined ? undefined : offsetOf(target)]
    if (at === undefined || text === undefined || at + sizeOfLocation > reader.byteLength) return undefined
    const length = Number(reader.getBigUint64(at + 8, true))
    if (length > longestPath || text + length > reader.byteLength) return undefined
    const path = String.fromCharCode(...Array.from({ length }, (_, index) => reader.getUint8(text + index)))
    return path.endsWith('.rs') ? { target: target!, path } : undefined
  }
  const paths = new Map(
    [...relocations.keys()]
      .flatMap(address => readLocation(address) ?? [])
      .map(({ target, path }) => [target, path] as const),
  )
  const describe = (address: number): string => {
    const code = codeAt(address)
    if (code !== undefined) return code
    const piece = lastAt(pieces, address)
    if (piece === undefined || address >= piece.address + Math.max(1, piece.size)) return `at ${address}`
    return `${piece.name}(${numberOf(piece)})+${address - piece.address}`
  }
  const numberOf = (piece: Piece): number => {
    const read = contents.get(piece)
    if (read !== undefined) return read
    // What points back to itself is told by the rest of it.
    contents.set(piece, -1)
    const keys = [`data ${readContent(piece)}`, `jumps ${readContent(piece, codeAt)}`]
    const number = keys.map(key => known.get(key)).find(number => number !== undefined) ?? known.size
    for (const key of keys) if (!known.has(key)) known.set(key, number)
    contents.set(piece, number)
    return number
  }
  const readRelocation = (relocation: Relocation, address: number, left: number): Word => {
    const { kind, symbol, target } = relocation
    const path = left < sizeOfLocation ? undefined : readLocation(address)?.path
    if (path !== undefined) return { text: withoutVersion(path), size: sizeOfLocation }
    return { text: `${kind} ${symbol ?? describe(target!)}`, size: 8 }
  }
  const readWord = ({ name, address, size, offset = 0 }: Piece, at: number, jumpTo?: typeof codeAt): Word => {
    const left = size - at
    const relocation = relocations.get(address + at)
    if (relocation) return readRelocation(relocation, address + at, left)
    // What else is in the table of the loader is its own.
    if (name.startsWith('.got')) return { text: '0', size: 1 }
    const jump = at % 4 === 0 && left >= 4 ? jumpTo?.(address + reader.getInt32(offset + at, true)) : undefined
    return jump === undefined ? { text: `${reader.getUint8(offset + at)}`, size: 1 } : { text: jump, size: 4 }
  }
  // A table of jumps holds distances from its own start, and numbers of other data may look like some: so data is the same if it is read as either.
  const readContent = (piece: Piece, jumpTo?: typeof codeAt): string => {
    if (piece.offset === undefined) return `${piece.name} ${piece.size} zeros`
    const path = paths.get(piece.address)
    const words = path === undefined ? [] : [withoutVersion(path)]
    for (let at = path?.length ?? 0; at < piece.size; ) {
      const { text, size } = readWord(piece, at, jumpTo)
      words.push(text)
      at += size
    }
    // The space to the next piece is of no size that matters.
    return words.slice(0, 1 + words.findLastIndex(word => word !== '0')).join(' ')
  }
  return describe
}

/** Bytes of a `core::panic::Location`: where its path is, how long that is, line and column. */
const sizeOfLocation = 24
const longestPath = 4096

/** A crate's directory has its version. */
function withoutVersion(path: string): string {
  return path.replace(/(?<=\/registry\/src\/.*)-\d+\.\d+\.\d+[^/]*(?=\/)/, '')
}

/** The last of `places` that begins at `address` or before it. */
function lastAt<P extends { readonly address: number }>(places: readonly P[], address: number): P | undefined {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]!.address <= address) low = middle + 1
    else high = middle
  }
  return places[low - 1]
}

/** The code of a function without its addresses, and without what fills the space up to the next one. */
function readCode(lines: readonly string[], describe: (address: number) => string): string {
  return lines
    .slice(0, 1 + lines.findLastIndex(line => !isPadding.test(line)))
    .map(line =>
      line
        .replace(/^ *[\da-f]+:\t/, '')
        .replace(/-?0x[\da-f]+\(%rip\)/, '(%rip)')
        .replace(named, (_, address) => describe(hex(address))),
    )
    .join('\n')
}

const isPadding = /\t(?:(?:data16 |cs )*nop[wl]?\b.*|xchg +%ax,%ax|int3)\s*$/

function hex(text: string): number {
  return Number.parseInt(text, 16)
}
