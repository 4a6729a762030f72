import type { CliOptions } from './options.js'

/** The options that say how numbers are read. */
export const formatOptions: CliOptions = {
  format: { value: 'NAME', help: "how numbers are read: auto, a tool's name, native, process, regex, json" },
  pattern: { value: 'REGEX', help: 'for regex: lines with numbers, by groups called name, value and unit' },
  values: { value: 'LINE', isRepeatable: true, help: 'for json: NAME = /POINTER UNIT, once or more' },
}
