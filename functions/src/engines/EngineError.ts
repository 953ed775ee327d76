/** `busy`: the queue is full; `exhausted`: the day's money is; `moderated`: the safety rules declined the character; `timedOut`: no result in time; `failed`: anything else. */
export type EngineFailure = 'busy' | 'exhausted' | 'moderated' | 'timedOut' | 'failed'

/** A describer or painter failed. The message is for developers and never part of an answer. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly failure: EngineFailure
  /** In how many milliseconds another try may succeed, if that is known. */
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
