import type { CustomerSessionSecurity, OperationFunction } from '../operation.ts'
import type { ListResource, Page } from '../Page.ts'
import type { Reply } from './http/Reply.ts'
import type { Buyer, Merchant } from './Principal.ts'
import type { World } from './World.ts'

/**
 * A handler for every operation of a tree like `operations`, in the same places. Where one is missing
 * the compiler says so.
 */
export type Handlers<T> = {
  readonly [K in keyof T]: T[K] extends OperationFunction<infer Arguments, infer Result>
    ? Handler<Arguments, Result>
    : Handlers<T[K]>
}

/**
 * What an operation does: it reads and changes the world, and gives the answer as the client would
 * get it. What is wrong with a request is thrown as a `Problem`. It runs in one transaction, so that
 * one that throws has changed nothing, and it is synchronous, so that none comes in between.
 */
export type Handler<Arguments extends unknown[], Result> = (
  call: Call<Arguments>,
) => AnswerOf<Result> | Reply<AnswerOf<Result>>

/** One request, decoded, by someone who may make it. */
export interface Call<Arguments extends unknown[]> {
  readonly world: World
  readonly request: RequestOf<Arguments>
  /** Whose credentials came along. For an operation that needs none it is nobody. */
  readonly principal: Arguments extends [CustomerSessionSecurity, ...unknown[]] ? Buyer : Merchant
}

type RequestOf<Arguments extends unknown[]> = Arguments extends [
  CustomerSessionSecurity,
  ...infer Rest,
]
  ? NonNullable<Rest[0]>
  : NonNullable<Arguments[0]>

type AnswerOf<Result> = Result extends Page<infer A> ? ListResource<A> : Result
