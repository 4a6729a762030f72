import { expect, test } from 'vitest'
import { compareMachineCode, type ProgramText } from '../../../src/profiles/machine-code.js'

/** A program with one section of code, one of constants and one of pointers, as objdump prints it, `shift` bytes further on. */
interface Built {
  readonly shift?: number
  /** The lines of `main`, of which `@name` is the address of something. */
  readonly main?: readonly string[]
  /** Constants in their order, by names. */
  readonly constants?: Readonly<Record<string, readonly number[]>>
  /** The names of constants or functions that pointers point to. */
  readonly pointers?: readonly string[]
  /** Numbers of 4 bytes behind the pointers. */
  readonly behind?: readonly number[]
  readonly hash?: string
}

const usual = {
  main: ['lea    0x0(%rip),%rdi        # @text', 'call   @work', 'jmp    @main', 'ret'],
  constants: { table: [0, 0, 0, 0], text: [104, 105], other: [1, 2, 3, 4, 5] },
  pointers: ['work', 'text', 'other'],
} satisfies Built

function build({ shift = 0, behind = [], hash = '0123456789abcdef', ...more }: Built = {}): ProgramText {
  const { main, constants, pointers } = { ...usual, ...more }
  const [code, readOnly, pointing] = [0x4000 + shift, 0x1000, 0x8000 + shift]
  const places = new Map([
    ['main', code],
    ['work', code + 0x40],
  ])
  const bytes = new Uint8Array(0x200)
  const view = new DataView(bytes.buffer)
  let end = readOnly
  for (const [name, content] of Object.entries(constants)) {
    places.set(name, end)
    bytes.set(content, end - readOnly)
    // A table of jumps holds the distance from itself to a place in `work`.
    if (name === 'table') view.setInt32(end - readOnly, code + 0x44 - end, true)
    end += 8
  }
  const hex = (address: number) => address.toString(16)
  behind.forEach((number, at) => {
    view.setInt32(0x100 + 8 * pointers.length + 4 * at, number, true)
  })
  const size = hex(8 * pointers.length + 4 * behind.length).padStart(8, '0')
  const named = (line: string) => line.replace(/@(\w+)/, (_, name) => `${hex(places.get(name)!)} <${name}>`)
  const block = (name: string, address: number, lines: readonly string[]) =>
    `${hex(address).padStart(16, '0')} <${name}>:\n${lines.map((line, at) => `    ${hex(address + at)}:\t${named(line)}`).join('\n')}\n`
  return {
    bytes,
    sections: [
      ` 10 .rodata       ${hex(end - readOnly).padStart(8, '0')}  ${hex(readOnly)}  ${hex(readOnly)}  00000000  2**4  CONTENTS, ALLOC, LOAD, READONLY, DATA`,
      ` 11 .text         00000060  ${hex(code)}  ${hex(code)}  00000100  2**4  CONTENTS, ALLOC, LOAD, READONLY, CODE`,
      ` 12 .data.rel.ro  ${size}  ${hex(pointing)}  ${hex(pointing)}  00000100  2**3  CONTENTS, ALLOC, LOAD, DATA`,
      ` 13 .comment      00000010  00000000  00000000  00000000  2**0  CONTENTS, READONLY`,
      'OFFSET           TYPE              VALUE',
      ...pointers.map(
        (name, at) =>
          `${hex(pointing + 8 * at).padStart(16, '0')} R_X86_64_RELATIVE  *ABS*+0x${hex(places.get(name)!).padStart(16, '0')}`,
      ),
    ].join('\n'),
    code: [
      block('main', code, main),
      block(`_ZN3app4work17h${hash}E`, code + 0x40, [
        'lea    0x0(%rip),%rax        # @table',
        'mov    $0x2,%eax',
        'ret',
        'nopw   0x0(%rax,%rax,1)',
      ]),
    ].join('\n'),
  }
}

test.each<[what: string, contender: Built, moved: number]>([
  ['nothing differs', {}, 0],
  ['everything lies elsewhere', { shift: 16 }, 2],
  [
    'the linker has sorted constants in another way',
    { shift: 16, constants: { other: [1, 2, 3, 4, 5], text: [104, 105], table: [0, 0, 0, 0] } },
    2,
  ],
  ['the names have other hashes', { hash: 'fedcba9876543210' }, 0],
  ['more fills the space behind a function', { main: [...usual.main, 'nopw   0x0(%rax,%rax,1)', 'xchg   %ax,%ax'] }, 0],
])('programs are the same where %s', (_, contender, moved) => {
  expect(compareMachineCode(build(), build(contender))).toEqual({ functions: 2, moved })
})

test.each<[what: string, contender: Built]>([
  ['an instruction', { main: ['nop', ...usual.main] }],
  ['the function that is called', { main: usual.main.with(1, 'call   @main') }],
  ['the constant that is read', { main: usual.main.with(0, 'lea    0x0(%rip),%rdi        # @other') }],
  ['the content of a constant', { constants: { ...usual.constants, text: [104, 111] } }],
  ['another constant', { constants: { ...usual.constants, other: [1, 2, 3, 4, 6] } }],
  ['the function that a pointer points to', { pointers: ['main', 'text', 'other'] }],
  ['a number', { behind: [7] }],
])('programs are not the same where %s differs', (_, contender) => {
  expect(compareMachineCode(build(), build(contender))).toBeUndefined()
  expect(compareMachineCode(build(), build({ shift: 16, ...contender }))).toBeUndefined()
})

test('what cannot be read is not the same', () => {
  expect(compareMachineCode({ ...build(), code: '' }, { ...build(), code: '' })).toBeUndefined()
})

/** Constants of which `path` is the file that a pointer names, as Rust does where it may panic. */
function panicking(path: string, line: number): Built {
  const letters = [...path].map(letter => letter.charCodeAt(0))
  const constants = Object.fromEntries(
    Array.from({ length: Math.ceil(letters.length / 8) }, (_, at) => [
      at === 0 ? 'path' : `path${at}`,
      letters.slice(8 * at, 8 * at + 8),
    ]),
  )
  return {
    constants: { table: usual.constants.table, ...constants },
    pointers: ['path'],
    behind: [path.length, 0, line, 5],
  }
}

test('the line of a panic is not what a program does', () => {
  const at = (path: string, line: number) => {
    const built = panicking(path, line)
    return build({ ...built, main: usual.main.slice(1) })
  }
  const crate = '/home/.cargo/registry/src/index/hex-0.4.2/src/lib.rs'
  expect(compareMachineCode(at('src/lib.rs', 7), at('src/lib.rs', 9))).toEqual({ functions: 2, moved: 0 })
  expect(compareMachineCode(at(crate, 7), at(crate.replace('0.4.2', '0.4.3'), 9))).toEqual({ functions: 2, moved: 0 })
  expect(compareMachineCode(at('src/lib.rs', 7), at('src/new.rs', 7))).toBeUndefined()
  expect(compareMachineCode(at('data/a.txt', 7), at('data/a.txt', 9))).toBeUndefined()
})
