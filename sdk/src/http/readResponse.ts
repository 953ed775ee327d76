import type { BillingError } from '../BillingError.ts'
import {
  ApiError,
  Failure,
  ResponseValidationError,
  UnexpectedResponseError,
} from '../BillingError.ts'
import type { BillingOptions } from '../BillingOptions.ts'
import type { AnyCodec } from '../codec/Codec.ts'
import { isRecord } from '../codec/entity.ts'
import type { Run } from '../codec/Run.ts'
import { fail, issuesOf, run } from '../codec/Run.ts'
import type { DocumentedError } from '../documentedErrors.ts'
import type { OperationValue } from '../OperationValue.ts'
import { toConnectionError } from './exchange.ts'
import { redact } from './redact.ts'
import { retryAfter } from './retry.ts'

/** The decoded response of an operation; throws the matching `BillingError` for any other response. */
export const readResponse = (
  operation: OperationValue,
  response: Response,
  options: BillingOptions,
  secrets: readonly string[],
): Promise<unknown> =>
  read(operation, response, options, secrets).catch((error: unknown) => {
    if (error instanceof Failure) Object.assign(error, factsOf(response))
    throw error
  })

const factsOf = ({ headers }: Response): object => {
  const requestId = headers.get('x-request-id') ?? headers.get('cf-ray')
  const wait = retryAfter(headers.get('retry-after'), Date.now())
  return {
    ...(requestId && { requestId }),
    ...(wait !== undefined && { retryAfter: Math.ceil(wait / 1000) }),
  }
}

const read = async (
  operation: OperationValue,
  response: Response,
  { strict = false, hooks = {} }: BillingOptions,
  secrets: readonly string[],
): Promise<unknown> => {
  const raw: RawResponse = {
    // A browser hides the status of a redirect that it does not follow.
    statusCode: response.type === 'opaqueredirect' ? 302 : response.status,
    contentType: response.headers.get('content-type') ?? '',
    location: response.headers.get('location') ?? undefined,
    body: await response.text().catch((error: unknown) => {
      throw toConnectionError(error)
    }),
  }
  const codec = operation.success[raw.statusCode]
  if (codec && carries(codec, raw)) {
    const pass = run(strict, operation.contract.toleratesDrift)
    const value = checked(raw, pass, () => codec.read(content(codec, raw), pass))
    const drift = issuesOf(pass, true)
    if (drift.length) hooks.onContractDrift?.({ operation: operation.name, issues: drift })
    return value
  }
  const documented = operation.errors.filter(({ status }) => status === raw.statusCode)
  throw documented.length > 0 && isJson(raw)
    ? documentedError(documented, raw, secrets)
    : undocumentedError(raw, secrets)
}

interface RawResponse {
  readonly statusCode: number
  readonly contentType: string
  readonly location: string | undefined
  readonly body: string
}

const isJson = ({ contentType }: RawResponse): boolean =>
  /^application\/(.+\+)?json\b/i.test(contentType)

/**
 * Whether the codec of the status can read the content type of the response. Where any value is allowed, it may be
 * text, such as an export, but not an HTML page, which comes from a proxy or a captive portal.
 */
const carries = ({ shape: { kind } }: AnyCodec, raw: RawResponse): boolean =>
  isJson(raw) ||
  kind === 'nothing' ||
  isRedirect(raw) ||
  (kind === 'orNothing' && raw.body === '') ||
  (kind === 'unknown' && (raw.body === '' || /^text\/(?!html)/i.test(raw.contentType)))

const content = (codec: AnyCodec, raw: RawResponse): unknown => {
  if (codec.shape.kind === 'nothing') return undefined
  if (isRedirect(raw)) return { location: raw.location }
  if (!isJson(raw)) return raw.body || undefined
  return raw.body === '' && codec.shape.kind === 'orNothing' ? undefined : parse(raw)
}

const isRedirect = ({ statusCode }: RawResponse): boolean => statusCode >= 300 && statusCode < 400

const parse = (raw: RawResponse, secrets?: readonly string[]): unknown => {
  const value = parsed(raw, secrets)
  if (value !== undefined) return value
  const pass = run(false)
  return checked(raw, pass, () => fail(pass, 'JSON', raw.body))
}

/** The content, with the secrets redacted, or undefined if it is not JSON. */
const parsed = ({ body }: RawResponse, secrets?: readonly string[]): unknown => {
  try {
    return JSON.parse(
      body,
      secrets &&
        ((_, value: unknown) => (typeof value === 'string' ? redact(value, secrets) : value)),
    )
  } catch {
    return undefined
  }
}

const checked = <A>(raw: RawResponse, attempt: Run, read: () => A): A => {
  const value = read()
  const failures = issuesOf(attempt)
  if (failures.length) throw new ResponseValidationError(failures, raw.statusCode, raw.body)
  return value
}

const documentedError = (
  documented: readonly DocumentedError[],
  raw: RawResponse,
  secrets: readonly string[],
): BillingError => {
  const pass = run(false)
  return checked(raw, pass, () => {
    const body = parse(raw, secrets)
    const name = isRecord(body) && body.error
    const meant =
      documented.find((error) => error.name === name) ??
      documented.find((error) => typeof name !== 'string' || error.name === 'HTTPValidationError')
    return meant?.read(body, pass, raw) ?? undocumentedError(raw, secrets)
  })
}

const undocumentedError = (raw: RawResponse, secrets: readonly string[]): BillingError => {
  const { statusCode, contentType, body } = raw
  return statusCode >= 400
    ? new ApiError(statusCode, contentType, body, reasonIn(parsed(raw, secrets)))
    : new UnexpectedResponseError(statusCode, contentType, body)
}

/** The platform's message, from its own error format or that of OAuth2; '' if there is none. */
const reasonIn = (body: unknown): string =>
  isRecord(body)
    ? [body.error, body.detail ?? body.error_description]
        .filter((part) => typeof part === 'string')
        .join(': ')
        .slice(0, MAX_REASON)
    : ''

const MAX_REASON = 300
