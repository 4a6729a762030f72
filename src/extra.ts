import type { Candidate } from './baseline/choose.js'
import type { PackedBaseline } from './baseline/packed.js'
import type { CliCommand, MoreOptions } from './command-line/command.js'
import type { Changed } from './compare/conclusion.js'
import type { Finding } from './compare/finding.js'
import type { Block } from './document/document.js'
import type { Text } from './document/text.js'
import type { Explained, ExplainingPorts } from './explained.js'
import type { Api } from './github/api/api.js'
import type { Run } from './github/run.js'
import type { Declaration, Task } from './inputs/declaration.js'
import type { Get } from './inputs/values.js'
import type { RecordKey } from './record/key.js'
import type { Pair, SessionRecord } from './record/record.js'
import type { Renderer, RenderOptions } from './report/renderer.js'
import type { Report, Section } from './report/report.js'
import type { ReportRow } from './report/rows.js'
import type { Program } from './report/words/reproduce.js'
import type { Rules } from './rules/rules.js'
import type { UnitValue } from './util/shapes.js'
import type { Project } from './workflow/project.js'

/** The settings of one extra or of one part of core, by their keys. */
export type DeclaredSettings = Readonly<Record<string, Declaration<unknown, Task>>>

/** Does what a step asks for in one mode of the action, in the directory `workspace`. */
export type ModeWork = (run: Run, workspace: string) => Promise<void>

/** One mode of the action. */
export interface ActionMode {
  /** Says after its name what it does, as in "counts false alarms". */
  readonly summary: string
  readonly load: (run: Run) => Promise<ModeWork>
}

/** A workflow that `init` can write in the place of the usual one. */
export interface AddedWorkflow {
  /** The option of `init` that asks for it, its help, and the question on a terminal where it is not given. */
  readonly option: string
  readonly help: string
  readonly question: string
  readonly path: string
  /** What to do with it, a sentence each. */
  readonly notes: readonly string[]
  readonly load: () => Promise<(project: Project, owner: string) => string>
}

/** One way to hand what was measured to another tool. */
export interface Exporter {
  readonly name: string
  /** Set if the file holds one side at a time. */
  readonly isOfOne?: true
  readonly write: (record: SessionRecord, sides: readonly string[]) => string | Uint8Array
}

/** Does something with a report that is shown. Its promise is of what went wrong, in words, or undefined. */
export type Follow = (report: Report, options: RenderOptions) => Promise<string | undefined>

/** Something that `show` and `compare` do with a report when one of `options` is given. */
export interface Follower {
  readonly options: MoreOptions
  /** The commands that have its options. */
  readonly commands: readonly ('compare' | 'show')[]
  /** Loads it, before anything is measured or judged; undefined where its option is not given. An InputError says why it cannot be done. */
  readonly prepare: (get: Get) => Promise<Follow | undefined>
}

/** A new version that is about to be published. */
export interface NewVersion {
  readonly key: RecordKey
  readonly get: Get
  readonly rules: Rules | undefined
  /** The SHA-256 of its payload's archive. */
  readonly digest: string
  /** The commit and the name for people. */
  readonly commit: string | undefined
  readonly label: string
  /** Set if it is measured. */
  readonly isMeasured: boolean
  /** The baseline before it; undefined for the first one. */
  readonly previous: PackedBaseline | undefined
}

/** One that a run on the default branch publishes. */
export interface PushOfRun extends NewVersion {
  readonly run: Run
  /** A directory for what is downloaded. */
  readonly home: string
  /** Days for which artifacts are kept; undefined: as the repository says. */
  readonly retentionInDays: number | undefined
  /** The artifacts of other baselines, as far as GitHub was asked; undefined where a branch keeps baselines, or nothing was before. */
  readonly artifacts: { readonly api: Api; readonly candidates: readonly Candidate[] } | undefined
}

/** One that goes into a directory of this machine. */
export interface PushToStore extends NewVersion {
  readonly store: string
  /** The directory of what is published. */
  readonly directory: string
  readonly warn: (text: string) => void
}

/** The results of a push, before it is stored. */
export interface MeasuredPush {
  readonly record: SessionRecord
  /** Those of the new version against the baseline before. */
  readonly findings: readonly Finding[]
  /** Set if it becomes a baseline. */
  readonly isFit: boolean
  /** Set if the version is the one before it to the byte, so that nothing was measured. */
  readonly isUnchanged: boolean
}

