const magic = Buffer.from([0x7f, 0x45, 0x4c, 0x46])
const [ptLoad, ptDynamic] = [1, 2]
const [dtNull, dtStringTable, dtRunPathOld, dtRunPath] = [0, 5, 15, 29]

interface Segment {
  readonly type: number
  readonly offset: number
  readonly address: number
  readonly size: number
}

/**
 * The directories that a program asks the dynamic linker to load its libraries from (DT_RPATH and DT_RUNPATH, in the System V
 * ABI's chapter on dynamic linking); none where `file` is not a little-endian ELF file of 64 bits.
 */
export function findRunPaths(file: Buffer): readonly string[] {
  const isReadable = file.length > 64 && file.subarray(0, 4).equals(magic) && file[4] === 2 && file[5] === 1
  if (!isReadable) return []
  try {
    return readRunPaths(file)
  } catch (error) {
    // A header that points outside of the file: the system would not load it either.
    if (error instanceof RangeError) return []
    throw error
  }
}

function readRunPaths(file: Buffer): readonly string[] {
  const segments = readSegments(file)
  const dynamic = segments.find(segment => segment.type === ptDynamic)
  if (!dynamic) return []
  const entries = readDynamic(file, dynamic)
  const table = entries.find(entry => entry.tag === dtStringTable)
  const home = segments.find(
    one => one.type === ptLoad && table && one.address <= table.value && table.value < one.address + one.size,
  )
  if (!table || !home) return []
  const strings = table.value - home.address + home.offset
  return entries
    .filter(entry => entry.tag === dtRunPath || entry.tag === dtRunPathOld)
    .flatMap(entry => readString(file, strings + entry.value).split(':'))
}

function readSegments(file: Buffer): readonly Segment[] {
  const at = number(file, 32)
  const [size, count] = [file.readUInt16LE(54), file.readUInt16LE(56)]
  return Array.from({ length: count }, (_, index) => {
    const header = at + index * size
    const [offset, address] = [number(file, header + 8), number(file, header + 16)]
    return { type: file.readUInt32LE(header), offset, address, size: number(file, header + 32) }
  })
}

function readDynamic(
  file: Buffer,
  { offset, size }: Segment,
): readonly { readonly tag: number; readonly value: number }[] {
  const entries = Array.from({ length: Math.floor(size / 16) }, (_, index) => {
    const at = offset + index * 16
    return { tag: number(file, at), value: number(file, at + 8) }
  })
  const end = entries.findIndex(entry => entry.tag === dtNull)
  return end < 0 ? entries : entries.slice(0, end)
}

function number(file: Buffer, at: number): number {
  return Number(file.readBigUInt64LE(at))
}

function readString(file: Buffer, at: number): string {
  return file.toString('latin1', at, file.indexOf(0, at))
}
