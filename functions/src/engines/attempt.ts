import * as TE from 'fp-ts/lib/TaskEither.js'
import {
  budgetSpent,
  moderated,
  queueFull,
  unexpected,
  visitorLeft,
  type Refusal,
} from '../http/Refusal.ts'
import { EngineError } from './EngineError.ts'

/** Runs a describer or painter. `failed` is the sentence for the visitor if it fails. */
export const attempt = <A>(
  work: () => Promise<A>,
  signal: AbortSignal,
  failed: string,
): TE.TaskEither<Refusal, A> =>
  TE.tryCatch(
    async () => work(),
    (thrown) => (signal.aborted ? visitorLeft : refusalOf(thrown, failed)),
  )

/** @param failed the sentence for the visitor if it is no particular failure */
export const refusalOf = (thrown: unknown, failed: string): Refusal => {
  if (!(thrown instanceof EngineError)) return unexpected(thrown)
  switch (thrown.failure) {
    case 'busy':
      return queueFull(thrown.retryAfterMs ?? 0)
    case 'exhausted':
      return budgetSpent(thrown.retryAfterMs ?? 0)
    case 'moderated':
      return moderated
    case 'timedOut':
      return { status: 504, error: `${failed}: it took too long. Please try again.`, cause: thrown }
    case 'failed':
      return { status: 502, error: failed, cause: thrown }
  }
}
