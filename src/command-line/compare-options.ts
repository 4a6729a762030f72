import { renderers } from '../report/render.js'
import { type CliOptions, fileOptions, makeOptions } from './options.js'
import { openOption } from './show-page.js'
import { displayOptions } from './terminal.js'

/** All options of compare. */
export const compareOptions: CliOptions = makeOptions(
  'compare',
  {
    'What most calls need': ['setup', 'rounds', 'warmup', 'prepare', 'threshold', 'fail-on', 'record', 'html'],
    'What is compared': ['command', 'command-name', 'scan', 'part', 'resume'],
    'How it is measured': ['time-budget', 'conclude', 'cleanup', 'causes'],
    'What is shown': ['verbose', 'json', 'markdown', 'open'],
    More: ['config', 'set'],
  },
  {
    command: {
      placeholder: 'LINE',
      isRepeatable: true,
      help: 'Shell command that runs the benchmarks, if no command follows --. Give one for each version if they differ.',
    },
    'command-name': {
      placeholder: 'NAME',
      short: 'n',
      isRepeatable: true,
      help: 'Name of a command: the first name is for the first command.',
    },
    resume: {
      placeholder: 'RECORD',
      help: 'Resume an interrupted comparison from its record, or repeat a complete one. With --causes, a complete one is only profiled.',
    },
    ...fileOptions(renderers),
    ...displayOptions,
    ...openOption,
  },
)
