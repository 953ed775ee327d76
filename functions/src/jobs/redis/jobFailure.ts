import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { EngineError } from '../../errors/EngineError.ts'

const Failure = t.intersection([
  t.type({
    failure: t.keyof({
      busy: null,
      exhausted: null,
      moderated: null,
      timedOut: null,
      failed: null,
    }),
  }),
  t.partial({ retryAfterMs: t.number }),
])

/** The reason for the failure of a job that nobody is waiting for anymore. */
export const CANCELED = 'canceled'

/** The reason for a failure caused by a bug. The log of the process that painted has the details. */
const UNEXPECTED = 'unexpected'

/** The part of a failure that BullMQ keeps: its kind, never its message. */
export const reasonOf = (thrown: unknown): string => {
  if (!(thrown instanceof EngineError)) return UNEXPECTED
  const { failure, retryAfterMs } = thrown
  return JSON.stringify({ failure, retryAfterMs })
}

/**
 * The error for a failure in another process. A reason that is not from `reasonOf` is BullMQ's own: too many workers
 * died during the job.
 */
export const errorFor = (reason: string): Error => {
  if (reason === UNEXPECTED) return new Error('The job failed; the log of its worker says why')
  const read = Failure.decode(jsonOf(reason))
  if (!isRight(read))
    return new EngineError('failed', 'Too many workers died while they painted the picture')
  const { failure, retryAfterMs } = read.right
  return new EngineError(failure, 'A worker reported a failure', { retryAfterMs })
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
