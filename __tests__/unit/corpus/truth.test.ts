import { describe, expect, it } from 'vitest'
import { compareCode, readDisassembly } from '../../../bench/corpus/machine-code.js'
import { median, medianInterval } from '../../../bench/corpus/median.js'

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => count - at)

it.each([
  [upTo(5), 3],
  [upTo(6), 3.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

// Ranks of the table of the sign test's intervals, such as Conover's table A4: 6 values leave out none, and 15 leave out three at each end.
it.each([
  [6, 1, 6],
  [8, 1, 8],
  [9, 2, 8],
  [12, 3, 10],
  [15, 4, 12],
  [20, 6, 15],
])('of %d values, the interval is from number %d to %d', (count, low, high) => {
  expect(medianInterval(upTo(count))).toEqual({ low, high })
})

it('five values are too few', () => {
  expect(() => medianInterval(upTo(5))).toThrow('six are needed')
})

const disassembly = (address: string, distance: string, hash: string, more = '') => `
./bench:     file format elf64-x86-64


Disassembly of section .text:

0000000000${address}10 <_ZN5bench4main17h${hash}E>:
    ${address}10:\tlea    ${distance}(%rip),%rdi        # 4d2b4 <anon.1>
    ${address}17:\tcall   ${address}40 <_ZN4hash5write17h${hash}E>
    ${address}1c:\tjne    ${address}10 <_ZN5bench4main17h${hash}E+0x0>
    ${address}1e:\tret

0000000000${address}40 <_ZN4hash5write17h${hash}E>:
    ${address}40:\tadd    $0x10,%rax
${more}    ${address}44:\tret
`
const old = readDisassembly(disassembly('0071', '0x3fd1c', '0123456789abcdef'))

describe('compareCode', () => {
  it('sees the same code at other addresses', () => {
    const moved = readDisassembly(disassembly('0082', '-0x1', 'fedcba9876543210'))
    expect(compareCode(old, moved)).toEqual({ of: 2, different: [], moved: 2 })
  })

  it('sees the same program', () => {
    expect(compareCode(old, old)).toEqual({ of: 2, different: [], moved: 0 })
  })

  it.each([
    ['another instruction', disassembly('0071', '0x3fd1c', '0123456789abcdef', '    714:\tnop\n')],
    ['another number', disassembly('0071', '0x3fd1c', '0123456789abcdef').replace('$0x10', '$0x11')],
  ])('sees %s', (_, text) => {
    expect(compareCode(old, readDisassembly(text))).toMatchObject({ different: ['_ZN4hash5write'], moved: 0 })
  })

  it('takes a new function for different', () => {
    expect(compareCode(new Map(), old)).toMatchObject({ of: 2, different: ['_ZN5bench4main', '_ZN4hash5write'] })
  })
})
