import { expect, test } from 'vitest'
import { decodeText } from '../../../src/system/text.js'

const line = 'BenchmarkLoop-8   100   21.7 µs/op\r\n'
const little = Buffer.from(`\ufeff${line}`, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(line), line],
  ['UTF-8 with a mark, which stays', Buffer.from(`\ufeff${line}`), `\ufeff${line}`],
  ['UTF-16 of Windows PowerShell', little, line],
  ['UTF-16, its other order', Buffer.from(little).swap16(), line],
  ['half a character at the end', Buffer.concat([little, Buffer.from([0x41])]), `${line}\ufffd`],
  ['nothing', Buffer.alloc(0), ''],
])('text is decoded as its byte order mark says: %s', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text)
})
