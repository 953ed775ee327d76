import type { BillingError } from '../BillingError.ts'
import { ApiError, ResponseValidationError, UnexpectedResponseError } from '../BillingError.ts'
import type { AnyCodec } from '../codec/Codec.ts'
import { isRecord } from '../codec/entity.ts'
import type { Run } from '../codec/Run.ts'
import { fail, run } from '../codec/Run.ts'
import type { DocumentedError } from '../documentedErrors.ts'
import type { OperationValue } from '../OperationValue.ts'
import { toConnectionError } from './exchange.ts'
import { redact } from './redact.ts'

/** The decoded response of an operation; throws the matching `BillingError` for any other response. */
export const readResponse = async (
  operation: OperationValue,
  response: Response,
  strict: boolean,
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
    return checked(answer, strict, (attempt) => codec.read(content(codec, answer), attempt))
  }
  const documented = operation.errors.filter(({ status }) => status === answer.statusCode)
  throw documented.length > 0 && isJson(answer)
    ? documentedError(documented, answer, secrets)
    : undocumentedError(answer)
}

interface Answer {
  readonly statusCode: number
  readonly contentType: string
  readonly location: string | undefined
  readonly body: string
}

const isJson = ({ contentType }: Answer): boolean =>
  /^application\/(.+\+)?json\b/i.test(contentType)

/** Whether the codec of the status can read the content type of the response. */
const carries = ({ shape: { kind } }: AnyCodec, answer: Answer): boolean =>
  isJson(answer) ||
  kind === 'nothing' ||
  isRedirect(answer) ||
  (kind === 'orNothing' && answer.body === '') ||
  (kind === 'unknown' && (answer.body === '' || answer.contentType.startsWith('text/')))

const content = (codec: AnyCodec, answer: Answer): unknown => {
  if (codec.shape.kind === 'nothing') return undefined
  if (isRedirect(answer)) return { location: answer.location }
  if (!isJson(answer)) return answer.body || undefined
  return answer.body === '' && codec.shape.kind === 'orNothing' ? undefined : parse(answer)
}

const isRedirect = ({ statusCode }: Answer): boolean => statusCode >= 300 && statusCode < 400

const parse = (answer: Answer, revive?: (key: string, value: unknown) => unknown): unknown => {
  try {
    return JSON.parse(answer.body, revive)
  } catch {
    return checked(answer, false, (attempt) => fail(attempt, 'JSON', answer.body))
  }
}

const checked = <A>(answer: Answer, strict: boolean, read: (attempt: Run) => A): A => {
  const attempt = run(strict)
  const value = read(attempt)
  if (attempt.issues.length) {
    throw new ResponseValidationError(attempt.issues, answer.statusCode, answer.body)
  }
  return value
}

const documentedError = (
  documented: readonly DocumentedError[],
  answer: Answer,
  secrets: readonly string[],
): BillingError =>
  checked(answer, false, (attempt) => {
    const body = parse(answer, (_, value) =>
      typeof value === 'string' ? redact(value, secrets) : value,
    )
    const name = isRecord(body) && body.error
    const meant =
      documented.find((error) => error.name === name) ??
      documented.find((error) => typeof name !== 'string' || error.name === 'HTTPValidationError')
    return meant?.read(body, attempt, answer) ?? undocumentedError(answer)
  })

const undocumentedError = ({ statusCode, contentType, body }: Answer): BillingError =>
  statusCode >= 400
    ? new ApiError(statusCode, contentType, body)
    : new UnexpectedResponseError(statusCode, contentType, body)
