import * as v from 'valibot'
import type { PrunedComparisons } from './comparison.js'

/** A file of history that cannot be used; the message names the line, and says what must be there and what is. */
export class HistoryError extends Error {
  override readonly name = 'HistoryError'
}

const text = v.pipe(v.string(), v.maxLength(1000))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const finite = v.pipe(v.number(), v.finite())

const network = v.strictObject({
  of: v.strictTuple([v.pipe(text, v.nonEmpty()), text, v.picklist(['lower', 'higher', 'unknown'])]),
  nodes: v.pipe(v.array(whole), v.minLength(1), v.maxLength(300)),
  // The lower triangle, row by row.
  weights: v.pipe(v.array(finite), v.maxLength((300 * 301) / 2)),
  pull: v.pipe(v.array(finite), v.maxLength(300)),
  square: v.pipe(finite, v.minValue(0)),
  comparisons: whole,
})

/** The form of what pruned comparisons leave, in a line of a file. */
export const block = v.strictObject({
  ids: v.pipe(v.array(text), v.minLength(1), v.maxLength(5000)),
  releases: v.pipe(v.array(v.strictTuple([v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), text])), v.maxLength(100)),
  networks: v.pipe(v.array(network), v.maxLength(10_000)),
})

/** Makes the JSON of a block. */
export function encodeBlock({ ids, releases, networks }: PrunedComparisons): v.InferInput<typeof block> {
  return {
    ids: [...ids],
    releases: releases.map(({ digest, name }) => [digest, name]),
    networks: networks.map(({ of, nodes, laplacian, pull, square, comparisons }) => ({
      of: [of.benchmark, of.metric, of.better],
      nodes: [...nodes],
      weights: laplacian.flatMap((row, at) => row.slice(0, at + 1)),
      pull: [...pull],
      square,
      comparisons,
    })),
  }
}

/** Makes a block of its JSON on the line `number`, for `count` versions. */
export function decodeBlock(
  { ids, releases, networks }: v.InferOutput<typeof block>,
  count: number,
  number: number,
): PrunedComparisons {
  return {
    ids,
    releases: releases.map(([digest, name]) => ({ digest, name })),
    networks: networks.map(({ of: [benchmark, metric, better], nodes, weights, ...rest }) => {
      const laplacian = nodes.map((_, i) =>
        nodes.map((__, k) => weights[(Math.max(i, k) * (Math.max(i, k) + 1)) / 2 + Math.min(i, k)]!),
      )
      const isWhole = weights.length === (nodes.length * (nodes.length + 1)) / 2 && rest.pull.length === nodes.length
      const isPlaced = nodes.every(node => node < count) && new Set(nodes).size === nodes.length
      // Differences only say how far one version is from another: a row adds up to nothing, and has one number above 0.
      if (
        !isWhole ||
        !isPlaced ||
        !laplacian.every((row, at) => {
          const diagonal = row[at]!
          const sum = row.reduce((total, value) => total + value, 0)
          return (
            Math.abs(sum) <= 1e-6 * diagonal + 1e-9 &&
            row.every((value, index) => index === at || value <= 1e-6 * diagonal + 1e-9)
          )
        })
      )
        throw new HistoryError(
          `line ${number}: the block of "${benchmark.slice(0, 80)}" is not the network of its versions`,
        )
      return { of: { benchmark, metric, better }, nodes, laplacian, ...rest }
    }),
  }
}
