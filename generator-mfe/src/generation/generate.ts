import type { Style } from '@dramatis/catalogue'
import {
  isBusy,
  type Drawing,
  type NoticeType,
  type PageStore,
  type Portrait,
} from '@dramatis/store'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { DramatisFailure, DramatisProgress } from '../host/dramatisEvents.ts'
import { t } from '../messages.ts'
import { describe, draw, preview, type Calls, type Failure } from './callPortraitFunctions.ts'
import { failureMessage, type StepFailure } from './failureMessage.ts'
import type { PortraitRequest } from './PortraitRequest.ts'
import { shownPortrait } from './shownPortrait.ts'

/** Once `signal` is aborted, nothing more is written to the store. */
export interface Options extends Calls, Reports {
  /** Whether this browser can show an image. */
  readonly canShow: (image: string) => Promise<boolean>
}

/** What happens, for the host. */
export interface Reports {
  /** Called before every picture. */
  readonly onStart: (request: PortraitRequest) => void
  /** Called at every step of a picture. */
  readonly onProgress: (progress: DramatisProgress) => void
  /** Called with every picture. */
  readonly onPicture: (portrait: Portrait) => void
  /** Called with every failure; its status is 429 when no free picture is left. */
  readonly onError: (failure: DramatisFailure) => void
}

/**
 * Describes and draws one portrait, and writes each step to the store. A free portrait counts as one request,
 * made at the time of the submit, as on the server. A failure costs nothing and keeps the previous picture.
 */
export const generate = async (request: PortraitRequest, options: Options): Promise<void> => {
  const { store, signal, onStart, onProgress, onPicture, canShow } = options
  const isAborted = () => signal.aborted
  const submittedAt = Date.now()
  const previous = shownPortrait(store.getState().generation)
  const { character, aspect } = request
  const enter = (phase: Drawing['phase']) => {
    store.getState().setGeneration({ phase, character, aspect })
    onProgress({ phase })
  }

  onStart(request)
  if (request.description === undefined) enter('describing')
  const described = await describe(options, request)
  if (isAborted()) return
  if (isLeft(described)) {
    fail(options, described.left, previous)
    return
  }

  enter('creating')
  void preview(options, described.right).then((shown) => {
    if (shown !== undefined) onProgress({ phase: 'creating', preview: shown })
  })
  const drawn = await draw(options, described.right, canShow)
  if (isAborted()) return
  if (isLeft(drawn)) {
    fail(options, drawn.left, previous)
    return
  }

  onPicture(drawn.right)
  count(store, drawn.right, submittedAt)
  succeed(store, drawn.right)
}

/**
 * Draws a portrait in other styles, one after another. Each picture is shown until the next is ready, and each
 * free one counts. The first failure ends the series and keeps what has been drawn.
 */
export const generateSeries = async (
  first: Portrait,
  styles: readonly Style[],
  options: Options,
): Promise<void> => {
  const { store, signal, onStart, onProgress, onPicture, canShow } = options
  const { character, aspect, description, rewritten, seed } = first
  let shown = first
  for (const [at, style] of styles.entries()) {
    const submittedAt = Date.now()
    const series = { style, index: at + 1, count: styles.length, shown }
    store.getState().setGeneration({ phase: 'creating', character, aspect, series })
    onStart({ character, aspect, style })
    onProgress({ phase: 'creating' })
    const request = {
      character,
      aspect,
      description,
      style,
      ...(rewritten && { rewritten }),
      ...(seed !== undefined && { seed }),
    }
    const drawn = await draw(options, request, canShow)
    if (signal.aborted) return
    if (isLeft(drawn)) {
      fail(options, drawn.left, shown)
      return
    }
    shown = drawn.right
    onPicture(shown)
    count(store, shown, submittedAt)
  }
  succeed(store, shown)
}

/** The server does not count a subscriber's pictures either. */
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
  { store, onError }: Options,
  { step, reason }: Failure,
  previous: Portrait | undefined,
): void => {
  const { refuseUntil, setGeneration, notify } = store.getState()
  const failure = failureMessage(step, reason)
  const { message } = failure
  if (reason.type === 'rateLimited' && reason.retryAt !== undefined) refuseUntil(reason.retryAt)
  setGeneration({ phase: 'failed', ...failure, ...(previous && { previous }) })
  notify(noticeTypeOf(reason), message, {
    quiet: true, // The result area announces it to screen readers.
    ...('language' in failure && { language: failure.language }),
  })
  const status = statusOf(reason)
  onError({ message, ...(status !== undefined && { status }) })
}

const noticeTypeOf = ({ type }: StepFailure): NoticeType => {
  switch (type) {
    case 'rateLimited':
      return 'warning'
    case 'offline':
      return 'info' // The same as when the network is lost, so that both are one notice.
    default:
      return 'error'
  }
}

const statusOf = (reason: StepFailure): number | undefined =>
  reason.type === 'rateLimited' ? 429 : reason.type === 'refused' ? reason.status : undefined
