/** A file of history that cannot be used; the message names the line, and says what must be there and what is. */
export class HistoryError extends Error {
  override readonly name = 'HistoryError'
}
