import type { Partner } from '../partners/Partner.ts'

/** The host's facts about a request, and the place where the handler reports what it did. */
export interface RequestContext {
  /** The visitor's network address, as text. */
  readonly address: string
  /** The site that embeds the generator; undefined on our own pages. */
  readonly partner?: Partner | undefined
  /** Adds to the request's line in the log. */
  readonly note: (fields: LogFields) => void
  /** Runs work after the answer, so the time to the answer reveals nothing about the work. */
  readonly later: (work: () => Promise<void>) => void
}

/** What a handler adds to the log: never what a visitor typed, or their address, email or token. */
export interface LogFields {
  readonly engine?: string
  readonly partner?: string
  readonly failure?: string
}

/** A handler uses the web's own types, so it runs on any host. It refuses with a response; a rejection is a bug, which the app answers. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>
