import type { CustomerSessionSecurity, OperationFunction } from '../operation.ts'
import type { ListResource, Page } from '../Page.ts'
import type { Reply } from './http/Reply.ts'
import type { Buyer, Merchant } from './Principal.ts'
import type { World } from './World.ts'

/** A handler for every operation, in the same tree as `operations`; the compiler reports missing ones. */
export type Handlers<T> = {
  readonly [K in keyof T]: T[K] extends OperationFunction<infer Arguments, infer Result>
    ? Handler<Arguments, Result>
    : Handlers<T[K]>
}

/**
 * Implements an operation: reads and changes the world, and returns what the client's caller receives.
 * Throws a `Problem` to reject a request. It runs in a transaction, so a handler that throws has
 * changed nothing, and it is synchronous, so requests do not interleave.
 */
type Handler<Arguments extends unknown[], Result> = (
  call: Call<Arguments>,
) => ReplyValue<Result> | Reply<ReplyValue<Result>>

/** A decoded and authorized request. */
interface Call<Arguments extends unknown[]> {
  readonly world: World
  readonly request: RequestOf<Arguments>
  /** The owner of the credentials; `nobody` for an operation that needs none. */
  readonly principal: Arguments extends [CustomerSessionSecurity, ...unknown[]] ? Buyer : Merchant
}

type RequestOf<Arguments extends unknown[]> = Arguments extends [
  CustomerSessionSecurity,
  ...infer Rest,
]
  ? NonNullable<Rest[0]>
  : NonNullable<Arguments[0]>

type ReplyValue<Result> = Result extends Page<infer A> ? ListResource<A> : Result
