// Text with something wrong in it.
import fc from 'fast-check'

const pieces = [
  ...[
    '',
    '\n',
    '\r\n',
    '{',
    '}',
    '[',
    '[]',
    '{}',
    '"',
    '""',
    ',',
    ' ',
    '\t',
    '0',
    '-',
    '-1',
    '1e999',
    '1e308',
    '1e-310',
  ],
  ...['1,5', 'NaN', '-Infinity', 'null', 'true', '__proto__', '"__proto__":1,', '│', '\u0000', '\ud800', '\u001b[31m'],
  ...['\ufeff', '-'.repeat(79), '<', '</', '>', '&', '<!--', '<![CDATA[', '<!DOCTYPE x>', ' '.repeat(500)],
]

/** `text` with a few places changed. */
export function mutateText(/** @type {string} */ text) {
  const place = fc.double({ min: 0, max: 1, noNaN: true })
  const changes = fc.array(fc.tuple(place, fc.nat(40), fc.constantFrom(...pieces)), { minLength: 1, maxLength: 6 })
  return changes.map(list =>
    list.reduce((soFar, [where, length, piece]) => {
      const at = Math.floor(where * soFar.length)
      return soFar.slice(0, at) + piece + soFar.slice(at + length)
    }, text),
  )
}
