import { pino, type DestinationStream } from 'pino'

/** How much of a log waits for a reader that has stopped reading, in bytes. Later lines are lost. */
const MAX_WAITING_BYTES = 1024 * 1024

/** A process's stdout as the destination of its log. */
export interface Output extends DestinationStream {
  /** Resolves when all lines are written, or nobody reads them any more. It may take forever if a reader has stopped. */
  readonly end: () => Promise<void>
}

/**
 * Writes lines without waiting for their reader: one that has stopped, such as a stuck log collector, would otherwise
 * hold the process at its next line, and no signal would reach it.
 */
export const createOutput = (): Output => {
  const stdout = pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING_BYTES })
  const ended = new Promise<void>((resolve) => {
    stdout.once('close', resolve)
    stdout.once('error', () => {
      resolve()
    })
  })
  let isOpen = true
  return {
    write(line) {
      if (isOpen) stdout.write(line)
    },
    end() {
      isOpen = false
      stdout.end()
      return ended
    },
  }
}
