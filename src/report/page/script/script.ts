import { installFlames, searchFlame, zoomFlame } from './flames.js'
import { closePanels, findPanel, installPanels, openFromAddress, openPanel } from './panels.js'
import { fillValues, listFields, offerFiles, quoteField, writeRows } from './raw-data.js'
import { filterRows, installKeys, installRows, sortRows } from './rows.js'
import { pageFind, pageUnpack, state } from './shared.js'
import { describeNearest, describePlace, installTip } from './tip.js'

// Each function is written out as text, under its own name and under the one that a bundler may have given it. So it may use nothing of
// its module but types and the functions that are named here.
const functions = {
  ...{ pageFind, pageUnpack },
  ...{ offerFiles, writeRows, listFields, quoteField, fillValues },
  ...{ installPanels, openFromAddress, openPanel, findPanel, closePanels },
  ...{ installRows, filterRows, sortRows, installKeys },
  ...{ installFlames, zoomFlame, searchFlame },
  ...{ installTip, describeNearest, describePlace },
}

/**
 * The page's work in a browser that allows scripts. The page can be read without it: the script opens panels in their rows, brings
 * those that are only packed, sorts, filters, names the point next to the pointer, and makes files of the raw data.
 */
export const script = [
  '(() => {',
  state,
  ...Object.entries(functions).flatMap(([name, one]) => [
    `const ${name} = ${one.toString()};`,
    ...(one.name === name ? [] : [`const ${one.name} = ${name};`]),
  ]),
  'installRows(); installKeys(); installTip(); offerFiles(); installPanels(); installFlames()',
  '})()',
].join('\n')
