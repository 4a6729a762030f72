import * as v from 'valibot'
import { environment } from './environment.js'
import { count, name, text } from './primitives.js'

/** The artifact that a baseline was taken from, so that anyone can say later which one it was. */
const artifactOrigin = v.object({
  runId: count,
  /** The run as people see it: `run 812`. */
  runNumber: count,
  digest: name,
  /** The number of commits between it and the commit that the contender was built on; 0: it is that one. */
  behind: count,
  /** Set if only documents changed in the commits since: then it is as good as that one's own. */
  isSame: v.exactOptional(v.literal(true)),
})

export type ArtifactOrigin = Readonly<v.InferOutput<typeof artifactOrigin>>

/** The source of a side. */
export const origin = v.object({
  label: text,
  source: v.picklist(['directory', 'workspace', 'ref', 'command', 'artifact']),
  commit: v.exactOptional(name),
  /** The directory of published baselines that the command line took it from. */
  store: v.exactOptional(text),
  /** The artifact of an earlier run, if that is the source. */
  artifact: v.exactOptional(v.pipe(artifactOrigin, v.readonly())),
  /** The machine that an artifact was published from, whose values are never judged. */
  environment: v.exactOptional(v.pipe(environment, v.readonly())),
  /** The side's own command, where the two sides run different ones. */
  command: v.exactOptional(text),
})

export type Origin = Readonly<v.InferOutput<typeof origin>>
