// Made of the JSON Schemas, by their test.

/** Report of Counterbalance, as report.schema.json has it. */
export type Report = {
readonly "schema": "counterbalance/report@2"
readonly "status": "errored" | "not-compared" | "regressed" | "not-comparable" | "inconclusive" | "improved" | "unchanged"
readonly "gate"?: ReportGate
readonly "acceptance"?: ReportAcceptance
readonly "sections": readonly (ReportSection)[]
readonly "multiWay"?: readonly (ReportMultiWay)[]
readonly "missing": readonly (ReportMissing)[]
readonly "warnings": readonly (ReportWarning)[]
}

export type ReportCauses = {
readonly "absence": ReportWarning
} | {
readonly "profiler": "perf" | "node" | "python" | "callgrind" | "py-spy" | "files"
readonly "unit": "ms" | "instructions" | "samples" | "ns"
readonly "benchmark"?: string
readonly "rounds": number
readonly "whole": {
readonly "baseline": number
readonly "contender": number
readonly "difference": number
readonly "interval"?: {
readonly "low": number
readonly "high": number
}
readonly "p": number
}
readonly "isReproduced": boolean
readonly "rows": readonly ({
readonly "name": string
readonly "renamed"?: string
readonly "file"?: string
readonly "line"?: number
readonly "last"?: number
readonly "origin"?: "library" | "runtime"
readonly "module"?: string
readonly "parts"?: readonly ({
readonly "name": string
readonly "difference": number
readonly "presence"?: "new" | "gone"
})[]
readonly "changed"?: "lines" | "file" | "nowhere"
readonly "baseline": number
readonly "contender": number
readonly "difference": number
readonly "interval"?: {
readonly "low": number
readonly "high": number
}
readonly "p": number
readonly "isNamed": boolean
})[]
readonly "rest": {
readonly "baseline": number
readonly "contender": number
readonly "difference": number
readonly "interval"?: {
readonly "low": number
readonly "high": number
}
readonly "functions": number
}
readonly "groups"?: readonly ({
readonly "place": string
readonly "baseline": number
readonly "contender": number
readonly "difference": number
readonly "interval"?: {
readonly "low": number
readonly "high": number
}
readonly "functions": number
})[]
}

export type ReportChange = {
readonly "value": number
readonly "low": number | null
readonly "high": number | null
readonly "level": number
}

export type ReportEnvironment = {
readonly "fingerprint": string
readonly "cpu": string
readonly "cores": number
readonly "memoryInBytes": number
readonly "os": string
readonly "kernel": string
readonly "node": string
readonly "runner"?: string
readonly "virtualization"?: string
readonly "governor"?: string
readonly "turbo"?: "on" | "off"
readonly "smt"?: "on" | "off"
readonly "aslr"?: "on" | "off"
readonly "held"?: {
readonly "cores"?: string
readonly "niceness"?: number
readonly "isolated"?: true
}
readonly "toolchain"?: readonly ({
readonly "command": string
readonly "version": string
})[]
}

export type ReportBudget = {
readonly "bound": "at most" | "at least"
readonly "value": number
readonly "median": number | null
readonly "low": number | null
readonly "high": number | null
readonly "level": number
readonly "state": "missed" | "undecided" | "met"
}

export type ReportDirection = "lower" | "higher" | "unknown"

export type ReportSummary = {
readonly "n": number
readonly "median": number
readonly "level"?: {
readonly "value": number
readonly "mad": number
}
readonly "mean": number
readonly "min": number
readonly "p5": number
readonly "p95": number
readonly "q1": number
readonly "q3": number
readonly "max": number
readonly "mad": number
readonly "cv": number | null
readonly "sd": number | null
readonly "outliers": {
readonly "low": number
readonly "high": number
}
}

export type ReportVerdict = "regressed" | "not-comparable" | "inconclusive" | "improved" | "unchanged"

export type ReportWarning = {
readonly "code": string
readonly "message"?: string
}

