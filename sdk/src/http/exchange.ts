import { ConnectionError, RequestAbortedError } from '../BillingError.ts'
import type { BillingOptions } from '../createBillingCore.ts'
import { sleep } from './deadline.ts'
import { redact } from './redact.ts'
import type { RetryPolicy } from './retry.ts'
import { isRetried, retryAfter, waitBeforeRetry } from './retry.ts'

/** A request as it goes out. Hooks see it, and may answer with a changed one. */
export interface OutgoingRequest {
  /** The operation's name: `subscriptions.list`. */
  readonly operation: string
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string | undefined
  /** 1 for the first attempt. */
  readonly attempt: number
}

/** What to do before each request and after each response; retries come by here too. */
export interface Hooks {
  readonly beforeRequest?: (
    request: OutgoingRequest,
  ) => OutgoingRequest | undefined | Promise<OutgoingRequest | undefined>
  readonly afterResponse?: (
    response: Response,
    request: OutgoingRequest,
  ) => Response | undefined | Promise<Response | undefined>
}

export interface Exchange {
  readonly request: Omit<OutgoingRequest, 'attempt'>
  readonly redirect: RequestRedirect
  readonly signal: AbortSignal | undefined
  readonly retry: RetryPolicy | undefined
  readonly secrets: readonly string[]
}

/** Sends a request, again where the policy says so, and answers the last response. */
export const exchange = async (options: BillingOptions, plan: Exchange): Promise<Response> => {
  const startedAt = Date.now()
  for (let attempt = 1; ; attempt++) {
    const outcome = await send(options, plan, attempt)
    const wait =
      plan.retry &&
      isWorthARetry(outcome, plan.retry) &&
      waitBeforeRetry(
        plan.retry,
        attempt - 1,
        Date.now() - startedAt,
        outcome instanceof ConnectionError
          ? undefined
          : retryAfter(outcome.headers.get('retry-after'), Date.now()),
      )
    if (typeof wait !== 'number') {
      if (outcome instanceof ConnectionError) throw outcome
      return outcome
    }
    if (!(outcome instanceof ConnectionError)) await outcome.body?.cancel()
    await sleep(wait, plan.signal)
  }
}

const isWorthARetry = (outcome: Response | ConnectionError, policy: RetryPolicy): boolean =>
  outcome instanceof ConnectionError ? policy.connectionErrors === true : isRetried(outcome.status)

const send = async (
  { fetch = defaultFetch, hooks = {}, debug }: BillingOptions,
  { request, redirect, signal, secrets }: Exchange,
  attempt: number,
): Promise<Response | ConnectionError> => {
  // A hook changes the headers of one attempt, not of those that follow.
  const headersOfAttempt = hooks.beforeRequest ? new Headers(request.headers) : request.headers
  const planned = { ...request, headers: headersOfAttempt, attempt }
  const outgoing = (await hooks.beforeRequest?.(planned)) ?? planned
  const { url, method, headers, body } = outgoing
  debug?.(
    redact(
      `> ${method} ${url}${body === undefined ? '' : ` ${body}`} (attempt ${attempt})`,
      secrets,
    ),
  )
  signal?.throwIfAborted()
  const startedAt = Date.now()
  const response = await fetch(url, {
    method,
    headers,
    redirect,
    ...(signal && { signal }),
    ...(body !== undefined && { body }),
  }).catch(toConnectionError)
  const result = response instanceof ConnectionError ? 'no answer' : `${response.status}`
  debug?.(redact(`< ${result} from ${method} ${url} after ${Date.now() - startedAt} ms`, secrets))
  if (response instanceof ConnectionError) return response
  return (await hooks.afterResponse?.(response, outgoing)) ?? response
}

const defaultFetch = (url: string, init: RequestInit): Promise<Response> =>
  globalThis.fetch(url, init)

/** Whatever `fetch` rejects with is about the connection, except an abort that came from elsewhere. */
export const toConnectionError = (error: unknown): ConnectionError => {
  if (error instanceof Error && error.name === 'AbortError') throw new RequestAbortedError(error)
  return new ConnectionError(error)
}
