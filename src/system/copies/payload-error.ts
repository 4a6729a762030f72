/** A payload that cannot be packed, or an archive that is not a payload as we pack them; the message says what is wrong with it. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError'
}

/** The largest payload that is allowed. */
export interface PayloadLimits {
  /** Of all its files, unpacked. */
  readonly sizeInBytes: number
  readonly entries: number
  /** To unpack it; a disk takes its time for so many files. */
  readonly seconds: number
}

/** The most that is packed and unpacked. */
export const payloadLimits: PayloadLimits = { sizeInBytes: 2 ** 30, entries: 200_000, seconds: 300 }
