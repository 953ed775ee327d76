import type { ContactProps } from '@dramatis/store/slots'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

export interface Feedback {
  readonly email: string
  readonly message: string
}

/**
 * Why a message was not delivered: the service did not respond (`unreachable`: network, timeout, abort), its
 * response was malformed (`unreadable`), or it refused the message or sent an error status (`refused`). `reason` is
 * for developers.
 */
export interface FeedbackError {
  readonly kind: 'unreachable' | 'unreadable' | 'refused'
  readonly reason: string
}

/** How long the form service may take to respond, in milliseconds. */
export const TIMEOUT_MS = 20_000

/** Posts `feedback` to the form service (call-3). `signal` aborts the request. Never rejects. */
export const sendFeedback = async (
  settings: ContactProps['settings'],
  feedback: Feedback,
  signal: AbortSignal,
): Promise<Either<FeedbackError, void>> => {
  const post = () =>
    fetch(settings.contactUrl, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: formOf(settings.contactAccessKey, feedback),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
  const response = await attempt(post, 'unreachable')
  if (isLeft(response)) return response
  const { ok, status } = response.right
  const body = await attempt<unknown>(() => response.right.json(), 'unreadable')
  const outcome = isLeft(body) ? body : outcomeOf(body.right)
  // If the body reports success but the status reports an error, the form keeps the text.
  if (isLeft(outcome) || ok) return outcome
  return left({ kind: 'refused', reason: `the status is ${status}` })
}

const formOf = (accessKey: string, { email, message }: Feedback): FormData => {
  const form = new FormData()
  form.set('access_key', accessKey)
  form.set('email', email)
  form.set('message', message)
  form.set('subject', 'Feedback on Dramatis')
  form.set('from_name', 'Dramatis')
  return form
}

const ServiceResponse = t.type({ success: t.boolean, message: t.string })

const outcomeOf = (body: unknown): Either<FeedbackError, void> => {
  const response = ServiceResponse.decode(body)
  if (isLeft(response)) {
    const reason = 'the response is not { success: boolean, message: string }'
    return left({ kind: 'unreadable', reason })
  }
  const { success, message } = response.right
  return success ? right(undefined) : left({ kind: 'refused', reason: message })
}

const attempt = async <A>(
  work: () => Promise<A>,
  kind: FeedbackError['kind'],
): Promise<Either<FeedbackError, A>> => {
  try {
    return right(await work())
  } catch (thrown) {
    return left({ kind, reason: String(thrown) })
  }
}