export type ReportFinding = {
readonly "benchmark": string
readonly "metric": string
readonly "unit": string
readonly "better": ReportDirection
readonly "primary": boolean
readonly "quantity"?: "mean"
readonly "aside"?: true
readonly "baseline": ReportSummary | null
readonly "contender": ReportSummary | null
readonly "change": ReportChange | null
readonly "equivalence"?: ReportChange
readonly "p": number | null
readonly "adjustedP": number | null
readonly "control": {
readonly "value": number
readonly "low": number | null
readonly "high": number | null
readonly "p": number
} | null
readonly "verdict": ReportVerdict | null
readonly "resolution": number | null
readonly "roundsToSettle": number | null
readonly "meanChange": ReportChange | null
readonly "runners"?: readonly ({
readonly "baseline": number | null
readonly "contender": number | null
})[]
readonly "threshold"?: number
readonly "failAbove"?: number
readonly "budget"?: ReportBudget
readonly "ignored"?: {
readonly "reason": string
readonly "until": string
}
readonly "cause"?: "contender-failed" | "contender-changed" | "interfered" | "baseline" | "machine"
readonly "doubt"?: "tick" | "tails" | "few-runs" | "near" | "clocks" | "unconfirmed"
readonly "reason"?: ReportWarning
readonly "byCpuTime"?: {
readonly "others"?: number
readonly "wall": ReportChange
readonly "isAlone"?: true
readonly "busy"?: ReportChange
}
readonly "experiments"?: {
readonly "earlier": readonly ({
readonly "verdict": ReportVerdict | null
readonly "change": ReportChange | null
} | null)[]
readonly "pooled": ReportChange | null
}
readonly "secondStage"?: {
readonly "rounds": number
readonly "change": ReportChange | null
}
readonly "warnings": readonly (ReportWarning)[]
}

export type ReportExponent = {
readonly "value": number
readonly "low": number
readonly "high": number
readonly "misfit": number
}

export type ReportGrowth = {
readonly "benchmark": string
readonly "metric": string
readonly "baseline": ReportExponent
readonly "contender": ReportExponent
}

export type ReportOrigin = {
readonly "label": string
readonly "source": "directory" | "workspace" | "ref" | "command" | "artifact"
readonly "commit"?: string
readonly "store"?: string
readonly "artifact"?: {
readonly "runId": number
readonly "runNumber": number
readonly "digest": string
readonly "behind": number
readonly "isSame"?: true
}
readonly "environment"?: ReportEnvironment
readonly "command"?: string
}

export type ReportRunner = {
readonly "label": string
readonly "firstRound": number
readonly "seed"?: string
readonly "environment"?: ReportEnvironment
}

