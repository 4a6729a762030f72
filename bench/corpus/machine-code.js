// Machine code without its addresses, by which two builds run the same code at other places.

/** @typedef {{ address: number, code: string }} CompiledFunction */

/**
 * Reads what `objdump --disassemble --no-show-raw-insn` prints. Returns each function by its name, with its code without addresses: a jump keeps
 * its target's name and its distance from there, and data by the program counter keep nothing. The hashes of Rust's names are left out.
 * @returns {ReadonlyMap<string, CompiledFunction>}
 */
export function readDisassembly(/** @type {string} */ text) {
  const functions = new Map()
  for (const block of text.split('\n\n')) {
    const [, address, name] = /^([0-9a-f]+) <(.+)>:$/m.exec(block) ?? []
    if (name === undefined) continue
    const lines = block.split('\n').filter(line => /^ *[0-9a-f]+:\t/.test(line))
    functions.set(withoutHash(name), {
      address: Number.parseInt(address, 16),
      code: lines.map(withoutAddresses).join('\n'),
    })
  }
  return functions
}

function withoutAddresses(line) {
  return withoutHash(
    line
      .replace(/^ *[0-9a-f]+:\t/, '')
      .replace(/ *#.*$/, '')
      .replace(/-?0x[0-9a-f]+\(%rip\)/, '(%rip)')
      .replace(/\b[0-9a-f]+ (?=<)/, ''),
  )
}

function withoutHash(text) {
  return text.replaceAll(/(?:17h|::h)[0-9a-f]{16}E?/g, '')
}

/** Compares two programs: the functions of the second whose code the first lacks, and how many others lie at another address. */
export function compareCode(
  /** @type {ReadonlyMap<string, CompiledFunction>} */ old,
  /** @type {ReadonlyMap<string, CompiledFunction>} */ contender,
) {
  const all = [...contender].map(([name, { address, code }]) => ({ name, address, code, before: old.get(name) }))
  const same = all.filter(({ code, before }) => before?.code === code)
  return {
    of: all.length,
    different: all.filter(({ code, before }) => before?.code !== code).map(({ name }) => name),
    moved: same.filter(({ address, before }) => before.address !== address).length,
  }
}
