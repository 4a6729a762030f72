import { expect, test } from 'vitest'
import type { Checkup } from '../../../../src/extras/doctor/command.js'
import { describeMachine, describeServer } from '../../../../src/extras/doctor/command.js'

const best: Checkup = {
  timer: 'launcher',
  environment: {
    fingerprint: '',
    cpu: 'AMD EPYC',
    cores: 4,
    memoryInBytes: 2 ** 34,
    os: 'linux x64',
    kernel: '6.8',
    node: 'v24.1.0',
  },
  governors: ['performance'],
  counters: ['instructions', 'cycles'],
  obstacles: [],
  spins: [0.001, 0.001_002, 0.000_998, 0.001],
}

test('a machine that can do everything', () => {
  expect(describeMachine(best)).toEqual([
    '  · AMD EPYC, 4 cores, linux x64, kernel 6.8, Node.js v24.1.0',
    '  ✔ the launcher times processes, with CPU time and memory',
    '  ✔ perf counts instructions, cycles',
    '  ✔ the governor is performance',
    '  ✔ one core is left to the harness',
    '  ✔ noise: a fixed piece of work takes 1.00 ms ± 0.1%, and 0 of 4 times it was off by more than 2%',
    '  ✔ "quiet: strict" is possible',
  ])
})

test.each<[name: string, change: Partial<Checkup>, says: RegExp]>([
  ['no Python', { timer: 'node' }, /^ {2}! Node\.js times .*: install Python 3\.8 or later$/],
  ['no counters', { counters: 'perf is missing' }, /^ {2}! no counters of the processor: perf is missing$/],
  ['no governor', { governors: [] }, /^ {2}! the governor is unknown/],
  ['a governor that saves power', { governors: ['powersave'] }, /^ {2}! the governor is powersave \(cpupower/],
  ['two cores', { environment: { ...best.environment, cores: 2 } }, /^ {2}! 2 cores are too few/],
  ['noise', { spins: [1, 1, 1, 1.5] }, /^ {2}! noise: .*1 of 4 times .*: stop other programs/],
  ['no spin', { spins: [] }, /^ {2}! the noise of the machine is unknown/],
  ['an obstacle', { obstacles: ['turbo is on'] }, /^ {2}· "quiet: strict" is not possible: turbo is on$/],
])('a machine with %s', (_, change, says) => {
  expect(describeMachine({ ...best, ...change })).toContainEqual(expect.stringMatching(says))
})

const mayLack = expect.stringMatching(/^! git\.example\.com may keep no artifacts.*: set "build" there/)
test.each([
  [undefined, undefined],
  ['../origin', undefined],
  ['/srv/git.d/words', undefined],
  ['https://github.com/octo/words.git', undefined],
  ['git@github.com:octo/words.git', undefined],
  ['https://octo.ghe.com/octo/words', undefined],
  ['https://git.example.com/octo/words', mayLack],
  ['https://me:secret@git.example.com:8443/octo/words', mayLack],
  ['git@git.example.com:octo/words.git', mayLack],
  ['ssh://git@git.example.com/octo/words', mayLack],
  ['https://notgithub.com.git.example.org/a/b', expect.stringContaining('may keep no artifacts')],
  [
    'git@gitlab.com:octo/words.git',
    expect.stringMatching(/^! gitlab\.com runs no actions: docs\/guides\/other-systems\.md/),
  ],
])('what the server of %s may lack', (remote, says) => {
  expect(describeServer(remote)).toEqual(says)
})
