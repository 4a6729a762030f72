// package: npm diff
// versions: 4.0.2 5.0.0 5.1.0 5.2.0
// pair: 5.1.0 5.2.0 -63..-55% | base.js:clonePath base.js:execEditLength base.js:extractCommon base.js:pushComponent | kpdecker/jsdiff#411: paths share their components; #448: no diagonal beyond the edge (release-notes.md)
const { diffChars, diffLines } = require('diff')

const numbers = Array.from({ length: 1200 }, (_, at) => at)
const before = numbers.map(at => `line ${at}`).join('\n')
const after = numbers.map(at => (at % 3 === 0 ? `changed ${at}` : `line ${at}`)).join('\n')
const quick = 'the quick brown fox jumps over the lazy dog '.repeat(6)
const lazy = 'a quick brown dog leaps over that lazy fox '.repeat(6)

let parts = 0
for (let count = 0; count < 3; count++) parts += diffLines(before, after).length + diffChars(quick, lazy).length
if (parts === 0) throw new Error('no parts')
