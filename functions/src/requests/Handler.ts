import type { Partner } from '../partners/Partner.ts'

/** What the host knows about a request, and the functions by which the handler reports back. */
export interface RequestContext {
  /** The visitor's network address, as text. */
  readonly address: string
  /** The site that embeds the generator; undefined on our own pages. */
  readonly partner?: Partner | undefined
  /** Adds to the request's line in the log. */
  readonly note: (fields: LogFields) => void
  /** Runs work after the response, so the response time reveals nothing about the work. */
  readonly later: (work: () => Promise<void>) => void
}

/** A handler's addition to the log. It never contains a visitor's text, address, email or token. */
export interface LogFields {
  readonly engine?: string
  readonly partner?: string
  readonly failure?: string
}

/**
 * A handler uses the web's own types, so it runs on any host. It refuses with a response; a rejection is a bug,
 * which the app turns into a response.
 */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>
