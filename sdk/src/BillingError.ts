import type { Issue } from './codec/Run.ts'
import { sentence } from './codec/Run.ts'
import type { DocumentedApiError } from './DocumentedApiError.ts'
import { Failure } from './Failure.ts'

/** Every error that a call can fail with. Narrow it by `_tag`, by `instanceof` or with the type guards. */
export type BillingError =
  | InputValidationError
  | ResponseValidationError
  | DocumentedApiError
  | ApiError
  | UnsupportedVersion
  | UnexpectedResponseError
  | SecurityError
  | RequestAbortedError
  | RequestTimeoutError
  | InvalidRequestError
  | ConnectionError
  | UnexpectedClientError

/** The request does not match its types; `issues` say where. Nothing was sent. */
export class InputValidationError extends Failure<'InputValidationError'> {
  declare readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super('InputValidationError', `Input validation failed: ${summary(issues)}`, { issues })
  }
}

/** What a call has made although its response could not be read. */
export interface Made {
  readonly id?: string | undefined
  /** Valid and HTTPS; or HTTP, if the server is. The URL of a checkout lets anyone open it, so it is not printed. */
  readonly url?: string | undefined
}

/**
 * The response does not have the documented shape; `issues` say where. If the call succeeded in making something, `id`
 * and `url` are those of what it made: use them instead of making another.
 */
export class ResponseValidationError extends Failure<'ResponseValidationError'> implements Made {
  declare readonly issues: readonly Issue[]
  declare readonly statusCode: number
  declare readonly id?: Made['id']
  declare readonly url?: Made['url']
  /** The raw response body. */
  declare readonly body: string

  constructor(issues: readonly Issue[], statusCode: number, body: string, made: Made = {}) {
    const message = `Response validation failed: ${summary(issues)}`
    super('ResponseValidationError', message, { issues, statusCode }, { body, ...made })
  }
}

/** Any other 4XX or 5XX response. */
export class ApiError extends Failure<'ApiError'> {
  declare readonly statusCode: number
  declare readonly contentType: string
  /** The raw response body. */
  declare readonly body: string

  /** `reason` is the platform's explanation, without secrets. */
  constructor(statusCode: number, contentType: string, body: string, reason = '') {
    const message = `API error occurred: ${reason === '' ? content(contentType) : reason}`
    super('ApiError', message, { statusCode, contentType }, { body })
  }
}

/** 404: the platform does not serve the client's version of its contract any more, or yet. The message says what to do. */
export class UnsupportedVersion extends Failure<'UnsupportedVersion'> {
  declare readonly version: string
  /** When the platform removes the version, or has removed it, such as `the first week of April 2027`. */
  declare readonly removed: string | undefined
  declare readonly statusCode: number
  /** The raw response body. */
  declare readonly body: string

  constructor(version: string, removed: string | undefined, message: string, body: string) {
    super('UnsupportedVersion', message, { version, removed, statusCode: 404 }, { body })
  }
}

/** A response that is neither a success nor an error that the operation documents. */
export class UnexpectedResponseError extends Failure<'UnexpectedResponseError'> {
  declare readonly statusCode: number
  declare readonly contentType: string
  /** The raw response body. */
  declare readonly body: string

  constructor(statusCode: number, contentType: string, body: string) {
    const message = `Unexpected API response status or content-type: ${content(contentType)}`
    super('UnexpectedResponseError', message, { statusCode, contentType }, { body })
  }
}

/** The operation needs a token, and none was provided. Nothing was sent. */
export class SecurityError extends Failure<'SecurityError'> {
  constructor(missing: string) {
    const message = 'Security requirements not met in order to perform the operation'
    super('SecurityError', `${message}: no ${missing} was given`)
  }
}

/** The caller's signal aborted the call. */
export class RequestAbortedError extends Failure<'RequestAbortedError'> {
  constructor(cause: unknown) {
    super('RequestAbortedError', 'Request aborted by client', {}, { cause })
  }
}

/** `timeoutMs` passed before the response had been read. */
export class RequestTimeoutError extends Failure<'RequestTimeoutError'> {
  declare readonly timeoutMs: number

  constructor(timeoutMs: number) {
    super('RequestTimeoutError', `Request timed out after ${timeoutMs} ms`, { timeoutMs })
  }
}

/** The server URL or a header is invalid. Nothing was sent. */
export class InvalidRequestError extends Failure<'InvalidRequestError'> {
  constructor(reason: string) {
    super('InvalidRequestError', `Unable to make request: ${reason}`)
  }
}

/** The server could not be reached, or the connection broke. */
export class ConnectionError extends Failure<'ConnectionError'> {
  /** `reason` is the runtime's code and the server's host, such as `ECONNREFUSED localhost:3000`. */
  constructor(cause: unknown, reason = '') {
    const message = `Unable to make request: connection error${reason && `: ${reason}`}`
    super('ConnectionError', message, {}, { cause })
  }
}

/** An unexpected error in the client, a hook or a token function. */
export class UnexpectedClientError extends Failure<'UnexpectedClientError'> {
  constructor(cause: unknown) {
    super('UnexpectedClientError', 'Unexpected client error', {}, { cause })
  }
}

const content = (contentType: string): string => `content type ${contentType || 'not given'}`

const SHOWN = 3

const summary = (issues: readonly Issue[]): string =>
  issues.slice(0, SHOWN).map(sentence).join('; ') +
  (issues.length > SHOWN ? `; and ${issues.length - SHOWN} more` : '')
