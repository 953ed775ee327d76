import { ConnectionError } from '../BillingError.ts'
import type { BillingOptions } from '../BillingOptions.ts'
import { toConnectionError, wasNeverSent, wasReset } from './connectionError.ts'
import { sleep } from './deadline.ts'
import type { OperationValue } from '../OperationValue.ts'
import type { OutgoingRequest } from './Hooks.ts'
import { redact } from './redact.ts'
import type { RetryPolicy } from './retry.ts'
import { isRetried, retryAfter, waitBeforeRetry } from './retry.ts'

export interface Exchange {
  readonly request: Omit<OutgoingRequest, 'attempt'>
  readonly operation: OperationValue
  readonly signal: AbortSignal | undefined
  readonly retry: BillingOptions['retry']
  readonly secrets: readonly string[]
}

/** Sends a request, retries it as the policy says, and returns the last response. */
export const exchange = async (options: BillingOptions, plan: Exchange): Promise<Response> => {
  const startedAt = Date.now()
  const retry = plan.retry === true ? {} : plan.retry
  for (let attempt = 1; ; attempt++) {
    const outcome = await send(options, plan, attempt)
    const wait =
      retry &&
      isWorthARetry(outcome, plan.operation, retry) &&
      waitBeforeRetry(
        retry,
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

const isWorthARetry = (
  outcome: Response | ConnectionError,
  { contract, method, isIdempotent = method !== 'POST' }: OperationValue,
  { connectionErrors, unsafe }: RetryPolicy,
): boolean => {
  const mayRepeat = unsafe === true || isIdempotent
  if (!(outcome instanceof ConnectionError)) {
    return isRetried(outcome.status) && (mayRepeat || outcome.status === 429)
  }
  return (connectionErrors ?? (contract.isSent && wasReset(outcome)))
    ? mayRepeat || wasNeverSent(outcome)
    : false
}

const send = async (
  { fetch = defaultFetch, hooks = {}, debug }: BillingOptions,
  { operation, request, signal, secrets }: Exchange,
  attempt: number,
): Promise<Response | ConnectionError> => {
  // A hook may change the headers of this attempt, but not of the following ones.
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
    redirect: '302' in operation.success ? 'manual' : 'follow',
    ...(signal && { signal }),
    ...(body !== undefined && { body }),
  }).catch((error: unknown) => toConnectionError(error, url))
  const result = response instanceof ConnectionError ? 'no response' : `${response.status}`
  debug?.(redact(`< ${result} from ${method} ${url} after ${Date.now() - startedAt} ms`, secrets))
  if (response instanceof ConnectionError) return response
  return (await hooks.afterResponse?.(response, outgoing)) ?? response
}

const defaultFetch = (url: string, init: RequestInit): Promise<Response> =>
  globalThis.fetch(url, init)
