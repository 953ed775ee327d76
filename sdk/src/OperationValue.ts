import type { AnyCodec } from './codec/Codec.ts'
import type { Contract } from './Contract.ts'
import type { DocumentedError } from './documentedErrors.ts'

/** Which credentials an operation sends. Client credentials are part of its form. */
type Auth = 'accessToken' | 'customerSession' | 'clientCredentials' | 'none'

/** Everything that the client, the reference, the OpenAPI document and the sandbox know about an operation. */
export interface OperationValue {
  /** The version that it belongs to. */
  readonly contract: Contract
  /** The client's method, such as `subscriptions.list`. */
  readonly name: string
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** With `{wire_name}` in place of a path parameter. */
  readonly path: string
  readonly auth: Auth
  /** The properties of the request that go into the path, as an entity. */
  readonly params?: AnyCodec
  /** The properties of the request that go into the query, as an entity. */
  readonly query?: AnyCodec
  readonly body?: Body
  /** Request properties that have been renamed: the current name by the name in earlier clients. */
  readonly formerNames?: Readonly<Record<string, string>>
  /** The codec of each successful status. */
  readonly success: Readonly<Record<number, AnyCodec>>
  readonly errors: readonly DocumentedError[]
  /** Whether a POST is idempotent, so that it can be retried. */
  readonly isIdempotent?: boolean
  /** Whether the response is one page of a list. */
  readonly paged?: boolean
}

/** A body: the whole request, or its property `key` when there are also path parameters. */
export interface Body<C extends AnyCodec = AnyCodec, Key extends string = string> {
  readonly encoding: 'json' | 'form'
  readonly codec: C
  readonly key?: Key
}
