import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { htmlVoice, markdownVoice, terminalVoice } from '../../../../src/document/escape.js'
import { line, write } from '../../../../src/document/text.js'
import { explain, makeReason } from '../../../../src/record/reasons.js'
import type { Origin } from '../../../../src/record/record.js'
import { sectionStep } from '../../../../src/report/words/next-step.js'
import { reproduce } from '../../../../src/report/words/reproduce.js'
import { sideName } from '../../../../src/report/words/sides.js'
import { quote } from '../../../../src/util/shell-word.js'
import { report } from '../samples.js'

const lines: readonly (readonly [what: string, text: string])[] = [
  ['a deletion first', 'rm -rf results\nexport CRITERION_HOME=results\ntarget/release/bench'],
  ['a comment first', '# all of it\n./bench'],
  ['a heredoc', "cat <<'END' | ./bench\none two\nEND"],
  ['an operator at the end of a line', 'cd build &&\n./bench'],
  ['a continuation', './bench \\\n  --fast'],
  ['line ends of Windows', './a\r\n./b'],
]

const failure = makeReason('ended', { what: 'command', exit: 'exited', status: 2 })
const origin = (source: Origin['source'], label: string): Origin => ({ source, label })

function stepOf(command: string, source: Origin['source'] = 'directory'): string {
  const failed = makeReason('invocations-failed', { side: 'baseline', runs: 2, of: 2, failure })
  const sides = { baseline: origin(source, 'main'), contender: origin(source, 'other') }
  const section = report({ status: 'errored', findings: [], warnings: [failed], command, sides })
  return write(sectionStep(section)!, terminalVoice)
}

test.each(lines)('%s: the next step does not ask to run several lines as one', (_, text) => {
  const count = text.split('\n').length
  expect(stepOf(text)).toBe(`see which of the ${count} lines of the command fails in main`)
  expect(stepOf(text, 'ref')).toBe(`see which of the ${count} lines of the command fails on main`)
})

test('one line is run as it was typed, and its comment hides nothing', () => {
  expect(stepOf('./bench --all\n')).toBe('(cd main && ./bench --all)')
  expect(stepOf('./bench # all')).toBe('run ./bench # all in main')
})

test('a build of several lines is not run as one', () => {
  const hook = { hook: 'build', line: 'rm -rf build\nmake', place: 'the baseline', withheld: '', output: '' }
  const failed = makeReason('hook-failed', { ...hook, what: 'build', exit: 'exited', status: 2 } as never)
  const section = report({ status: 'errored', findings: [], warnings: [failed] })
  expect(write(sectionStep(section)!, terminalVoice)).toBe('see which of the 2 lines of "build" fails in the baseline')
  expect(explain(failed)).toContain(String.raw`"build" ($'rm -rf build\nmake')`)
})

test.each(lines)('%s: what is shown to be copied is one word, in each medium', (_, text) => {
  for (const voice of [terminalVoice, markdownVoice, htmlVoice]) {
    const shown = write(line(text), voice)
    expect(shown).toContain(voice === terminalVoice ? String.raw`\n` : 'n')
    expect(shown).not.toMatch(/[\r\n]/)
  }
  const named = report({ names: { baseline: 'old', contender: text } })
  expect(write(sideName(named, 'contender'), terminalVoice)).toMatch(/^\$'/)
})

test.each(lines)('%s: a line to reproduce it gives the same command to a shell', (_, text) => {
  const sides = { baseline: origin('directory', './a'), contender: origin('directory', './b') }
  const [typed] = reproduce(report({ command: text, sides }))
  expect(typed).not.toContain('\n')
  const words = execFileSync('bash', ['-c', `printf '%s' ${quote(text)}`], { encoding: 'utf8' })
  expect(words).toBe(text)
  expect(typed).toContain(quote(text))
})
