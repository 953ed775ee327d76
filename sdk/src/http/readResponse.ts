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
  const answer: Answer = {
    // A browser hides the status of a redirect that it does not follow.
    statusCode: response.type === 'opaqueredirect' ? 302 : response.status,
    contentType: response.headers.get('content-type') ?? '',
    location: response.headers.get('location') ?? undefined,
    body: await response.text().catch((error: unknown) => {
      throw toConnectionError(error)
    }),
  }
  const codec = operation.success[answer.statusCode]
  if (codec && carries(codec, answer)) {
    const attempt = run(strict, operation.contract.toleratesDrift)
    const value = checked(answer, attempt, () => codec.read(content(codec, answer), attempt))
    const drift = issuesOf(attempt, true)
    if (drift.length) hooks.onContractDrift?.({ operation: operation.name, issues: drift })
    return value
  }
  const documented = operation.errors.filter(({ status }) => status === answer.statusCode)
  throw documented.length > 0 && isJson(answer)
    ? documentedError(documented, answer, secrets)
    : undocumentedError(answer, secrets)
}

interface Answer {
  readonly statusCode: number
  readonly contentType: string
  readonly location: string | undefined
  readonly body: string
}

const isJson = ({ contentType }: Answer): boolean =>
  /^application\/(.+\+)?json\b/i.test(contentType)

/**
 * Whether the codec of the status can read the content type of the response. Where any value is allowed, it may be
 * text, such as an export, but not an HTML page, which comes from a proxy or a captive portal.
 */
const carries = ({ shape: { kind } }: AnyCodec, answer: Answer): boolean =>
  isJson(answer) ||
  kind === 'nothing' ||
  isRedirect(answer) ||
  (kind === 'orNothing' && answer.body === '') ||
  (kind === 'unknown' && (answer.body === '' || /^text\/(?!html)/i.test(answer.contentType)))

const content = (codec: AnyCodec, answer: Answer): unknown => {
  if (codec.shape.kind === 'nothing') return undefined
  if (isRedirect(answer)) return { location: answer.location }
  if (!isJson(answer)) return answer.body || undefined
  return answer.body === '' && codec.shape.kind === 'orNothing' ? undefined : parse(answer)
}

const isRedirect = ({ statusCode }: Answer): boolean => statusCode >= 300 && statusCode < 400

const parse = (answer: Answer, secrets?: readonly string[]): unknown => {
  const value = parsed(answer, secrets)
  if (value !== undefined) return value
  const attempt = run(false)
  return checked(answer, attempt, () => fail(attempt, 'JSON', answer.body))
}

/** The content, with the secrets redacted, or undefined if it is not JSON. */
const parsed = ({ body }: Answer, secrets?: readonly string[]): unknown => {
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

const checked = <A>(answer: Answer, attempt: Run, read: () => A): A => {
  const value = read()
  const failures = issuesOf(attempt)
  if (failures.length) throw new ResponseValidationError(failures, answer.statusCode, answer.body)
  return value
}

const documentedError = (
  documented: readonly DocumentedError[],
  answer: Answer,
  secrets: readonly string[],
): BillingError => {
  const attempt = run(false)
  return checked(answer, attempt, () => {
    const body = parse(answer, secrets)
    const name = isRecord(body) && body.error
    const meant =
      documented.find((error) => error.name === name) ??
      documented.find((error) => typeof name !== 'string' || error.name === 'HTTPValidationError')
    return meant?.read(body, attempt, answer) ?? undocumentedError(answer, secrets)
  })
}

const undocumentedError = (answer: Answer, secrets: readonly string[]): BillingError => {
  const { statusCode, contentType, body } = answer
  return statusCode >= 400
    ? new ApiError(statusCode, contentType, body, reasonIn(parsed(answer, secrets)))
    : new UnexpectedResponseError(statusCode, contentType, body)
}

/** The platform's message, from its own form of an error or from that of OAuth2. */
const reasonIn = (body: unknown): string =>
  isRecord(body)
    ? [body.error, body.detail ?? body.error_description]
        .filter((part) => typeof part === 'string')
        .join(': ')
        .slice(0, MAX_REASON)
    : ''

const MAX_REASON = 300
