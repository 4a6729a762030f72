import { readFileSync } from 'node:fs'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { parse } from 'yaml'
import { decodeOne } from '../src/inputs/declarations.js'
import type { EventFacts } from '../src/inputs/declared/event.js'

type Texts = Readonly<Record<string, string>>

const { inputs } = parse(readFileSync(new URL('../action.yml', import.meta.url), 'utf8')) as {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>
}

/** What the expressions in the defaults of action.yml are about. */
export interface RunnerContexts {
  /** What GitHub sent with the event. */
  readonly payload?: object
  /** The job among those of its matrix; alone where it is left out. */
  readonly job?: { readonly index: number; readonly total: number }
}

/**
 * Returns the variables by which the runner gives a step its inputs: those that its workflow says, the default in action.yml of each other
 * one, and an empty text for what has none. No default of the token is here, since who has one says it.
 */
export function fillInputs(said: Texts, contexts: RunnerContexts = {}): Texts {
  const texts = Object.entries(inputs).map(([name, input]) => [name, evaluate(input.default ?? '', contexts)] as const)
  const all = { ...Object.fromEntries(texts), ...said }
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]))
}

/** What the runner gives the input `event` for an event with this payload. */
export function fillEvent(payload: object): string {
  return evaluate(inputs.event!.default!, { payload })
}

/** The facts of an event with this payload, as the action reads them. */
export function eventFacts(payload: object): EventFacts {
  return decodeOne(name => (name === 'event' ? fillEvent(payload) : ''), 'event')
}

function evaluate(template: string, { payload = {}, job = { index: 0, total: 1 } }: RunnerContexts): string {
  const contexts = {
    github: { event: payload, token: '' },
    strategy: { 'job-index': job.index, 'job-total': job.total },
  }
  return template.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    const { tokens } = new Lexer(expression).lex()
    return new Evaluator(new Parser(tokens, Object.keys(contexts), []).parse(), toData(contexts))
      .evaluate()
      .coerceString()
  })
}

function toData(value: unknown): InstanceType<typeof data.Dictionary> {
  return JSON.parse(JSON.stringify(value), data.reviver) as InstanceType<typeof data.Dictionary>
}
