// One program in three languages, behind a function that nobody calls, whose length moves all code behind it.

/** A program in C that scans text, behind a function that nobody calls. */
const inC = (padding, work) => `
#include <stdio.h>
__attribute__((noinline, used)) int unrelated(int x) { __asm__ volatile(".skip ${padding}, 0x90"); return x + 1; }
static unsigned char text[4096];
__attribute__((noinline)) unsigned scan(unsigned sum) {
  for (int i = 0; i < 4096; i++) {
    unsigned char c = text[i];
    if (c == ',' || c == '\\n') sum = sum * 31 + i;
    else if (c > '0' && c <= '9') sum = sum * 10 + c;
    else sum ^= c;
  }
  return sum;
}
int main(void) {
  unsigned seed = 1, sum = 0;
  for (int i = 0; i < 4096; i++) { seed = seed * 1103515245 + 12345; text[i] = "0123456789,\\nabcdef"[(seed >> 16) % 18]; }
  for (int i = 0; i < ${work}; i++) { text[i % 4096] ^= 1; sum += scan(sum); }
  printf("%u\\n", sum);
}
`

/** The function that nobody calls, in Rust: in an object of its own, because rustc would put it behind the others. */
const unrelatedInRust = padding => `
#[no_mangle]
pub extern "C" fn unrelated(x: u32) -> u32 { unsafe { core::arch::asm!(".skip ${padding}, 0x90") }; x + 1 }
`

/** The same scanner in Rust, whose object C calls. */
const inRust = work => `
#[inline(never)]
fn scan(text: &[u8; 4096], mut sum: u32) -> u32 {
    for (i, &c) in text.iter().enumerate() {
        if c == b',' || c == b'\\n' { sum = sum.wrapping_mul(31).wrapping_add(i as u32) }
        else if c > b'0' && c <= b'9' { sum = sum.wrapping_mul(10).wrapping_add(c as u32) }
        else { sum ^= c as u32 }
    }
    sum
}
#[no_mangle]
pub extern "C" fn run() -> u32 {
    let (mut text, mut seed, mut sum) = ([0u8; 4096], 1u32, 0u32);
    for c in text.iter_mut() {
        seed = seed.wrapping_mul(1103515245).wrapping_add(12345);
        *c = b"0123456789,\\nabcdef"[(seed as usize >> 16) % 18];
    }
    for i in 0..${work}usize { text[i % 4096] ^= 1; sum = sum.wrapping_add(scan(&text, sum)); }
    sum
}
`

/** The same in Go, whose unrelated function grows by statements. */
const inGo = (padding, work) => `package main
import "os"
//go:noinline
func unrelated(x int) int {
${'\tx = x*3 + 1\n'.repeat(padding)}	return x
}
//go:noinline
func scan(text *[4096]byte, sum uint32) uint32 {
	for i := 0; i < 4096; i++ {
		c := text[i]
		if c == ',' || c == '\\n' { sum = sum*31 + uint32(i) } else if c > '0' && c <= '9' { sum = sum*10 + uint32(c) } else { sum ^= uint32(c) }
	}
	return sum
}
func main() {
	var text [4096]byte
	seed, sum := uint32(1), uint32(0)
	if len(os.Args) > 9 { unrelated(len(os.Args)) }
	for i := range text { seed = seed*1103515245 + 12345; text[i] = "0123456789,\\nabcdef"[(seed>>16)%18] }
	for i := 0; i < ${work}; i++ { text[i%4096] ^= 1; sum += scan(&text, sum) }
	if sum == 1 { println(sum) }
}
`

const drawnByLld = '-fuse-ld=lld "-Wl,--shuffle-sections=*=$BENCH_SEED"'
const ofC = compiler => ({
  sources: (padding, work) => ({ 'main.c': inC(padding, work) }),
  compile: `${compiler} -ffunction-sections -c main.c -o main.o`,
  link: ['gcc main.o -o app -fuse-ld=lld', `gcc main.o -o app ${drawnByLld}`],
  files: 'main.o',
})
/** The programs with the lines that compile them, and that link them: as they are, and with their layout drawn. */
export const programs = {
  unaligned: ofC('gcc -O2 -fno-align-functions -fno-align-loops -fno-align-jumps -fno-align-labels'),
  'gcc -O2': ofC('gcc -O2'),
  'gcc -O3': ofC('gcc -O3'),
  'clang -O2': ofC('clang -O2'),
  'clang -O3': ofC('clang -O3'),
  rust: {
    sources: (padding, work) => ({
      'unrelated.rs': unrelatedInRust(padding),
      'lib.rs': inRust(work),
      'main.c':
        'unsigned run(void), unrelated(unsigned);\nint main(int count, char **x) { return count > 9 ? unrelated(1) : run() == 1; }\n',
    }),
    compile: `gcc -O2 -c main.c && for name in unrelated lib
      do rustc -O -C panic=abort -C codegen-units=1 --crate-type lib --emit obj -o $name.o $name.rs || exit; done`,
    link: ['gcc main.o unrelated.o lib.o -o app -fuse-ld=lld', `gcc main.o unrelated.o lib.o -o app ${drawnByLld}`],
    files: '*.o',
  },
  go: {
    sources: (padding, work) => ({ 'main.go': inGo(padding, work), 'go.mod': 'module app\ngo 1.23\n' }),
    compile: 'true',
    link: ['go build -o app .', 'go build -ldflags=-randlayout=$BENCH_SEED -o app .'],
    files: 'main.go\ngo.mod',
  },
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function makeRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Repeats of the program's work, which take some ten milliseconds. */
export const usualWork = 2500
