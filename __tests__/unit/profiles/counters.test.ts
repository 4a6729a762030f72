import { expect, test } from 'vitest'
import { counters } from '../../../src/profiles/counters.js'

const [allocations, instructions] = counters
const encode = (text: string) => ({ name: 'file', bytes: new TextEncoder().encode(text) })

/** A file of DHAT as valgrind 3.19 writes it: two stacks of the program, and one of what prints. */
function writeDhat(
  points: readonly (readonly [calls: number, bytes: number, peak: number, ...frames: number[]])[],
): string {
  const pps = points.map(([tbk, tb, gb, ...fs]) => ({
    tb,
    tbk,
    tl: 5,
    mb: tb,
    mbk: 1,
    gb,
    gbk: 1,
    eb: 0,
    ebk: 0,
    rb: 0,
    wb: 0,
    fs,
  }))
  const ftbl = [
    '[root]',
    '0x48417B4: malloc (in /usr/libexec/valgrind/vgpreload_dhat-amd64-linux.so)',
    '0x109190: one(std::string const&) (a.cpp:8)',
    '0x109190: main (a.cpp:10)',
    '0x4842FD3: operator new(unsigned long) (in /usr/libexec/valgrind/vgpreload_dhat-amd64-linux.so)',
    '0x10A000: void std::vector<int, std::allocator<int> >::_M_realloc_insert<int>(int&&) (vector.tcc:440)',
    '0x48D2A47: puts (in /usr/lib/x86_64-linux-gnu/libc.so.6)',
    '0x10B000: alloc::raw_vec::finish_grow (raw_vec.rs:1)',
    '0x10C000: <alloc::vec::Vec<T> as core::clone::Clone>::clone (mod.rs:2)',
    '0x10D000: app::parse (main.rs:3)',
    '0x10E000: ???',
  ]
  return JSON.stringify({ dhatFileVersion: 2, mode: 'heap', verb: 'Allocated', tu: 'instrs', te: 9, tg: 5, pps, ftbl })
}

test('allocations are summed over processes, and the peak is that of the largest', () => {
  const files = [
    writeDhat([
      [10, 160, 16, 1, 2, 3],
      [1, 4096, 4096, 1, 6, 3],
    ]),
    writeDhat([[5, 50, 50, 1, 2, 3]]),
  ].map(encode)
  expect(Object.fromEntries(allocations!.read(files).totals)).toEqual({
    allocations: 16,
    allocated: 4306,
    'peak-heap': 4112,
  })
})

test.each([
  ['itself', [1, 2, 3], 'one(std::string const&)', 'a.cpp'],
  ['through a container', [4, 5, 3], 'main', 'a.cpp'],
  ['through the library of C', [1, 6, 3], 'main', 'a.cpp'],
  ['through crates of the standard library', [1, 7, 8, 9], 'app::parse', 'main.rs'],
  ['where nobody knows its name', [1, 10], '???', undefined],
  ['in no program', [4, 6], 'operator new(unsigned long)', undefined],
])('the function that allocates %s', (_, frames, name, file) => {
  const { functions } = allocations!.read([encode(writeDhat([[3, 30, 30, ...frames]]))])
  expect(functions.get('allocations')).toMatchObject([{ frame: { name, ...(file && { file }) }, count: 3 }])
  expect(functions.get('allocated')).toMatchObject([{ count: 30 }])
})

test('a program with an allocator of its own shows nothing, which is no count of 0', () => {
  expect(allocations!.read([encode(writeDhat([]))]).totals.size).toBe(0)
})

test.each(['', '{}', '{"dhatFileVersion":3,"mode":"heap","pps":[],"ftbl":[]}', writeDhat([]).slice(0, -5)])(
  '%j is no file of DHAT',
  text => {
    expect(() => allocations!.read([encode(text)])).toThrow('it is no file of DHAT, version 2')
  },
)

test('instructions are those of all functions but the dynamic linker’s', () => {
  const text =
    'version: 1\npositions: line\nevents: Ir\nsummary: 30\n\nob=(1) /app\nfl=(1) a.c\nfn=(1) main\n3 10\nfn=(2) parse\n7 20\nob=(2) /lib64/ld-linux-x86-64.so.2\nfn=(3) do_lookup_x\n9 500\n\ntotals: 30\n'
  const { totals, functions } = instructions!.read([encode(text), encode('')])
  expect(totals.get('instructions')).toBe(30)
  expect(functions.get('instructions')).toMatchObject([
    { frame: { name: 'main' }, count: 10 },
    { frame: { name: 'parse' }, count: 20 },
  ])
})

test('each tool follows all processes, and writes a file for each', () => {
  for (const { wrap } of counters) {
    const words = wrap(['app', '-x'], '/out').join(' ')
    expect(words).toMatch(/^valgrind .*--trace-children=yes .*=\/out\/\w+\.%p .*app -x$/)
  }
})
