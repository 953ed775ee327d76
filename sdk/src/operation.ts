import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BillingError } from './BillingError.ts'
import type { AnyCodec } from './codec/Codec.ts'
import type { Decoded, Fields } from './codec/entity.ts'
import { entity } from './codec/entity.ts'
import { paging } from './codec/query.ts'
import type { BillingCore, CallOptions } from './createBillingCore.ts'
import type { DocumentedError } from './documentedErrors.ts'
import type { Page } from './Page.ts'
import { listResource } from './Page.ts'

/** Which credentials an operation carries. Client credentials are part of the form it sends. */
export type Auth = 'accessToken' | 'customerSession' | 'clientCredentials' | 'none'

/** An operation as it is written down. */
export interface OperationDefinition extends Omit<OperationValue, 'params' | 'query'> {
  readonly params?: Fields | undefined
  readonly query?: Fields | undefined
}

/** All that client, reference, OpenAPI document and sandbox know about an operation. */
export interface OperationValue {
  /** The client's method: `subscriptions.list`. */
  readonly name: string
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** With `{wire_name}` where a path parameter goes. */
  readonly path: string
  readonly auth: Auth
  /** The request's properties that go into the path, as an entity; those of the query likewise. */
  readonly params?: AnyCodec
  readonly query?: AnyCodec
  readonly body?: Body
  /** What each successful status answers. */
  readonly success: Readonly<Record<number, AnyCodec>>
  readonly errors: readonly DocumentedError[]
  /** Whether the answer is one page of a list. */
  readonly paged?: boolean
}

/** A body: the whole request, or its property `key` where path parameters stand beside it. */
export interface Body<C extends AnyCodec = AnyCodec, Key extends string = string> {
  readonly encoding: 'json' | 'form'
  readonly codec: C
  readonly key?: Key
}

export const json = <C extends AnyCodec, const Key extends string>(
  codec: C,
  key?: Key,
): Body<C, Key> => ({ encoding: 'json', codec, ...(key !== undefined && { key }) })

export const form = <C extends AnyCodec>(codec: C): Body<C> => ({ encoding: 'form', codec })

/** The credentials that customer portal calls take first. */
export interface CustomerSessionSecurity {
  readonly customerSession: string
}

/**
 * An operation as a function: given a core and the call's arguments, a task that asks the platform.
 * The value it is made from is its property `operation`.
 */
export interface OperationFunction<Arguments extends unknown[], Result> {
  (
    core: BillingCore,
  ): (...call: [...Arguments, options?: CallOptions]) => TaskEither<BillingError, Result>
  readonly operation: OperationValue
}

export const operation = <const O extends OperationDefinition>(
  value: O,
): OperationFunction<ArgumentsOf<O>, TypeOf<O['success'][keyof O['success']]>> => runnable(value)

/** A GET for one page of a list of `items`; it takes `page` and `limit` beside its own query. */
export const listOperation = <const L extends ListDefinition>({
  items,
  ...value
}: L): OperationFunction<
  ArgumentsOf<Omit<L, 'query'> & { readonly query: L['query'] & typeof paging }>,
  Page<TypeOf<L['items']>>
> =>
  runnable({
    ...value,
    method: 'GET',
    query: { ...value.query, ...paging },
    success: { 200: listResource(items) },
    paged: true,
  })

interface ListDefinition extends Omit<
  OperationDefinition,
  'method' | 'body' | 'success' | 'paged'
> {
  readonly items: AnyCodec
}

const runnable = <Arguments extends unknown[], Result>({
  params,
  query,
  ...rest
}: OperationDefinition): OperationFunction<Arguments, Result> => {
  const operation: OperationValue = {
    ...rest,
    ...(params && { params: entity('path', params) }),
    ...(query && { query: entity('query', query) }),
  }
  return Object.assign(
    (core: BillingCore) =>
      (...call: [...Arguments, options?: CallOptions]) =>
        core.run(operation, call) as TaskEither<BillingError, Result>,
    { operation },
  )
}

type TypeOf<C> = C extends { readonly _A: infer A } ? A : never
type FieldsOf<F> = F extends Fields ? Decoded<F> : unknown
type ContentOf<B> =
  B extends Body<infer C, infer Key>
    ? string extends Key
      ? TypeOf<C>
      : Record<Key, TypeOf<C>>
    : unknown

type RequestOf<O> = FieldsOf<O extends { params: infer F } ? F : undefined> &
  FieldsOf<O extends { query: infer F } ? F : undefined> &
  ContentOf<O extends { body: infer B } ? B : undefined>

type ArgumentsOf<O> = [
  ...(O extends { auth: 'customerSession' } ? [security: CustomerSessionSecurity] : []),
  ...RequestArgument<RequestOf<O>>,
]
type RequestArgument<R> = unknown extends R
  ? []
  : Partial<R> extends R
    ? [request?: R]
    : [request: R]
