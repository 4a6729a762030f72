/** Shows the progress of something, until it is disposed of. */
export interface View<Progress> extends Disposable {
  readonly watch: (progress: Progress) => void
}

/** The last line of a terminal, redrawn as things progress. */
export interface Bar extends Disposable {
  /** `done` is the part that is over, from 0 to 1. */
  readonly draw: (done: number, text: string) => void
  /** Draws `text` without a bar. */
  readonly show: (text: string) => void
  /** A line above the bar, which takes its place until it is drawn again. */
  readonly print: (line: string) => void
}

const width = 24
const eraseLine = '\r\u001b[K'

/** A bar on `stream`, which shows `text` until it is first drawn. */
export function makeBar(stream: NodeJS.WriteStream, text: string): Bar {
  stream.write(text)
  const show = (line: string): void => void stream.write(`${eraseLine}${line.slice(0, stream.columns || 80)}`)
  return {
    show,
    draw: (done, label) => {
      const filled = Math.round(width * done)
      // A line that is broken by the terminal could not be redrawn.
      const room = Math.max(0, (stream.columns || 80) - width - 2)
      stream.write(`${eraseLine}${'━'.repeat(filled)}${'╌'.repeat(width - filled)} ${label.slice(0, room)}`)
    },
    print: line => void stream.write(`${eraseLine}${line}\n`),
    [Symbol.dispose]: () => void stream.write(eraseLine),
  }
}
