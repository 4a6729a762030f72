/** Ends what somebody else has said, such as an error of the system, with one full stop. */
export function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
