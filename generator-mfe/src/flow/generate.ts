import { callFunction, type CallContext } from '@dramatis/functions/client'
import {
  CharacterPreviewResponse,
  CharacterSDResponse,
  CharPromptResponse,
  type AspectRatio,
  type Style,
} from '@dramatis/functions/contract'
import {
  emailOf,
  isBusy,
  isPremium,
  proofOf,
  type Drawing,
  type NoticeType,
  type PageStore,
  type Portrait,
} from '@dramatis/store'
import { isLeft, isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { DramatisError } from '../embed/dramatis-generator.d.ts'
import { t } from '../messages.ts'
import { failureMessage, type Step, type StepFailure } from './failureMessage.ts'
import { portraitOf } from './portraitOf.ts'

/** What the visitor asked for; `character` is trimmed and not empty. */
export interface Wish {
  readonly character: string
  readonly aspect: AspectRatio
  readonly style: Style
  /** Draws from this description; absent: one is written first. */
  readonly description?: string
  /** Whether the description is the visitor's own. */
  readonly rewritten?: boolean
  /** Which take; absent: the description's first picture. */
  readonly seed?: number
}

/** A wish whose description is there. */
type Painting = Wish & { readonly description: string }

export interface Options {
  readonly store: PageStore
  readonly functionsUrl: string
  /** Once it is aborted, nothing more is written to the store. */
  readonly signal: AbortSignal
  /** Whether the page can show an image. */
  readonly canShow: (image: string) => Promise<boolean>
  /** Called with every picture that succeeds. */
  readonly keep: (portrait: Portrait) => void
  /** Called with every failure. */
  readonly fail: (error: DramatisError) => void
  /** How long each call's answer is waited for; absent: {@link TIME_LIMITS_MS}. */
  readonly timeLimitsMs?: typeof TIME_LIMITS_MS
}

/** How long an answer is waited for, in milliseconds: well beyond the functions' own limits, queue and all. */
const TIME_LIMITS_MS = { describing: 60_000, creating: 180_000, preview: 60_000 }

/**
 * Describes and draws one portrait, and writes each step to the store. A free success counts one request,
 * made when it was submitted, as the server does; a failure costs nothing and keeps the previous picture. A
 * picture that the page can not show is a failure.
 */
export const generate = async (wish: Wish, options: Options): Promise<void> => {
  const { store, signal, keep } = options
  const contexts = contextsOf(options)
  const submittedAt = Date.now()
  const previous = portraitOf(store.getState().generation)
  const { character, aspect } = wish
  const enter = (phase: Drawing['phase']) =>
    store.getState().setGeneration({ phase, character, aspect })

  const painting = await describe(contexts.describing, wish, () => enter('describing'))
  if (signal.aborted) return
  if (isLeft(painting)) return fail(options, painting.left, previous)

  enter('creating')
  void preview(contexts.preview, painting.right, store)
  const drawn = await draw(contexts.creating, painting.right, options)
  if (signal.aborted) return
  if (isLeft(drawn)) return fail(options, drawn.left, previous)

  keep(drawn.right)
  count(store, drawn.right, submittedAt)
  succeed(store, drawn.right)
}

/**
 * Draws a portrait in other styles, one after another; each picture stays in view until the next is
 * there. Every free one of them counts as it succeeds. The first failure ends it and takes nothing away.
 */
export const generateSeries = async (
  first: Portrait,
  styles: readonly Style[],
  options: Options,
): Promise<void> => {
  const { store, signal, keep } = options
  const context = contextsOf(options).creating
  const { character, aspect, description, rewritten, seed } = first
  let shown = first
  for (const [at, style] of styles.entries()) {
    const submittedAt = Date.now()
    const series = { style, index: at + 1, count: styles.length, shown }
    store.getState().setGeneration({ phase: 'creating', character, aspect, series })
    const painting = {
      character,
      aspect,
      description,
      style,
      ...(rewritten && { rewritten }),
      ...(seed !== undefined && { seed }),
    }
    const drawn = await draw(context, painting, options)
    if (signal.aborted) return
    if (isLeft(drawn)) return fail(options, drawn.left, shown)
    shown = drawn.right
    keep(shown)
    count(store, shown, submittedAt)
  }
  succeed(store, shown)
}

const contextsOf = ({
  store,
  functionsUrl,
  signal,
  timeLimitsMs: limits = TIME_LIMITS_MS,
}: Options): Readonly<Record<keyof typeof TIME_LIMITS_MS, CallContext>> => {
  const context = {
    functionsUrl,
    signal,
    visitorToken: () => store.getState().visitorToken,
    proof: () => proofOf(store.getState().subscriber),
    keepVisitorToken: (token: string) => store.getState().setVisitorToken(token),
  }
  return {
    describing: { ...context, timeLimitMs: limits.describing },
    creating: { ...context, timeLimitMs: limits.creating },
    preview: { ...context, timeLimitMs: limits.preview },
  }
}

interface Failure {
  readonly step: Step
  readonly reason: StepFailure
}

const describe = async (
  context: CallContext,
  wish: Wish,
  onStart: () => void,
): Promise<Either<Failure, Painting>> => {
  const { character, aspect, style, description } = wish
  if (description !== undefined) return right({ ...wish, description })
  onStart()
  const answer = await callFunction(
    context,
    'charPrompt',
    { prompt: character, aspect_ratio: aspect, style },
    CharPromptResponse,
  )
  return isLeft(answer)
    ? failed('describing', answer.left)
    : right({ ...wish, description: answer.right.response })
}

const draw = async (
  context: CallContext,
  { character, aspect, style, description, rewritten, seed }: Painting,
  { store, canShow }: Options,
): Promise<Either<Failure, Portrait>> => {
  const { subscriber } = store.getState()
  const wished = isPremium(subscriber)
  const answer = await callFunction(
    context,
    'characterSD',
    {
      prompt: description,
      premium: wished,
      aspect_ratio: aspect,
      style,
      character,
      email: emailOf(subscriber),
      seed,
    },
    CharacterSDResponse,
  )
  if (isLeft(answer)) return failed('creating', answer.left)
  const { result, engine, alt, premium = wished } = answer.right
  const image = typeof result === 'string' ? result : result[0]
  if (image === undefined || image === '') return failed('creating', { type: 'unreadable' })
  if (!(await canShow(image))) return failed('creating', { type: 'broken' })
  return right({
    image,
    character,
    style,
    aspect,
    description,
    premium,
    ...(rewritten && { rewritten }),
    ...(engine && { engine }),
    ...(alt !== undefined && { alt }),
    ...(seed !== undefined && { seed }),
  })
}

const failed = (step: Step, reason: StepFailure): Either<Failure, never> => left({ step, reason })

/**
 * Shows a small version of the picture that is on its way, if one comes before it. Whatever goes wrong
 * goes unsaid: the picture itself comes all the same.
 */
const preview = async (
  context: CallContext,
  { aspect, style, description, seed }: Painting,
  store: PageStore,
): Promise<void> => {
  const { subscriber, generation: begun } = store.getState()
  const answer = await callFunction(
    context,
    'characterPreview',
    { prompt: description, aspect_ratio: aspect, style, email: emailOf(subscriber), seed },
    CharacterPreviewResponse,
  )
  const { generation, setGeneration } = store.getState()
  if (isRight(answer) && generation === begun && isBusy(begun)) {
    setGeneration({ ...begun, preview: answer.right.result })
  }
}

/** What is drawn for a subscriber, the server does not count either. */
const count = (store: PageStore, { premium }: Portrait, submittedAt: number): void => {
  if (!premium) store.getState().countRequest(submittedAt)
}

const succeed = (store: PageStore, portrait: Portrait): void => {
  const { generation: before, setGeneration, notify } = store.getState()
  const preview = isBusy(before) ? before.preview : undefined
  setGeneration({ phase: 'succeeded', portrait, ...(preview && { preview }) })
  notify('success', t('status.succeeded'), { quiet: true })
}

const fail = (
  { store, fail: tell }: Options,
  { step, reason }: Failure,
  previous: Portrait | undefined,
): void => {
  const { refuseUntil, setGeneration, notify } = store.getState()
  const told = failureMessage(step, reason)
  const { message } = told
  if (reason.type === 'rateLimited' && reason.retryAt !== undefined) refuseUntil(reason.retryAt)
  setGeneration({ phase: 'failed', ...told, ...(previous && { previous }) })
  notify(noticeTypeOf(reason), message, {
    quiet: true, // The stage tells it to screen readers, with toasts around and without.
    ...('language' in told && { language: told.language }),
  })
  const status = statusOf(reason)
  tell({ message, ...(status !== undefined && { status }) })
}

const noticeTypeOf = ({ type }: StepFailure): NoticeType => {
  switch (type) {
    case 'rateLimited':
      return 'warning'
    case 'offline':
      return 'info' // As when the network goes: one notice for both.
    default:
      return 'error'
  }
}

const statusOf = (reason: StepFailure): number | undefined =>
  reason.type === 'rateLimited' ? 429 : reason.type === 'refused' ? reason.status : undefined
