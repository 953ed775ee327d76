/**
 * `busy`: the queue is full; `exhausted`: the day's budget is spent; `moderated`: the safety rules declined the
 * character; `timedOut`: no result in time; `failed`: anything else.
 */
export type EngineFailure = 'busy' | 'exhausted' | 'moderated' | 'timedOut' | 'failed'

/** A describer or painter failed. The message is for developers, and never part of a response. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly failure: EngineFailure
  /** Milliseconds after which a retry may succeed, if known. */
  readonly retryAfterMs: number | undefined

  constructor(
    failure: EngineFailure,
    message: string,
    options?: ErrorOptions & { readonly retryAfterMs?: number | undefined },
  ) {
    super(message, options)
    this.failure = failure
    this.retryAfterMs = options?.retryAfterMs
  }
}
