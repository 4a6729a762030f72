import type * as v from 'valibot'
import { decode } from '../util/decode.js'

/** The record cannot be used; the message names the place, what belongs there, and what was found. */
export class RecordError extends Error {
  override readonly name = 'RecordError'
}

/** Returns `data` by `schema`, or throws a RecordError that names the place below `at`. */
export function decodeBy<T extends v.GenericSchema>(schema: T, data: unknown, at: string): v.InferOutput<T> {
  return decode(schema, data, message => new RecordError(message), at)
}
