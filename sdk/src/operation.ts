import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BillingCore } from './BillingCore.ts'
import type { BillingError } from './BillingError.ts'
import type { CallOptions } from './BillingOptions.ts'
import type { AnyCodec, Fields } from './codec/Codec.ts'
import type { Decoded } from './codec/entity.ts'
import { entity } from './codec/entity.ts'
import { paging } from './codec/query.ts'
import type { Contract } from './Contract.ts'
import { runPaged } from './http/runPaged.ts'
import type { Body, OperationValue } from './OperationValue.ts'
import type { Page } from './Page.ts'
import { listResource } from './Page.ts'

/** An operation as a resource's file defines it. */
interface OperationDefinition extends Omit<
  OperationValue,
  'contract' | 'params' | 'query' | 'formerNames'
> {
  readonly formerNames?: OperationValue['formerNames'] | undefined
  readonly params?: Fields | undefined
  readonly query?: Fields | undefined
}

export const json = <C extends AnyCodec, const Key extends string>(
  codec: C,
  key?: Key,
): Body<C, Key> => ({ encoding: 'json', codec, ...(key !== undefined && { key }) })

export const form = <C extends AnyCodec>(codec: C): Body<C> => ({ encoding: 'form', codec })

/** The credentials that customer portal operations take as their first argument. */
export interface CustomerSessionSecurity {
  readonly customerSession: string
}

/** A call as a function: given a core and the arguments, it returns a task that calls the platform. */
export type CoreFunction<Arguments extends unknown[], Result> = (
  core: BillingCore,
) => (...call: [...request: Arguments, options?: CallOptions]) => TaskEither<BillingError, Result>

/** An operation as a function. Its property `operation` is the value that it was created from. */
export interface OperationFunction<Arguments extends unknown[], Result> extends CoreFunction<
  Arguments,
  Result
> {
  readonly operation: OperationValue
}

/** The functions with which a version's resource files define their operations. */
export interface Definitions {
  readonly operation: <const O extends OperationDefinition>(
    value: O,
  ) => OperationFunction<ArgumentsOf<O>, TypeOf<O['success'][keyof O['success']]>>
  /** A GET for one page of a list of `items`; it takes `page` and `limit` besides its own query. */
  readonly listOperation: <const L extends ListDefinition>(
    value: L,
  ) => OperationFunction<
    ArgumentsOf<Omit<L, 'query'> & { readonly query: L['query'] & typeof paging }>,
    Page<TypeOf<L['items']>>
  >
}

export const operationOf =
  (contract: Contract): Definitions['operation'] =>
  (value) =>
    runnable(contract, value, (core, operation, call) => core.run(operation, call))

export const listOperationOf =
  (contract: Contract): Definitions['listOperation'] =>
  ({ items, ...value }) =>
    runnable(
      contract,
      {
        ...value,
        method: 'GET',
        query: { ...value.query, ...paging },
        success: { 200: listResource(items) },
        paged: true,
      },
      runPaged,
    )

interface ListDefinition extends Omit<
  OperationDefinition,
  'method' | 'body' | 'isIdempotent' | 'success' | 'paged'
> {
  readonly items: AnyCodec
}

const runnable = <Arguments extends unknown[], Result>(
  contract: Contract,
  { params, query, formerNames, ...rest }: OperationDefinition,
  run: (
    core: BillingCore,
    ...call: Parameters<BillingCore['run']>
  ) => ReturnType<BillingCore['run']>,
): OperationFunction<Arguments, Result> => {
  const operation: OperationValue = {
    ...rest,
    contract,
    ...(params && { params: entity('path', params) }),
    ...(query && { query: entity('query', query) }),
    ...(formerNames && { formerNames }),
  }
  return Object.assign(
    (core: BillingCore) =>
      (...call: [...request: Arguments, options?: CallOptions]) =>
        run(core, operation, call) as TaskEither<BillingError, Result>,
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

/** The former names of some fields, which accept the same values. */
type FormerFields<O> = O extends { query: infer F extends Fields; formerNames: infer Names }
  ? {
      readonly [Name in keyof Names]?: Names[Name] extends keyof F
        ? TypeOf<F[Names[Name]]> | undefined
        : never
    }
  : unknown

type RequestOf<O> = FormerFields<O> &
  FieldsOf<O extends { params: infer F } ? F : undefined> &
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
