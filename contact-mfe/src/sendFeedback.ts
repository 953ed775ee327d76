import type { ContactProps } from '@dramatis/store/slots'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
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
export const sendFeedback = (
  settings: ContactProps['settings'],
  feedback: Feedback,
  signal: AbortSignal,
): TE.TaskEither<FeedbackError, void> =>
  pipe(
    TE.tryCatch(
      () =>
        fetch(settings.contactUrl, {
          method: 'POST',
          headers: { accept: 'application/json' },
          body: formOf(settings.contactAccessKey, feedback),
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        }),
      because('unreachable'),
    ),
    TE.chain((response) => TE.tryCatch(() => response.json(), because('unreadable'))),
    TE.chainEitherKW(accepted),
  )

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

const accepted = (body: unknown): E.Either<FeedbackError, void> =>
  pipe(
    Answer.decode(body),
    E.mapLeft((): FeedbackError => ({
      kind: 'unreadable',
      reason: 'the answer is not { success: boolean, message: string }',
    })),
    E.filterOrElse(
      ({ success }) => success,
      ({ message }): FeedbackError => ({ kind: 'refused', reason: message }),
    ),
    E.map(() => undefined),
  )

const because =
  (kind: FeedbackError['kind']) =>
  (thrown: unknown): FeedbackError => ({ kind, reason: String(thrown) })
