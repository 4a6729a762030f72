import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { decodeOne, listPlace } from '../src/inputs/declarations.js'
import type { EventFacts } from '../src/inputs/declared/event.js'

const template = listPlace('input').find(({ name }) => name === 'event')?.actionDefault ?? ''

/** What the runner gives the input `event`: its default, with the expressions in it evaluated for an event with this payload. */
export function fillEvent(payload: object): string {
  const github = new data.Dictionary({ key: 'event', value: toData(payload) })
  const context = new data.Dictionary({ key: 'github', value: github })
  return template.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    const { tokens } = new Lexer(expression).lex()
    return new Evaluator(new Parser(tokens, ['github'], []).parse(), context).evaluate().coerceString()
  })
}

/** The facts of an event with this payload, as the action reads them. */
export function eventFacts(payload: object): EventFacts {
  return decodeOne(name => (name === 'event' ? fillEvent(payload) : ''), 'event')
}

function toData(value: unknown): InstanceType<typeof data.Dictionary> {
  return JSON.parse(JSON.stringify(value), data.reviver) as InstanceType<typeof data.Dictionary>
}