export type ReportSection = {
readonly "status": "errored" | "not-compared" | "regressed" | "not-comparable" | "inconclusive" | "improved" | "unchanged"
readonly "suite": string
readonly "rounds": number
readonly "settings": {
readonly "threshold": number
readonly "confidence": number
readonly "looks": readonly (number)[]
}
readonly "control": {
readonly "status": "failed" | "contender-differs" | "paths-matter" | "passed" | "not-run"
readonly "differing": number
readonly "of": number
readonly "bounds": {
readonly "baseline": {
readonly "median": number | null
readonly "suite": number | null
}
readonly "contender": {
readonly "median": number | null
readonly "suite": number | null
}
}
readonly "bias": number | null
}
readonly "suiteChange": ReportChange | null
readonly "resolution": number | null
readonly "spin"?: {
readonly "seconds": number
readonly "spread": number
readonly "drift": number
readonly "moved": readonly (number)[]
readonly "contaminated": boolean
}
readonly "findings": readonly (ReportFinding)[]
readonly "growth"?: readonly (ReportGrowth)[]
readonly "added": readonly (string)[]
readonly "removed": readonly (string)[]
readonly "warnings": readonly (ReportWarning)[]
readonly "rules"?: {
readonly "source": string
readonly "asOf": string
readonly "missing": readonly (string)[]
readonly "budgets": readonly ({
readonly "benchmark": string
readonly "metric": string
readonly "unit": string
readonly "bound": "at most" | "at least"
readonly "value": number
readonly "median": number | null
readonly "low": number | null
readonly "high": number | null
readonly "level": number
readonly "state": "missed" | "undecided" | "met"
})[]
}
readonly "part"?: string
readonly "environment"?: ReportEnvironment
readonly "runners"?: readonly (ReportRunner)[]
readonly "sides"?: {
readonly "baseline"?: ReportOrigin
readonly "contender": ReportOrigin
}
readonly "names"?: {
readonly "baseline": string
readonly "contender": string
}
readonly "command"?: string
readonly "options"?: { readonly [key: string]: string }
readonly "seed"?: string
readonly "plan"?: {
readonly "copies": {
readonly "baseline": 1 | 2
readonly "contender": 1 | 2
}
readonly "inPlace": boolean
readonly "rounds": number
readonly "looks": readonly (number)[]
readonly "auto"?: true
readonly "focus"?: readonly ({
readonly "from": number
readonly "without": readonly (string)[]
})[]
readonly "stoppedBy": "complete" | "settled" | "time-budget" | "interrupted" | "failing"
readonly "seconds": number
readonly "batch"?: number
readonly "runs"?: number
readonly "slope"?: readonly (number)[]
}
readonly "tampered"?: readonly (string)[]
readonly "interference"?: readonly (ReportWarning)[]
readonly "suiteChanges"?: readonly (string)[]
readonly "suiteReplaced"?: readonly (string)[]
readonly "work"?: {
readonly "same": boolean | null
readonly "baselineDigest": string | null
readonly "contenderDigest": string | null
}
readonly "identical"?: boolean
readonly "changedFiles"?: {
readonly "count": number
readonly "toolchain": readonly (string)[]
}
readonly "reinstall"?: {
readonly "when": "once" | "quarter" | "round"
readonly "starts": readonly (number)[]
}
readonly "stages"?: readonly (number)[]
readonly "starts"?: {
readonly "build"?: {
readonly "count": number
readonly "seconds": number
}
readonly "setup"?: {
readonly "count": number
readonly "seconds": number
}
readonly "install"?: {
readonly "count": number
readonly "seconds": number
}
readonly "prepare"?: {
readonly "count": number
readonly "seconds": number
}
readonly "warm-up"?: {
readonly "count": number
readonly "seconds": number
}
readonly "untimed"?: {
readonly "count": number
readonly "seconds": number
}
readonly "measured"?: {
readonly "count": number
readonly "seconds": number
}
readonly "profiled"?: {
readonly "count": number
readonly "seconds": number
}
}
readonly "causes"?: ReportCauses
readonly "outage"?: {
readonly "kind": "unanswered" | "rate-limited"
readonly "status"?: number
}
readonly "since"?: {
readonly "name": string
readonly "commit"?: string
readonly "rows": readonly ({
readonly "benchmark": string
readonly "metric": string
readonly "main": ReportChange
readonly "here": ReportChange
})[]
}
readonly "view"?: {
readonly "sort": "verdict" | "change" | "name"
readonly "shown": readonly (number)[]
}
}

export type ReportGate = {
readonly "failOn": readonly ("regressed" | "inconclusive" | "not-comparable" | "not-compared" | "removed" | "budget" | "required")[]
readonly "allow": readonly ("removed" | "errored" | "not-comparable" | "not-compared" | "missing-parts")[]
readonly "failAbove"?: number
readonly "metrics"?: readonly (string)[]
readonly "isOfMetrics"?: true
readonly "failures": readonly (string)[]
}

export type ReportAcceptance = {
readonly "label": string
readonly "by"?: string
readonly "at"?: string
readonly "why"?: string
readonly "failures": readonly (string)[]
}

