import * as TE from 'fp-ts/lib/TaskEither.js'
import {
  budgetSpent,
  engineFailed,
  moderated,
  queueFull,
  tookTooLong,
  unexpected,
  visitorLeft,
  type Refusal,
  type Work,
} from './Refusal.ts'
import { EngineError } from '../errors/EngineError.ts'

/** Runs a describer or painter, and turns what it throws into a refusal. */
export const attempt = <A>(
  work: () => Promise<A>,
  signal: AbortSignal,
  doing: Work,
): TE.TaskEither<Refusal, A> =>
  TE.tryCatch(
    async () => work(),
    (thrown) => (signal.aborted ? visitorLeft : refusalOf(thrown, doing)),
  )

export const refusalOf = (thrown: unknown, doing: Work): Refusal => {
  if (!(thrown instanceof EngineError)) return unexpected(thrown)
  switch (thrown.failure) {
    case 'busy':
      return queueFull(thrown.retryAfterMs ?? 0)
    case 'exhausted':
      return budgetSpent(thrown.retryAfterMs ?? 0)
    case 'moderated':
      return moderated
    case 'timedOut':
      return tookTooLong(doing, thrown)
    case 'failed':
      return engineFailed(doing, thrown)
  }
}
