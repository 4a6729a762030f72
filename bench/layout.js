// Two builds that differ in an unrelated function of 12 bytes more, as they are built and with their layout drawn by lld.
// Needs gcc and lld: npm run build && node bench/layout.js
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const cli = resolve(import.meta.dirname, '../dist/cli/index.js')

/** A program that scans text, behind a function that nobody calls. */
const program = padding => `
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
  for (int i = 0; i < 8000; i++) { text[i % 4096] ^= 1; sum += scan(sum); }
  printf("%u\\n", sum);
}
`

const compile =
  'gcc -O2 -fno-align-functions -fno-align-loops -fno-align-jumps -fno-align-labels -ffunction-sections main.c -o app'
const ways = [
  ['as built', compile],
  ['layout drawn', `${compile} -fuse-ld=lld "-Wl,--shuffle-sections=*=$BENCH_SEED"`],
]

const home = mkdtempSync(join(tmpdir(), 'layout-'))
try {
  for (const [side, padding] of Object.entries({ before: 2, after: 14 })) {
    mkdirSync(join(home, side))
    writeFileSync(join(home, side, 'main.c'), program(padding))
  }
  for (const [name, install] of ways) {
    const options = ['--set', 'fresh-copies=round', '--set', `install=${install}`, '--causes', 'off']
    const words = [cli, 'compare', 'before', 'after', ...options, '--', './app']
    const { stdout } = spawnSync(process.execPath, words, { cwd: home, encoding: 'utf8' })
    console.log(`${name}\n${stdout.split('\n').slice(0, 5).join('\n')}\n`)
  }
} finally {
  rmSync(home, { recursive: true })
}