export type ReportMissing = {
readonly "suite": string | null
readonly "expected": number
readonly "found": readonly (string)[]
}

export type ReportMultiWay = {
readonly "suite": string
readonly "part"?: string
readonly "baseline": string
readonly "sides": readonly ({
readonly "name": string
readonly "origin"?: ReportOrigin
})[]
readonly "rankings": readonly ({
readonly "benchmark": string
readonly "metric": string
readonly "unit": string
readonly "better": ReportDirection
readonly "places": readonly ({
readonly "side": string
readonly "change": number | null
readonly "isAmongBest": boolean
})[]
readonly "unranked": readonly (string)[]
})[]
}

/** Record of Counterbalance, as record.schema.json has it. */
export type SessionRecord = {
readonly "suite"?: string
readonly "part"?: string
readonly "pullRequest"?: number
readonly "changedFiles"?: {
readonly "count": number
readonly "toolchain": readonly (string)[]
}
readonly "seed"?: string
readonly "createdAt"?: string
readonly "command"?: string
readonly "of"?: string
readonly "job"?: string
readonly "options"?: { readonly [key: string]: string }
readonly "statistic"?: string
readonly "absence"?: {
readonly "code": string
}
readonly "outage"?: {
readonly "kind": "unanswered" | "rate-limited"
readonly "status"?: number
}
readonly "settings"?: SessionRecordSettings
readonly "environment"?: SessionRecordEnvironment
readonly "runners"?: readonly ({
readonly "label": string
readonly "firstRound": number
readonly "seed"?: string
readonly "environment"?: SessionRecordEnvironment
})[]
readonly "ledger"?: readonly ({
readonly "benchmark": string
readonly "estimate": number
readonly "standardError": number
readonly "fingerprint": string
})[]
readonly "since"?: {
readonly "name": string
readonly "commit"?: string
readonly "degrees"?: number
readonly "levels": readonly (unknown)[]
}
readonly "trend"?: {
readonly "pushes": readonly (string)[]
readonly "levels": readonly (unknown)[]
}
readonly "tampered"?: readonly (string)[]
readonly "interference"?: readonly ({
readonly "code": string
})[]
readonly "host"?: readonly (unknown)[]
readonly "warnings"?: readonly ({
readonly "code": string
})[]
readonly "reinstall"?: {
readonly "when": "once" | "quarter" | "round"
readonly "starts": readonly (number)[]
}
readonly "segments"?: readonly (number)[]
readonly "stages"?: readonly (number)[]
readonly "baseline": string
readonly "sides": readonly (SessionRecordSide)[]
readonly "plan"?: SessionRecordPlan
readonly "causes"?: SessionRecordCauses
readonly "starts"?: {
readonly "build"?: {
readonly "count": number
readonly "seconds": number
}
readonly "setup"?: {
readonly "count": number
readonly "seconds": number
}
readonly "install"?: {
readonly "count": number
readonly "seconds": number
}
readonly "prepare"?: {
readonly "count": number
readonly "seconds": number
}
readonly "warm-up"?: {
readonly "count": number
readonly "seconds": number
}
readonly "untimed"?: {
readonly "count": number
readonly "seconds": number
}
readonly "measured"?: {
readonly "count": number
readonly "seconds": number
}
readonly "profiled"?: {
readonly "count": number
readonly "seconds": number
}
}
readonly "layout"?: SessionRecordLayout
readonly "counts"?: {
readonly "absence"?: {
readonly "code": string
}
readonly "isOfProcess"?: true
readonly "values": readonly ({
readonly "benchmark": string
readonly "metric": "allocations" | "allocated" | "peak-heap" | "instructions"
readonly "side": string
readonly "copy": 1 | 2
readonly "values": readonly (number)[]
})[]
readonly "places": readonly ({
readonly "benchmark": string
readonly "metric": "allocations" | "allocated" | "peak-heap" | "instructions"
readonly "side": string
readonly "name": string
readonly "file"?: string
readonly "line"?: number
})[]
}
readonly "leftOut"?: readonly (string)[]
readonly "schema": "counterbalance/record@3"
readonly "rounds": readonly (SessionRecordRound)[]
readonly "earlier"?: readonly ({
readonly "suite"?: string
readonly "part"?: string
readonly "pullRequest"?: number
readonly "changedFiles"?: {
readonly "count": number
readonly "toolchain": readonly (string)[]
}
readonly "seed"?: string
readonly "createdAt"?: string
readonly "command"?: string
readonly "of"?: string
readonly "job"?: string
readonly "options"?: { readonly [key: string]: string }
readonly "statistic"?: string
readonly "absence"?: {
readonly "code": string
}
readonly "outage"?: {
readonly "kind": "unanswered" | "rate-limited"
readonly "status"?: number
}
readonly "settings"?: SessionRecordSettings
readonly "environment"?: SessionRecordEnvironment
readonly "runners"?: readonly ({
readonly "label": string
readonly "firstRound": number
readonly "seed"?: string
readonly "environment"?: SessionRecordEnvironment
})[]
readonly "ledger"?: readonly ({
readonly "benchmark": string
readonly "estimate": number
readonly "standardError": number
readonly "fingerprint": string
})[]
readonly "since"?: {
readonly "name": string
readonly "commit"?: string
readonly "degrees"?: number
readonly "levels": readonly (unknown)[]
}
readonly "trend"?: {
readonly "pushes": readonly (string)[]
readonly "levels": readonly (unknown)[]
}
readonly "tampered"?: readonly (string)[]
readonly "interference"?: readonly ({
readonly "code": string
})[]
readonly "host"?: readonly (unknown)[]
readonly "warnings"?: readonly ({
readonly "code": string
})[]
readonly "reinstall"?: {
readonly "when": "once" | "quarter" | "round"
readonly "starts": readonly (number)[]
}
readonly "segments"?: readonly (number)[]
readonly "stages"?: readonly (number)[]
readonly "baseline": string
readonly "sides": readonly (SessionRecordSide)[]
readonly "plan"?: SessionRecordPlan
readonly "causes"?: SessionRecordCauses
readonly "starts"?: {
readonly "build"?: {
readonly "count": number
readonly "seconds": number
}
readonly "setup"?: {
readonly "count": number
readonly "seconds": number
}
readonly "install"?: {
readonly "count": number
readonly "seconds": number
}
readonly "prepare"?: {
readonly "count": number
readonly "seconds": number
}
readonly "warm-up"?: {
readonly "count": number
readonly "seconds": number
}
readonly "untimed"?: {
readonly "count": number
readonly "seconds": number
}
readonly "measured"?: {
readonly "count": number
readonly "seconds": number
}
readonly "profiled"?: {
readonly "count": number
readonly "seconds": number
}
}
readonly "layout"?: SessionRecordLayout
readonly "counts"?: {
readonly "absence"?: {
readonly "code": string
}
readonly "isOfProcess"?: true
readonly "values": readonly ({
readonly "benchmark": string
readonly "metric": "allocations" | "allocated" | "peak-heap" | "instructions"
readonly "side": string
readonly "copy": 1 | 2
readonly "values": readonly (number)[]
})[]
readonly "places": readonly ({
readonly "benchmark": string
readonly "metric": "allocations" | "allocated" | "peak-heap" | "instructions"
readonly "side": string
readonly "name": string
readonly "file"?: string
readonly "line"?: number
})[]
}
readonly "leftOut"?: readonly (string)[]
readonly "schema": "counterbalance/record@3"
readonly "rounds": readonly (SessionRecordRound)[]
})[]
}

