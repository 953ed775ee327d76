import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { Job, RequestOf, ResponseOf, RouteName } from '../contract/index.ts'
import type { Refusal } from '../refusals/Refusal.ts'
import type { Caller } from './Caller.ts'

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
