// package: npm xml2js
// versions: 0.5.0 0.6.0 0.6.1 0.6.2
// with: sax@1.2.4 xmlbuilder@11.0.1
// pair: 0.6.0 0.6.1 +5..+14% | parser.js:defineProperty parser.js:assignOrPush | each key is set by Object.defineProperty, by the diff of lib/parser.js
const { Parser } = require('xml2js')

const items = Array.from(
  { length: 1500 },
  (_, id) =>
    `<item id="${id}" kind="k${id % 7}"><name>Name ${id}</name><tags><tag>a</tag><tag>b</tag></tags><empty/></item>`,
)
const xml = `<root>${items.join('')}</root>`
for (let count = 0; count < 4; count++)
  new Parser().parseString(xml, (error, result) => {
    if (error) throw error
    if (result.root.item.length !== 1500) throw new Error(`${result.root.item.length}`)
  })
