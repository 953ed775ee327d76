import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BillingError } from './BillingError.ts'
import type { Hooks } from './http/exchange.ts'
import { runOperation } from './http/runOperation.ts'
import type { RetryPolicy } from './http/retry.ts'
import type { OperationValue } from './operation.ts'
import type { servers } from './servers.ts'
import type { TokenSource } from './TokenSource.ts'

/** How a client reaches the platform. */
export interface BillingOptions {
  /** An organisation's or a user's access token, or a function that gives the current one. */
  readonly accessToken?: string | (() => string | Promise<string>) | undefined
  /** In place of `accessToken`: tokens that renew themselves, see `oauth2`. */
  readonly auth?: TokenSource | undefined
  /** Default `'production'`. */
  readonly server?: keyof typeof servers | undefined
  /** Another server's address, in place of `server`. */
  readonly serverURL?: string | URL | undefined
  /** Milliseconds that a call may take, retries and reading included. Default: no end. */
  readonly timeoutMs?: number | undefined
  /** Default: no retries. `true` for the platform's recommended policy. */
  readonly retry?: boolean | RetryPolicy | undefined
  /** Default: the runtime's own `fetch`. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  readonly hooks?: Hooks | undefined
  /** Sent where the runtime allows it; browsers send their own. */
  readonly userAgent?: string | undefined
  /** Gets a line for each request and answer, with secrets taken out. */
  readonly debug?: ((line: string) => void) | undefined
  /** Refuse enum values and union branches that this version does not know. */
  readonly strict?: boolean | undefined
}

/** What one call may set for itself. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  readonly retry?: boolean | RetryPolicy | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** What the operations' functions run on. */
export interface BillingCore {
  readonly options: BillingOptions
  readonly run: (
    operation: OperationValue,
    call: readonly unknown[],
  ) => TaskEither<BillingError, unknown>
}

/** A core for the operations' functions; `createBillingClient` has them all as methods. */
export const createBillingCore = (options: BillingOptions = {}): BillingCore => ({
  options,
  run: (operation, call) => () => runOperation(options, operation, call),
})
