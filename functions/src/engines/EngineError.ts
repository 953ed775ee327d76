/** `busy`: too many wait; `moderated`: the safety rules declined the character; `timedOut`: no answer in time; `failed`: anything else. */
export type EngineFailure = 'busy' | 'moderated' | 'timedOut' | 'failed'

/** A describer or painter that could not do its work. The message is for developers, never for an answer. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly failure: EngineFailure

  constructor(failure: EngineFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}
