import type { ContactProps } from '@dramatis/store/slots'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

export interface Feedback {
  readonly email: string
  readonly message: string
}

/**
 * Why a message did not arrive: the service gave no answer (`unreachable`: network, time-out, abort),
 * one that could not be understood (`unreadable`), or it said no (`refused`). `reason` is for developers.
 */
export interface FeedbackError {
  readonly kind: 'unreachable' | 'unreadable' | 'refused'
  readonly reason: string
}

/** How long the form service may take, in milliseconds. */
export const TIMEOUT_MS = 20_000

/** Posts `feedback` to the form service (spec, section 7). `signal` ends the request early. */
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
  const response = await settled(post, 'unreachable')
  if (isLeft(response)) return response
  const { ok, status } = response.right
  const body = await settled<unknown>(() => response.right.json(), 'unreadable')
  const answer = isLeft(body) ? body : accepted(body.right)
  // A body that says yes under a status that says no is not to be trusted with the visitor's text.
  if (isLeft(answer) || ok) return answer
  return left({ kind: 'refused', reason: `it answered with the status ${status}` })
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

const Answer = t.type({ success: t.boolean, message: t.string })

const accepted = (body: unknown): Either<FeedbackError, void> => {
  const answer = Answer.decode(body)
  if (isLeft(answer)) {
    const reason = 'the answer is not { success: boolean, message: string }'
    return left({ kind: 'unreadable', reason })
  }
  const { success, message } = answer.right
  return success ? right(undefined) : left({ kind: 'refused', reason: message })
}

const settled = async <A>(
  work: () => Promise<A>,
  kind: FeedbackError['kind'],
): Promise<Either<FeedbackError, A>> => {
  try {
    return right(await work())
  } catch (thrown) {
    return left({ kind, reason: String(thrown) })
  }
}
