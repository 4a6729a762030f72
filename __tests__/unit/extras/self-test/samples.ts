import type { SessionKind } from '../../../../src/extras/self-test/self-test.js'
import {
  type JudgedFinding,
  makeSelfTest,
  type SelfTest,
  type SelfTestCircumstances,
  type SessionResult,
} from '../../../../src/extras/self-test/self-test.js'

export function judged(fields: Partial<JudgedFinding> = {}): JudgedFinding {
  return {
    benchmark: 'parse',
    metric: 'time',
    verdict: 'unchanged',
    p: 0.5,
    change: { value: 0.001, low: -0.005, high: 0.007, level: 0.95 },
    resolution: 0.011,
    ...fields,
  }
}

/** Found as it should be. */
export const regressed = judged({
  verdict: 'regressed',
  p: 0.0001,
  change: { value: 0.048, low: 0.04, high: 0.056, level: 0.95 },
})

export function session(
  kind: SessionKind,
  findings: readonly JudgedFinding[],
  fields: Partial<SessionResult> = {},
): SessionResult {
  return {
    kind,
    number: 1,
    seed: `s/${kind}/1`,
    status: findings[0]?.verdict ?? 'inconclusive',
    rounds: 13,
    seconds: 18,
    resolution: findings[0]?.resolution ?? null,
    findings,
    ...fields,
  }
}

export const circumstances: SelfTestCircumstances = {
  suite: 'benchmark',
  command: './app bench',
  createdAt: '2026-01-31T12:00:00Z',
  seed: 's',
  effect: 0.05,
  slowdown: { kind: 'busy-wait', startInSeconds: 0.0021 },
  format: 'process',
  planned: 20,
  settings: { threshold: 0.02, confidence: 0.95, metrics: 'primary' },
  environment: {
    fingerprint: 'A CPU, 2 cores',
    cpu: 'A CPU',
    cores: 2,
    memoryInBytes: 8e9,
    os: 'linux x64',
    kernel: '6.1',
    node: 'v20.20.0',
  },
  stoppedBy: 'complete',
  seconds: 712,
  warnings: [],
}

/** `count` sessions of each kind with the findings that are given by their number, from 0. */
export function selfTest(
  count: number,
  {
    same = () => [judged()],
    slowed = () => [regressed],
    ...fields
  }: Partial<SelfTestCircumstances> & {
    readonly same?: (index: number) => readonly JudgedFinding[]
    readonly slowed?: (index: number) => readonly JudgedFinding[]
  } = {},
): SelfTest {
  const sessions = Array.from({ length: count }, (_, index) => [
    session('same', same(index), { number: index + 1 }),
    session('slowed', slowed(index), { number: index + 1 }),
  ])
  return makeSelfTest(sessions.flat(), { ...circumstances, planned: count, ...fields })
}
