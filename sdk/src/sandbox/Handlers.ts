import type { CustomerSessionSecurity, OperationFunction } from '../operation.ts'
import type { ListResource, Page } from '../Page.ts'
import type { Reply } from './http/Reply.ts'
import type { Buyer, Merchant } from './Principal.ts'
import type { World } from './World.ts'

/**
 * A handler for every operation, in the same tree as `operations`, that returns what the client's caller receives;
 * the compiler reports missing ones.
 */
export type Handlers<T> = {
  readonly [K in keyof T]: T[K] extends OperationFunction<infer Arguments, infer Result>
    ? Handler<Arguments, Result>
    : Handlers<T[K]>
}

type Handler<Arguments extends unknown[], Result> = [Result] extends [undefined]
  ? (call: CallOf<Arguments>) => void
  : (call: CallOf<Arguments>) => ReplyValue<Result> | Reply<ReplyValue<Result>>

/**
 * Handlers of the operations `T` that leave it to each version to show what they return, usually a row. A handler
 * throws a `Problem` to reject a request. It runs in a transaction, so a handler that throws has changed nothing, and
 * it is synchronous, so requests do not interleave.
 */
export type Rules<T> = {
  readonly [K in keyof T]: T[K] extends OperationFunction<infer Arguments, unknown>
    ? (call: CallOf<Arguments>) => unknown
    : Rules<T[K]>
}

/** A decoded and authorized request. */
export interface Call<Request, Caller = Merchant> {
  readonly world: World
  readonly request: Request
  /** The owner of the credentials; `nobody` for an operation that needs none. */
  readonly principal: Caller
}

type CallOf<Arguments extends unknown[]> = Call<
  RequestOf<Arguments>,
  Arguments extends [CustomerSessionSecurity, ...unknown[]] ? Buyer : Merchant
>

type RequestOf<Arguments extends unknown[]> = Arguments extends [
  CustomerSessionSecurity,
  ...infer Rest,
]
  ? NonNullable<Rest[0]>
  : NonNullable<Arguments[0]>

type ReplyValue<Result> = Result extends Page<infer A> ? ListResource<A> : Result
