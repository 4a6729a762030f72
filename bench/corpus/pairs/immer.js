// package: npm immer
// versions: 9.0.21 10.0.0 10.0.4 10.1.1 10.1.3 10.2.0
// pair: 10.1.3 10.2.0 -61..-56% | immer:finalizeProperty immer:each immer:finalize immer:isPlainObject | immerjs/immer#1164; its authors report 8 to 18%
const { produce } = require('immer')

const size = 300
let state = {
  list: Array.from({ length: size }, (_, id) => ({ id, done: false, position: { x: id } })),
  byKey: Object.fromEntries(Array.from({ length: size }, (_, value) => [`k${value}`, { value }])),
}
for (let count = 0; count < 3000; count++)
  state = produce(state, draft => {
    draft.list[count % size].done = !draft.list[count % size].done
    draft.byKey[`k${count % size}`].value++
  })
for (let count = 0; count < 30; count++)
  state = produce(state, draft => {
    for (const { position } of draft.list) position.x++
  })
if (state.list[1].position.x !== 31) throw new Error(`${state.list[1].position.x}`)
