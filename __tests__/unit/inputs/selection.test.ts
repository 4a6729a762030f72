import { expect, test } from 'vitest'
import { findLanguage } from '../../../src/formats/selection.js'
import { chooseSelection } from '../../../src/inputs/inputs.js'
import { InputError } from '../../../src/inputs/values.js'
import type { Command } from '../../../src/measure/process.js'

const line = (text: string): Command => ({ kind: 'shell', line: text })
const told = line('./bench -test.bench "$BENCH_SELECT"')
const words: Command = { kind: 'argv', argv: ['sh', '-c', './bench ${BENCH_SELECT}'] }
const plain = line('./bench')

test.each<
  [what: string, select: string, format: string, commands: Command[], chosen: string | undefined, isNarrowed?: boolean]
>([
  ['a line that mentions it', 'auto', 'go', [told, told], 'go', true],
  ['words that mention it', 'auto', 'go', [words, words], 'go', true],
  ['one side mentions it', 'auto', 'go', [told, plain], 'go', false],
  ['no side mentions it', 'auto', 'go', [plain, plain], undefined],
  ['another variable', 'auto', 'go', [line('echo $BENCH_SELECTED'), plain], undefined],
  ['off', 'off', 'go', [told, told], 'go', false],
  ['off, and nothing stands for all', 'off', 'native', [told, told], undefined],
  ['a language of its own', 'names', 'native', [told, told], 'names', true],
  ['a script that reads it', 'names', 'native', [plain, plain], 'names', true],
  ['another language than the format has', 'names', 'libtest', [told, told], 'names', true],
])('%s', (_, select, format, commands, chosen, isNarrowed) => {
  const selection = chooseSelection({ select, format }, commands)
  expect(selection).toEqual(chosen === undefined ? undefined : { language: findLanguage(chosen), isNarrowed })
})

test('with a word for all of its own, a command needs no name of its tool', () => {
  const choose = (text: string) => chooseSelection({ select: 'auto', format: 'auto' }, [line(text)])
  expect(choose('./bench "${BENCH_SELECT:-.}"')).toEqual({ language: undefined, isNarrowed: true })
  expect(() => choose('./bench "${BENCH_SELECT:-.}" $BENCH_SELECT')).toThrow('"${BENCH_SELECT:-ALL}"')
})

test.each(['auto', 'native', 'process'])('a command that mentions it needs a language: %s', format => {
  expect(() => chooseSelection({ select: 'auto', format }, [told])).toThrow(InputError)
  expect(() => chooseSelection({ select: 'auto', format }, [told])).toThrow(`"format" is "${format}"`)
})

test.each(['$BENCH_SELECT', '${BENCH_SELECT}', '--benchmark_filter=$BENCH_SELECT'])(
  'no shell reads the word %s',
  word => {
    const command: Command = { kind: 'argv', argv: ['./bench', word] }
    expect(() => chooseSelection({ select: 'auto', format: 'go' }, [command])).toThrow(/no shell reads it/)
  },
)
