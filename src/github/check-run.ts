import { type Accepted, decideEnd, type Gated } from '../compare/gate/gate.js'
import type { GatePolicy } from '../compare/gate/policy.js'
import { insist, Patience, type PatienceOptions } from '../forge/insist.js'
import { type Api, listAll } from './api/api.js'

const checkRuns = { items: 'check runs of this commit', remedy: 'push another commit' }

export type CheckConclusion = 'success' | 'neutral' | 'failure' | 'cancelled'

type CheckContent =
  | { readonly status: 'in_progress' }
  | ({ readonly status: 'completed'; readonly conclusion: CheckConclusion } & Omit<CheckPage, 'suite'>)

interface CheckPlace {
  readonly name: string
  readonly head: string
  readonly url: string
  /** No other check run has it. */
  readonly mark: string
}

/** A check run that is made once, however often GitHub has to be asked. */
export class CheckRun {
  readonly #api: Api
  readonly #place: CheckPlace
  /** undefined as long as GitHub has not said it: then the check run may be there or not. */
  #id: number | undefined
  #isAskedFor = false

  constructor(api: Api, place: CheckPlace) {
    this.#api = api
    this.#place = place
  }

  get isMade(): boolean {
    return this.#id !== undefined
  }

  /** Makes it, or brings it up to date; after an answer that was lost it is looked for before it is made again. */
  async put(content: CheckContent, patience: PatienceOptions): Promise<void> {
    await insist(() => this.#put(content), new Patience(patience))
  }

  async #put(content: CheckContent): Promise<void> {
    const { once, repository } = this.#api
    const { name, head, url, mark } = this.#place
    if (this.#id === undefined && this.#isAskedFor) this.#id = await this.#find()
    this.#isAskedFor = true
    const fields = { ...repository, ...describe(content) }
    if (this.#id !== undefined) {
      await once.rest.checks.update({ ...fields, check_run_id: this.#id })
      return
    }
    const { data } = await once.rest.checks.create({
      ...fields,
      ...{ name, head_sha: head, details_url: url, external_id: mark },
    })
    this.#id = data.id
  }

  async #find(): Promise<number | undefined> {
    const { once, repository } = this.#api
    const { name, head, mark } = this.#place
    const all = await listAll(checkRuns, async page => {
      const query = { ...repository, ref: head, check_name: name, filter: 'all' as const, ...page }
      const { data, headers } = await once.rest.checks.listForRef(query)
      return { data: data.check_runs, headers }
    })
    return all.find(({ external_id }) => external_id === mark)?.id
  }
}

const longestTitle = 250

function describe(content: CheckContent) {
  if (content.status === 'in_progress') return content
  const { status, conclusion, title, summary } = content
  return { status, conclusion, output: { title: title.slice(0, longestTitle), summary } }
}

/** The content of a check run, beside whether it passes. */
export interface CheckPage {
  readonly suite: string
  /** One line of text. */
  readonly title: string
  /** Markdown, within the limit of a comment. */
  readonly summary: string
}

/** Chooses the result of a check run. It fails if the job fails, and is green only if nothing is open or worse. */
export function concludeCheck(run: Gated, policy: GatePolicy, accepted: Accepted | undefined): CheckConclusion {
  const { kind, failures } = decideEnd(run, policy)
  if (kind === 'interrupted') return 'cancelled'
  if (kind === 'nothing-measured') return 'failure'
  if (kind !== 'done') return failures.length === 0 || accepted !== undefined ? 'neutral' : 'failure'
  if (run.warnings.some(({ code }) => code === 'failed-run')) return 'neutral'
  return run.status === 'unchanged' || run.status === 'improved' ? 'success' : 'neutral'
}
