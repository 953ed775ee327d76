import {
  CharacterSDResponse,
  CharPromptResponse,
  type AspectRatio,
  type Style,
} from '@dramatis/functions/contract'
import {
  isPremium,
  proofOf,
  statusMessage,
  type Generation,
  type PageStore,
  type Portrait,
  type Subscriber,
} from '@dramatis/store'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { callFunction, type CallContext, type CallFailure } from './callFunction.ts'
import { failureMessage, type Step } from './failureMessage.ts'
import { portraitOf } from './portraitOf.ts'

/** What the visitor asked for; `character` is trimmed and not empty. */
export interface Wish {
  readonly character: string
  readonly aspect: AspectRatio
  readonly style: Style
}

interface Options {
  readonly store: PageStore
  readonly functionsUrl: string
  /** Once it is aborted, nothing more is written to the store. */
  readonly signal: AbortSignal
}

/**
 * Describes and draws one portrait, and writes each step to the store. A success counts one request, made
 * when it was submitted; a failure costs nothing and keeps the previous picture.
 */
export const generate = async (
  wish: Wish,
  { store, functionsUrl, signal }: Options,
): Promise<void> => {
  const { subscriber, generation, setVisitorToken } = store.getState()
  const submittedAt = Date.now()
  const context: CallContext = {
    functionsUrl,
    signal,
    visitorToken: () => store.getState().visitorToken,
    proof: () => proofOf(store.getState().subscriber),
    keepVisitorToken: setVisitorToken,
  }
  const enter = (phase: 'describing' | 'creating') => {
    if (!signal.aborted) store.getState().setGeneration({ phase, character: wish.character })
  }

  enter('describing')
  const finish = await pipe(
    describe(context, wish),
    TE.tapIO(() => () => enter('creating')),
    TE.chain((description) => draw(context, wish, description, subscriber)),
    TE.match(
      (failure) => () => fail(store, failure, portraitOf(generation)),
      (portrait) => () => succeed(store, portrait, submittedAt),
    ),
  )()
  if (!signal.aborted) finish()
}

interface Failure {
  readonly step: Step
  readonly reason: CallFailure
}

const describe = (context: CallContext, { character, aspect, style }: Wish) =>
  pipe(
    callFunction(
      context,
      'charPrompt',
      { prompt: character, aspect_ratio: aspect, style },
      CharPromptResponse,
    ),
    TE.bimap(failureOf('describing'), ({ response }) => response),
  )

const draw = (
  context: CallContext,
  { character, aspect, style }: Wish,
  description: string,
  subscriber: Subscriber,
): TE.TaskEither<Failure, Portrait> => {
  const premium = isPremium(subscriber)
  return pipe(
    callFunction(
      context,
      'characterSD',
      {
        prompt: description,
        premium,
        aspect_ratio: aspect,
        style,
        character,
        email: subscriber.status === 'unknown' ? '' : subscriber.email,
      },
      CharacterSDResponse,
    ),
    TE.chain(({ result, engine }) => {
      const image = typeof result === 'string' ? result : result[0]
      return image === undefined || image === ''
        ? TE.left<CallFailure>({ type: 'unreadable' })
        : TE.right({
            image,
            character,
            style,
            aspect,
            description,
            premium,
            ...(engine && { engine }),
          })
    }),
    TE.mapLeft(failureOf('creating')),
  )
}

const failureOf =
  (step: Step) =>
  (reason: CallFailure): Failure => ({ step, reason })

const succeed = (store: PageStore, portrait: Portrait, submittedAt: number): void => {
  const { countRequest, setGeneration, notify } = store.getState()
  const generation: Generation = { phase: 'succeeded', portrait }
  countRequest(submittedAt)
  setGeneration(generation)
  notify('success', statusMessage(generation))
}

const fail = (
  store: PageStore,
  { step, reason }: Failure,
  previous: Portrait | undefined,
): void => {
  const { refuseUntil, setGeneration, notify } = store.getState()
  const message = failureMessage(step, reason)
  if (reason.type === 'rateLimited' && reason.retryAt !== undefined) refuseUntil(reason.retryAt)
  setGeneration({ phase: 'failed', message, ...(previous && { previous }) })
  notify(reason.type === 'rateLimited' ? 'warning' : 'error', message)
}
