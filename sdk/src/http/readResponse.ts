import type { BillingError } from '../BillingError.ts'
import {
  ApiError,
  ResponseValidationError,
  UnexpectedResponseError,
  UnsupportedVersion,
} from '../BillingError.ts'
import { Failure } from '../Failure.ts'
import type { Made } from '../BillingError.ts'
import type { BillingOptions } from '../BillingOptions.ts'
import type { AnyCodec } from '../codec/Codec.ts'
import { isRecord } from '../codec/entity.ts'
import type { Run } from '../codec/Run.ts'
import { fail, issuesOf, run } from '../codec/Run.ts'
import type { DocumentedError } from '../documentedErrors.ts'
import type { OperationValue } from '../OperationValue.ts'
import { toConnectionError } from './connectionError.ts'
import { redact } from './redact.ts'
import { retryAfter } from './retry.ts'
import { noticeVersion, standingOf } from './versionNotice.ts'

/** The decoded response of an operation; throws the matching `BillingError` for any other response. */
export const readResponse = (
  operation: OperationValue,
  version: string | undefined,
  response: Response,
  options: BillingOptions,
  secrets: readonly string[],
): Promise<unknown> =>
  read(operation, version, response, options, secrets).catch((error: unknown) => {
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
  version: string | undefined,
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
      throw toConnectionError(error, response.url)
    }),
  }
  noticeVersion(operation.contract, version, response.headers, hooks)
  const codec = operation.success[raw.statusCode]
  if (codec && carries(codec, raw)) {
    const pass = run(strict, operation.contract.toleratesDrift)
    const made = () => (operation.method === 'GET' ? {} : madeBy(raw, response.url))
    const value = checked(raw, pass, () => codec.read(content(codec, raw), pass), made)
    const drift = issuesOf(pass, true)
    if (drift.length) hooks.onContractDrift?.({ operation: operation.name, issues: drift })
    return value
  }
  if (raw.statusCode === 404 && isBare(raw, operation)) {
    throw pathNotFound(raw, version, response.headers)
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

const checked = <A>(
  { statusCode, body }: RawResponse,
  attempt: Run,
  read: () => A,
  made?: () => Made,
): A => {
  const value = read()
  const failures = issuesOf(attempt)
  if (failures.length) throw new ResponseValidationError(failures, statusCode, body, made?.())
  return value
}

/** The id and the URL of what a call has made. */
const madeBy = (raw: RawResponse, serverURL: string): Made => {
  const content = parsed(raw)
  const { id, url } = isRecord(content) ? content : {}
  const isSafe =
    typeof url === 'string' &&
    SAFE.test(url) &&
    (url.startsWith('https') || serverURL.startsWith('http:'))
  return { ...(typeof id === 'string' && { id }), ...(isSafe && { url }) }
}

/** A URL with an ordinary host and neither credentials nor anything that would have to be escaped. */
const SAFE = /^https?:\/\/[\w.-]+(:\d+)?([/?#][!-;=?-Z_a-z~]*)?$/

/**
 * Whether a 404 names no error: then it was not a resource that was not found. 2025-03 documents that the name may be
 * missing, so there only the text that an unknown path gets counts.
 */
const isBare = (raw: RawResponse, { contract }: OperationValue): boolean => {
  const body = isJson(raw) && parsed(raw)
  if (!isRecord(body)) return true
  return typeof body.error !== 'string' && (contract.isSent || body.detail === 'Not Found')
}

const pathNotFound = (
  { statusCode, contentType, body }: RawResponse,
  version: string | undefined,
  headers: Headers,
): BillingError => {
  if (version) {
    const { stage, removed, message } = standingOf(version, headers)
    if (/unknown|gone/.test(stage)) return new UnsupportedVersion(version, removed, message, body)
  }
  return new ApiError(statusCode, contentType, body, UNKNOWN_PATH)
}

const UNKNOWN_PATH =
  'the server does not know this path. Is its URL right, is there no proxy, and does it speak the version of this client?'

const documentedError = (
  documented: readonly DocumentedError[],
  raw: RawResponse,
  secrets: readonly string[],
): BillingError => {
  const pass = run(false)
  return checked(raw, pass, () => {
    const body = parse(raw, secrets)
    const { error: name, detail } = isRecord(body) ? body : {}
    // The detail of an HTTPValidationError is a list. If it is text, an ApiError says it.
    const fits = (error: DocumentedError) =>
      error.name === 'HTTPValidationError' ? typeof detail !== 'string' : typeof name !== 'string'
    const meant = documented.find((error) => error.name === name) ?? documented.find(fits)
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