export type SessionRecord0 = readonly ({
readonly "benchmark": string
readonly "metric": string
readonly "unit": string
readonly "better"?: "lower" | "higher" | "unknown"
readonly "primary"?: boolean
readonly "aside"?: boolean
readonly "value": number | null
readonly "samples"?: readonly (number | null)[]
readonly "step"?: number
readonly "per"?: string
readonly "repeated"?: true
readonly "error"?: string
})[]

export type SessionRecordEnvironment = {
readonly "fingerprint": string
readonly "cpu": string
readonly "cores": number
readonly "memoryInBytes": number
readonly "os": string
readonly "kernel": string
readonly "node": string
readonly "runner"?: string
readonly "virtualization"?: string
readonly "governor"?: string
readonly "turbo"?: "on" | "off"
readonly "smt"?: "on" | "off"
readonly "quotaInCores"?: number
readonly "aslr"?: "on" | "off"
readonly "held"?: {
readonly "cores"?: string
readonly "niceness"?: number
readonly "isolated"?: true
}
readonly "toolchain"?: readonly ({
readonly "command": string
readonly "version": string
})[]
}

export type SessionRecordRound = readonly ({
readonly "side": string
readonly "work"?: string
readonly "copy": 1 | 2
readonly "outcome": "ok" | "failed" | "timed-out"
readonly "startedAt"?: number
readonly "failure"?: {
readonly "code": string
}
readonly "printed"?: readonly ({
readonly "name": string
readonly "unit": string
readonly "value": number
})[]
readonly "debug"?: string
readonly "idle"?: {
readonly "line": string
readonly "isExpected"?: true
}
readonly "measurements": SessionRecord0
})[]

