const offset = 0xcbf29ce484222325n
const prime = 0x100000001b3n

/**
 * Twelve hexadecimal digits that keep texts apart which read the same once they are made into names: FNV-1a of 64 bits (Fowler, Noll,
 * Vo) over UTF-8. It guards no secret.
 */
export function shortHash(text: string): string {
  const mixed = new TextEncoder()
    .encode(text)
    .reduce<bigint>((state, byte) => BigInt.asUintN(64, (state ^ BigInt(byte)) * prime), offset)
  return mixed.toString(16).padStart(16, '0').slice(0, 12)
}