/** The part of an extra in one push. */
export interface Companion {
  /** A version that the new one is compared with too, if it runs, and the name of that side. */
  readonly more?: { readonly name: string; readonly source: PackedBaseline }
  /** Takes what was measured. Its blocks are shown below the report. */
  readonly take: (push: MeasuredPush) => readonly Block[]
  /** Puts its file into `directory`, where that of an earlier push may lie. */
  readonly save: (directory: string) => void
  /** Does what is left once the version is published. */
  readonly finish: () => Promise<void>
}

/** An extra that keeps a file beside baselines: core carries its text from push to push and to comparisons, and does not read it. */
export interface Keeper {
  /** The name of the file in an artifact, and beside the baselines of a suite in a store. */
  readonly file: string
  readonly largestInBytes: number
  /** What `text` says of the baseline that it came with, for the record of a comparison; why it cannot be read, in words. */
  readonly describe: (
    text: string,
    baseline: Pick<PackedBaseline, 'sha256'>,
    rules?: Rules,
  ) => Promise<Pick<PackedBaseline, 'since' | 'trend'> & { readonly problem?: string }>
  /** The newest value of each benchmark that `text` has. */
  readonly listValues: (text: string) => Promise<readonly NewestValue[]>
  readonly followRun: (push: PushOfRun) => Promise<Companion>
  readonly followStore: (push: PushToStore) => Promise<Companion>
}

/** A benchmark with what was last measured of it. */
export interface NewestValue extends UnitValue {
  readonly benchmark: string
}

/**
 * Finds out more about a record with a verdict while its copies are there: the fields that it adds, or undefined where it adds none. What
 * goes wrong is told in them, since the record is complete without. `listChanged` judges the whole record, so it is asked only where that is needed.
 */
export type AfterVerdict = (
  explained: Explained,
  ports: ExplainingPorts,
  listChanged: () => readonly Changed[],
) => Promise<Partial<SessionRecord> | undefined>

/** What a note beside the checks of a commit says besides of one row, and the line of the contender that it stands beside. */
export interface RowNote {
  readonly text: Text
  readonly place?: { readonly file: string; readonly line: number } | undefined
}

/** What an extra says of a section, by the slots of the answer and by the pages. */
export interface Teller {
  /** What made it slower, for the slot *Cause*; undefined where that is not known. */
  readonly cause: (section: Section, repositoryUrl?: string) => Text | undefined
  /** Where to look for what made times worse, without a full stop, for the slot *Next*; undefined where it knows no better than core. */
  readonly next: (section: Section, way: Program['way'] | undefined) => Text | undefined
  /** What stands beside the statistics, behind the summary. */
  readonly details: (section: Section) => readonly Block[]
  /** What the HTML page shows below the benchmarks. */
  readonly chapter: (
    section: Section,
    page: { readonly record?: SessionRecord | undefined; readonly repositoryUrl?: string | undefined },
  ) => readonly Block[]
  readonly note: (row: ReportRow, section: Section) => RowNote | undefined
}

/**
 * What stands beside a comparison or comes after its verdict: a folder below `extras/` that is deleted with its line in `extras/list.ts`.
 *
 * Core asks for each part where it has a list of such parts, and loads it once it is wanted, since most calls want none. An extra imports core,
 * and never another extra.
 */
export interface Extra {
  readonly name: string
  /** By the title of their group. */
  readonly settings?: Readonly<Record<string, DeclaredSettings>>
  /** By their names on the command line. */
  readonly commands?: Readonly<Record<string, () => Promise<CliCommand>>>
  /** By the words of `mode`. */
  readonly modes?: Readonly<Record<string, ActionMode>>
  readonly workflow?: AddedWorkflow
  readonly exporters?: () => Promise<readonly Exporter[]>
  /** Forms of a report, for `--as` and for the options of their names. */
  readonly renderers?: readonly Renderer[]
  readonly follower?: Follower
  readonly afterVerdict?: () => Promise<AfterVerdict>
  /** Concludes from a pair and its findings what a section says more, also where nothing runs. */
  readonly conclude?: (pair: Pair, findings: readonly Finding[]) => Partial<Section>
  readonly teller?: Teller
  /** Sentences below the rows of a section. */
  readonly sentences?: (section: Section) => readonly Text[]
  /** At most one extra has one. */
  readonly keeper?: Keeper
}