export type SessionRecordSide = {
readonly "name": string
readonly "copies"?: 1 | 2
readonly "origin"?: {
readonly "label": string
readonly "source": "directory" | "workspace" | "ref" | "command" | "artifact"
readonly "commit"?: string
readonly "store"?: string
readonly "artifact"?: {
readonly "runId": number
readonly "runNumber": number
readonly "digest": string
readonly "behind": number
readonly "isSame"?: true
}
readonly "environment"?: SessionRecordEnvironment
readonly "command"?: string
}
readonly "identical"?: boolean
readonly "digest"?: string
readonly "suiteChanges"?: readonly (string)[]
readonly "suiteReplaced"?: readonly (string)[]
}

export type SessionRecordSettings = {
readonly "threshold"?: number
readonly "confidence"?: number
readonly "metrics"?: string
readonly "failAbove"?: number
readonly "layout"?: "report"
readonly "judge"?: "typical" | "mean" | "p90" | "p95" | "p99"
readonly "looks"?: readonly (number)[]
readonly "rules"?: {
readonly "source": string
readonly "asOf": string
readonly "list": readonly (unknown)[]
}
}

export type SessionRecordPlan = {
readonly "inPlace"?: boolean
readonly "rounds": number
readonly "looks": readonly (number)[]
readonly "auto"?: true
readonly "extendedFrom"?: number
readonly "stoppedBy": "complete" | "settled" | "time-budget" | "interrupted" | "failing"
readonly "seconds": number
readonly "batch"?: number
readonly "runs"?: number
readonly "slope"?: readonly (number)[]
readonly "focus"?: readonly ({
readonly "from": number
readonly "without": readonly (unknown)[]
})[]
}

export type SessionRecordCauses = {
readonly "absence": {
readonly "code": string
}
} | {
readonly "profiler": "perf" | "node" | "python" | "callgrind" | "files" | "py-spy"
readonly "unit": "ms" | "instructions" | "samples" | "ns"
readonly "benchmark"?: string
readonly "sides": readonly (unknown)[]
readonly "functions": readonly (unknown)[]
readonly "rounds": readonly (unknown)[]
readonly "calls": readonly (unknown)[]
}

export type SessionRecordLayout = {
readonly "absence": {
readonly "code": string
}
} | {
readonly "counter": "perf" | "callgrind"
readonly "counts": readonly ({
readonly "side": string
readonly "instructions": number
readonly "dataMisses"?: number
readonly "memoryAccesses"?: number
readonly "mispredictions"?: number
readonly "cycles"?: number
})[]
}

