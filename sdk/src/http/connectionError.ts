import { ConnectionError, RequestAbortedError } from '../BillingError.ts'
import { isRecord } from '../codec/entity.ts'

/**
 * The error for a rejection of `fetch`, or of reading a body.
 *
 * @throws {RequestAbortedError} if the request was aborted
 */
export const toConnectionError = (error: unknown, url: string): ConnectionError => {
  if (error instanceof Error && error.name === 'AbortError') throw new RequestAbortedError(error)
  const code = codeOf(error)
  // The runtime's messages may repeat the request; codes and the host cannot contain a secret.
  const [, host] = /^\w+:\/\/(?:[^/?#]*@)?([^/?#@]*)/.exec(url) ?? []
  const reason = /CERT|SIGNATURE/.test(code) ? `${code} (the certificate)` : code
  return new ConnectionError(error, `${reason} ${host}`.trim())
}

/** Whether no connection was made. */
export const wasNeverSent = ({ cause }: ConnectionError): boolean =>
  /refused|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT/i.test(codeOf(cause))

/** Whether the server closed the connection, as it does with one that was idle for too long. */
export const wasReset = ({ cause }: ConnectionError): boolean =>
  /RESET|EPIPE|UND_ERR_SOCKET|closed/i.test(codeOf(cause))

/** The runtime's word for what went wrong, such as `ECONNREFUSED`; '' if it has none, as in browsers. */
const codeOf = (error: unknown): string => {
  const reason = isRecord(error) && isRecord(error.cause) ? error.cause : error
  const code = isRecord(reason) && reason.code
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : ''
}
