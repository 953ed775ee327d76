import type { Either } from 'fp-ts/lib/Either.js'
import type { BillingError } from '../BillingError.ts'
import { InvalidRequestError, SecurityError, UnexpectedClientError } from '../BillingError.ts'
import { Failure } from '../Failure.ts'
import { isRecord } from '../codec/entity.ts'
import type { BillingOptions, CallOptions } from '../BillingOptions.ts'
import type { OperationValue } from '../OperationValue.ts'
import { checkCallOptions } from '../optionNames.ts'
import { servers } from '../servers.ts'
import { VERSION } from '../version.ts'
import type { PreparedRequest } from './buildRequest.ts'
import { buildRequest } from './buildRequest.ts'
import { withDeadline } from './deadline.ts'
import { exchange } from './exchange.ts'
import { inContext } from './inContext.ts'
import { readResponse } from './readResponse.ts'

/** Runs an operation: validates, sends, retries and decodes. It never rejects: every error is a `Left`. */
export const runOperation = (
  options: BillingOptions,
  version: string | undefined,
  operation: OperationValue,
  call: readonly unknown[],
): Promise<Either<BillingError, unknown>> =>
  perform(options, sentWith(operation, version), operation, argumentsOf(operation, call)).then(
    (right) => ({ _tag: 'Right', right }),
    (error: unknown) => ({
      _tag: 'Left',
      left: inContext(
        isBillingError(error) ? error : new UnexpectedClientError(error),
        operation.name,
      ),
    }),
  )

/** The version to ask for: the operation's own, or else the core's; none if the platform does not know its name. */
const sentWith = ({ contract }: OperationValue, version: string | undefined) =>
  contract.isSent ? (contract.version ?? version) : undefined

const isBillingError = (error: unknown): error is BillingError => error instanceof Failure

interface Call {
  readonly security: unknown
  readonly request: unknown
  readonly options: CallOptions
}

const argumentsOf = (operation: OperationValue, call: readonly unknown[]): Call => {
  const rest = [...call]
  const security = operation.auth === 'customerSession' ? rest.shift() : undefined
  const takesRequest = operation.params ?? operation.query ?? operation.body
  const request = takesRequest ? rest.shift() : undefined
  return { security, request, options: rest[0] ?? {} }
}

const perform = async (
  options: BillingOptions,
  version: string | undefined,
  operation: OperationValue,
  call: Call,
): Promise<unknown> => {
  checkCallOptions(call.options)
  const prepared = buildRequest(operation, call.request)
  const timeoutMs = call.options.timeoutMs ?? options.timeoutMs
  return withDeadline(call.options.signal, timeoutMs, async (signal) => {
    const ask = (token: string | undefined) => {
      if (token) prepared.secrets.push(token)
      return send(options, version, operation, call, prepared, signal, token)
    }
    const token = await tokenOf(options, operation, call)
    let response = await ask(token)
    if (response.status === 401 && token && options.auth && operation.auth === 'accessToken') {
      await response.body?.cancel()
      response = await ask(await options.auth.token(token))
    }
    return readResponse(operation, version, response, options, prepared.secrets)
  })
}

/** The token for the operation's kind of credentials, or undefined if it needs none. */
const tokenOf = async (
  { accessToken, auth }: BillingOptions,
  operation: OperationValue,
  { security }: Call,
): Promise<string | undefined> => {
  if (operation.auth === 'none' || operation.auth === 'clientCredentials') return undefined
  const ofCustomer = operation.auth === 'customerSession'
  const token = ofCustomer
    ? isRecord(security) && security.customerSession
    : ((await auth?.token()) ??
      (typeof accessToken === 'function' ? await accessToken() : accessToken))
  const bare = typeof token === 'string' ? token.replace(SCHEME, '') : ''
  if (bare === '') throw new SecurityError(ofCustomer ? 'customer session' : 'access token')
  return bare
}

// Copied along with the token from a header, and sent with it once already.
const SCHEME = /^\s*bearer\s+/i

const send = (
  options: BillingOptions,
  version: string | undefined,
  operation: OperationValue,
  call: Call,
  { target, contentType, body, secrets }: PreparedRequest,
  signal: AbortSignal | undefined,
  token: string | undefined,
): Promise<Response> => {
  const { name, method } = operation
  return exchange(options, {
    operation,
    request: {
      operation: name,
      method,
      url: base(options) + target,
      headers: headers(
        {
          accept: 'application/json',
          ...(contentType && { 'content-type': contentType }),
          ...(!isBrowser(globalThis) && {
            'user-agent': options.userAgent ?? `dramatis-sdk/${VERSION}`,
          }),
          ...(version && { 'polar-version': version }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        call.options.headers,
      ),
      body,
    },
    signal,
    retry: call.options.retry ?? options.retry,
    secrets,
  })
}

const base = ({ server = 'production', serverURL = servers[server] }: BillingOptions): string => {
  try {
    const { origin, pathname } = new URL(serverURL)
    return origin + pathname.replace(/\/$/, '')
  } catch {
    throw new InvalidRequestError('the server URL is not a valid URL')
  }
}

const headers = (
  values: Readonly<Record<string, string>>,
  others: CallOptions['headers'],
): Headers => {
  try {
    const all = new Headers(values)
    if (others) new Headers(others).forEach((value, name) => all.set(name, value))
    return all
  } catch {
    // The runtime's own message would contain the value, which may be the token.
    throw new InvalidRequestError('a header or the token is invalid')
  }
}

// Browsers keep their own user agent: setting another makes a cross-origin preflight fail.
const isBrowser = ({
  navigator,
}: {
  readonly navigator?: { readonly userAgent?: string }
}): boolean | undefined => navigator?.userAgent?.startsWith('Mozilla/')
