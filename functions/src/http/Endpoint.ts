import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { Job, RequestOf, ResponseOf, RouteName } from '../contract/index.ts'
import type { WrittenLanguage } from './acceptedLanguage.ts'
import type { Refusal } from './Refusal.ts'
import type { RequestContext } from './Handler.ts'

/** The facts about a caller that endpoints need. */
export interface Caller extends RequestContext {
  /** The visitor's id. */
  readonly visitor: string
  /** The proof of owning an email address as it was sent, not yet verified. */
  readonly proof: string | null
  /** Whether the browser still has a proof although the page has signed out. */
  readonly hasForgottenProof: boolean
  /** The origin of our own page, if the call comes from it. */
  readonly ownOrigin: string | undefined
  /** The language of emails to the visitor. */
  readonly language: WrittenLanguage
  /** Whether the page accepts the URL of a job in place of the result. */
  readonly prefersJob: boolean
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal
}

/** An endpoint's result, before it is encoded as a response. */
export interface Reply<A> {
  readonly body: A
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The name of the engine that did the work, for the log. */
  readonly engine?: string
}

/** A job in place of the result, which will be ready later. */
export interface Accepted {
  readonly jobId: string
  readonly job: Job
}

/** A route's behavior, from its decoded request to its response. */
export type Endpoint<N extends RouteName> = (
  request: RequestOf<N>,
  caller: Caller,
) => TE.TaskEither<Refusal, Reply<ResponseOf<N>> | Accepted>

/** An endpoint for each route. */
export type Endpoints = { readonly [N in RouteName]: Endpoint<N> }
