import fc from 'fast-check'

/** Any character but half a surrogate pair. fast-check's own "binary" lists them all before it draws the first. */
export const anyCharacter = fc
  .oneof(fc.nat(0xff), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map(point => String.fromCodePoint(point))
