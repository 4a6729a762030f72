import * as v from 'valibot'
import { fullCommit } from '../../util/commit.js'
import { type Mode, modes, special } from '../declaration.js'
import { InputError, shown } from '../values.js'

const number = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
const commit = v.pipe(v.string(), v.regex(fullCommit))
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform(value => value === 'true'),
)
const text = v.string()

/** The facts of an event: where the runner finds each, and its form. */
const facts = {
  'default-branch': { from: 'repository.default_branch', form: text },
  private: { from: 'repository.private', form: flag },
  before: { from: 'before', form: commit },
  'pull-request': { from: 'pull_request.number', form: number },
  'base-ref': { from: 'pull_request.base.ref', form: text },
  'head-ref': { from: 'pull_request.head.ref', form: text },
  'head-sha': { from: 'pull_request.head.sha', form: commit },
  'head-repository': { from: 'pull_request.head.repo.id', form: number },
  comment: { from: 'comment.id', form: number },
  issue: { from: 'issue.number', form: number },
  label: { from: 'label.name', form: text },
  sender: { from: 'sender.login', form: text },
  'queue-base-ref': { from: 'merge_group.base_ref', form: text },
  'queue-base-sha': { from: 'merge_group.base_sha', form: commit },
  'queue-head-ref': { from: 'merge_group.head_ref', form: text },
  'queue-head-sha': { from: 'merge_group.head_sha', form: commit },
  'run-id': { from: 'workflow_run.id', form: number },
  'run-path': { from: 'workflow_run.path', form: text },
  'run-number': { from: 'workflow_run.run_number', form: number },
  'run-attempt': { from: 'workflow_run.run_attempt', form: number },
  'run-event': { from: 'workflow_run.event', form: text },
  'run-conclusion': { from: 'workflow_run.conclusion', form: text },
  'run-branch': { from: 'workflow_run.head_branch', form: text },
  'run-sha': { from: 'workflow_run.head_sha', form: commit },
  'run-repository': { from: 'workflow_run.repository.id', form: number },
  'run-head-repository': { from: 'workflow_run.head_repository.id', form: number },
  'run-head-owner': { from: 'workflow_run.head_repository.owner.login', form: text },
} as const

type Facts = typeof facts

/** The facts of the event that started the run; those that it does not have are left out. */
export type EventFacts = { readonly [Name in keyof Facts]?: v.InferOutput<Facts[Name]['form']> }

/**
 * The facts of the event, each by its name in a line of its own.
 *
 * The runner fills in the defaults of inputs from what GitHub sent it. Any step before may have written to the file that also tells of the
 * event, so nothing reads that. No fact is a text that people write freely: the names of branches and labels have no line breaks, and the text of a comment is none of
 * them.
 */
export const event = special<EventFacts, Mode>({
  actionDefault: Object.entries(facts)
    .map(([name, { from }]) => `${name}: \${{ github.event.${from} }}`)
    .join('\n'),
  only: 'action',
  isHidden: true,
  placeholder: 'FACTS',
  takenBy: modes,
  decode: decodeEvent,
  help: 'Facts of the event that started the run. The runner fills them in, so leave this out.',
})

function decodeEvent(text: string, name: string): EventFacts {
  const decoded: Record<string, unknown> = {}
  for (const line of text.split('\n').filter(line => line.trim() !== '')) {
    const [, fact = '', value = ''] = /^([a-z-]+):(.*)$/.exec(line) ?? []
    if (!isFact(fact) || fact in decoded) throw refuse(line, name)
    if (value.trim() === '') continue
    const read = v.safeParse(facts[fact].form, value.trim())
    if (!read.success) throw refuse(line, name)
    decoded[fact] = read.output
  }
  return decoded as EventFacts
}

function isFact(name: string): name is keyof Facts {
  return Object.hasOwn(facts, name)
}

function refuse(line: string, name: string): InputError {
  return new InputError(
    `invalid line ${shown(line)} in "${name}", which the runner fills in: leave the input out of the workflow`,
  )
}
