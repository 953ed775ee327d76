/** What a request's surroundings know of it, and where it says what it did. */
export interface RequestContext {
  /** The visitor's network address, as text. */
  readonly address: string
  /** Adds to the request's line in the log. */
  readonly note: (fields: LogFields) => void
  /** Lets work go on after the answer, so that the time to it tells nothing of the work. */
  readonly later: (work: () => Promise<void>) => void
}

/** What a function tells the log: never what a visitor typed, their address, e-mail or token. */
export interface LogFields {
  readonly engine?: string
  readonly failure?: string
}

/** A function on the web's own types, so that it runs on any host. It refuses by answering; a rejection is a bug, which the app answers. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>
