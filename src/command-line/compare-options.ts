import { renderers } from '../report/render.js'
import { type CliOptions, fileOptions, optionsOf } from './options.js'
import { openOption } from './show-page.js'
import { displayOptions } from './terminal.js'

/** Options of a comparison that are no inputs. */
const comparisonOptions: CliOptions = {
  resume: {
    placeholder: 'RECORD',
    group: 'What is compared',
    help: 'Resume an interrupted comparison from its record, or repeat a complete one.',
  },
  command: {
    placeholder: 'LINE',
    group: 'What is compared',
    isRepeatable: true,
    help: 'Shell command that runs the benchmarks, if no command follows --. Give one for each version if they differ.',
  },
  'command-name': {
    placeholder: 'NAME',
    group: 'What is compared',
    short: 'n',
    isRepeatable: true,
    help: 'Name of a command: the first name is for the first command.',
  },
}

/** All options of compare. */
export const compareOptions: CliOptions = {
  ...optionsOf('compare'),
  ...comparisonOptions,
  ...fileOptions(renderers),
  ...displayOptions,
  ...openOption,
}
