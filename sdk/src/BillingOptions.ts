import type { Hooks } from './http/Hooks.ts'
import type { RetryPolicy } from './http/retry.ts'
import type { servers } from './servers.ts'
import type { TokenSource } from './TokenSource.ts'

/** How a client reaches the platform. */
export interface BillingOptions {
  /** An organization's or a user's access token, or a function that returns the current one. */
  readonly accessToken?: string | (() => string | Promise<string>) | undefined
  /** Tokens that are refreshed automatically, instead of `accessToken`; see `oauth2`. */
  readonly auth?: TokenSource | undefined
  /** Default `'production'`. */
  readonly server?: keyof typeof servers | undefined
  /** The URL of another server, instead of `server`. */
  readonly serverURL?: string | URL | undefined
  /** Milliseconds that a call may take, including retries and reading the response. Default: no limit. */
  readonly timeoutMs?: number | undefined
  /** Default: no retries. `true` for the platform's recommended policy. */
  readonly retry?: boolean | RetryPolicy | undefined
  /** Default: the runtime's own `fetch`. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  readonly hooks?: Hooks | undefined
  /** Sent where the runtime allows it; browsers send their own. */
  readonly userAgent?: string | undefined
  /** Receives a line for each request and response, with secrets redacted. */
  readonly debug?: ((line: string) => void) | undefined
  /** Reject enum values and union branches that this version does not know. */
  readonly strict?: boolean | undefined
}

/** Options that a single call can set. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  readonly retry?: boolean | RetryPolicy | undefined
  readonly headers?: Headers | Readonly<Record<string, string>> | undefined
}