/** Line of JSON that Counterbalance parses and prints, as parse.schema.json has it. */
export type ParsedLine = {
readonly "bench": string
readonly "metric"?: string
readonly "unit"?: string
readonly "better"?: "lower" | "higher"
readonly "value"?: number
readonly "samples"?: readonly (number)[]
readonly "error"?: string
}

/** Settings and rules of Counterbalance, as counterbalance.schema.json has it. */
export type Config = {
readonly "command"?: string | number
readonly "build"?: string | number
readonly "working-directory"?: string | number
readonly "files"?: string | number | readonly (string | number)[]
readonly "install"?: string | number
readonly "format"?: "auto" | "asv" | "autocannon" | "benchee" | "benchmarkdotnet" | "benchmark-ips" | "benchmarkjs" | "bmf" | "cargo-criterion" | "catch2" | "criterion" | "customBiggerIsBetter" | "customSmallerIsBetter" | "deno" | "divan" | "go" | "go-tpc" | "google-benchmark" | "gungraun" | "hey" | "hyperfine" | "jmh" | "julia" | "k6" | "libtest" | "locust" | "mitata" | "nanobench" | "native" | "oha" | "pgbench" | "phpbench" | "pyperf" | "pytest-benchmark" | "ruby-benchmark" | "size-limit" | "tinybench" | "vegeta" | "vitest" | "wrk" | "process" | "regex" | "json"
readonly "output"?: string | number
readonly "run"?: {
readonly "contenders"?: string | number | readonly (string | number)[]
readonly "values"?: string | number | readonly (string | number)[]
readonly "time-budget"?: string
readonly "select"?: "auto" | "off" | "asv" | "benchmarkdotnet" | "catch2" | "criterion" | "divan" | "go" | "google-benchmark" | "jmh" | "libtest" | "names" | "phpbench" | "pytest-benchmark" | "regex" | "vitest"
readonly "warmup"?: string | number
readonly "prepare"?: string | number
readonly "batch"?: string | number
readonly "fresh-copies"?: "auto" | "once" | "quarter" | "round"
readonly "scan"?: string | readonly (string)[] | { readonly [key: string]: readonly (string | number)[] }
readonly "slope"?: string | readonly (number)[]
readonly "instruments"?: string | number | readonly (string | number)[]
readonly "causes"?: "auto" | "off" | "perf" | "node" | "python" | "callgrind" | "files"
readonly "quiet"?: "auto" | "off" | "strict"
readonly "toolchain"?: string | number | readonly (string | number)[]
readonly "server"?: {
readonly "command"?: string | number
readonly "ready"?: string | number
readonly "for"?: "run" | "round" | "session"
}
readonly "conclude"?: string | number
readonly "cleanup"?: string | number
} | null
readonly "judging"?: {
readonly "suite-files"?: string | number | readonly (string | number)[]
readonly "copies"?: string | number
readonly "statistic"?: string | number
readonly "metrics"?: string | readonly (string)[]
readonly "judge"?: "auto" | "typical" | "mean"
readonly "layout"?: "judge" | "report"
readonly "unrelated-files"?: string | number | readonly (string | number)[]
} | null
readonly "report"?: {
readonly "show"?: string | number
readonly "override-label"?: string | number
readonly "retention-days"?: number
} | null
readonly "rules"?: readonly (ConfigRule)[] | null
readonly "history"?: {
readonly "anchor"?: string | number
readonly "branch"?: string | number
readonly "news"?: "off" | "comment" | "issue"
} | null
readonly "suites"?: { readonly [key: string]: {
readonly "command"?: string | number
readonly "build"?: string | number
readonly "working-directory"?: string | number
readonly "files"?: string | number | readonly (string | number)[]
readonly "install"?: string | number
readonly "format"?: "auto" | "asv" | "autocannon" | "benchee" | "benchmarkdotnet" | "benchmark-ips" | "benchmarkjs" | "bmf" | "cargo-criterion" | "catch2" | "criterion" | "customBiggerIsBetter" | "customSmallerIsBetter" | "deno" | "divan" | "go" | "go-tpc" | "google-benchmark" | "gungraun" | "hey" | "hyperfine" | "jmh" | "julia" | "k6" | "libtest" | "locust" | "mitata" | "nanobench" | "native" | "oha" | "pgbench" | "phpbench" | "pyperf" | "pytest-benchmark" | "ruby-benchmark" | "size-limit" | "tinybench" | "vegeta" | "vitest" | "wrk" | "process" | "regex" | "json"
readonly "output"?: string | number
readonly "run"?: {
readonly "contenders"?: string | number | readonly (string | number)[]
readonly "values"?: string | number | readonly (string | number)[]
readonly "time-budget"?: string
readonly "select"?: "auto" | "off" | "asv" | "benchmarkdotnet" | "catch2" | "criterion" | "divan" | "go" | "google-benchmark" | "jmh" | "libtest" | "names" | "phpbench" | "pytest-benchmark" | "regex" | "vitest"
readonly "warmup"?: string | number
readonly "prepare"?: string | number
readonly "batch"?: string | number
readonly "fresh-copies"?: "auto" | "once" | "quarter" | "round"
readonly "scan"?: string | readonly (string)[] | { readonly [key: string]: readonly (string | number)[] }
readonly "slope"?: string | readonly (number)[]
readonly "instruments"?: string | number | readonly (string | number)[]
readonly "causes"?: "auto" | "off" | "perf" | "node" | "python" | "callgrind" | "files"
readonly "quiet"?: "auto" | "off" | "strict"
readonly "toolchain"?: string | number | readonly (string | number)[]
readonly "server"?: {
readonly "command"?: string | number
readonly "ready"?: string | number
readonly "for"?: "run" | "round" | "session"
}
readonly "conclude"?: string | number
readonly "cleanup"?: string | number
} | null
readonly "judging"?: {
readonly "suite-files"?: string | number | readonly (string | number)[]
readonly "copies"?: string | number
readonly "statistic"?: string | number
readonly "metrics"?: string | readonly (string)[]
readonly "judge"?: "auto" | "typical" | "mean"
readonly "layout"?: "judge" | "report"
readonly "unrelated-files"?: string | number | readonly (string | number)[]
} | null
readonly "report"?: {
readonly "show"?: string | number
readonly "override-label"?: string | number
readonly "retention-days"?: number
} | null
readonly "rules"?: readonly (ConfigRule)[] | null
} } | null
}

export type ConfigPattern = string

export type ConfigRule = {
readonly "benchmark"?: ConfigPattern
readonly "metric"?: ConfigPattern
readonly "threshold"?: false | number | string
readonly "exact"?: boolean
readonly "judge"?: "auto" | "typical" | "mean"
readonly "sources"?: false | string | readonly (string)[]
readonly "unit"?: string
readonly "budget"?: false | string
readonly "required"?: boolean
readonly "was"?: string
readonly "ignore"?: false | {
readonly "reason": string
readonly "until": string
}
}

/** News of Counterbalance, as news.schema.json has it. */
export type News = {
readonly "schema": "counterbalance/news@1"
readonly "suite": string
readonly "repository": string
readonly "commit": string
readonly "url": string
readonly "text": string
readonly "news": readonly ({
readonly "benchmark": string
readonly "metric": string
readonly "change": {
readonly "value": number
readonly "low": number | null
readonly "high": number | null
} | null
readonly "good": {
readonly "commit"?: string
readonly "name"?: string
}
readonly "bad": {
readonly "commit"?: string
readonly "name"?: string
}
readonly "isOfOnePush": boolean
readonly "author"?: string
readonly "text": string
})[]
}
