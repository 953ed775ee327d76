import { defined } from '@dramatis/catalogue'
import { isBusy, type Drawing, type NoticeType, type Portrait } from '@dramatis/store'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { DramatisFailure, DramatisProgress } from '../host/dramatisEvents.ts'
import { language, type notify } from '../messages.ts'
import { describe, failureAt, type Calls, type Failure } from './callPortraitFunctions.ts'
import type { Drawn } from './draw.ts'
import { failureMessage, type StepFailure } from './failureMessage.ts'
import { forgetPicture, type PendingPicture } from './pendingPicture.ts'
import { placeInProgress } from './places.ts'
import type { PortraitRequest } from './PortraitRequest.ts'
import type { PreviewCalls } from './preview.ts'
import { randomSeed } from './randomSeed.ts'
import { shownPortrait } from './shownPortrait.ts'
import { signatures } from './signatures.ts'
import { takeDetails } from './takeRequest.ts'

/** Once `signal` is aborted, nothing more is written to the store. */
export interface Options extends Calls, Reports {
  /** Whether this browser can show an image. */
  readonly canShow: (image: string) => Promise<boolean>
  readonly notify: typeof notify
}

/** The host's callbacks. */
export interface Reports {
  /** Called before every picture. */
  readonly onStart: (request: PortraitRequest) => void
  /** Called at every step of a picture. */
  readonly onProgress: (progress: DramatisProgress) => void
  /** Called with every finished picture. */
  readonly onPicture: (portrait: Portrait) => void
  /** Called with every failure; its status is 429 when no free picture is left. */
  readonly onError: (failure: DramatisFailure) => void
}

/**
 * Describes and draws one portrait, and writes each step to the store. A free portrait counts as one request, made
 * when the form was submitted, as on the server. A failure costs nothing and keeps the previous picture.
 */
export const generate = async (request: PortraitRequest, options: Options): Promise<void> => {
  const { store, signal, onStart } = options
  const isAborted = () => signal.aborted
  const submittedAt = Date.now()
  const previous = shownPortrait(store.getState().generation)

  onStart(request)
  placeInProgress.setState({ place: request.place })
  const drawing = loadDrawing()
  if (request.description === undefined) enter('describing', request, options)
  const described = await describe(options, await withTake(options, request))
  if (isAborted()) return
  if (isLeft(described)) {
    fail(options, described.left, previous)
    return
  }

  enter('creating', described.right, options)
  const drawn = await (await drawing).draw(withPreview(options), described.right, submittedAt)
  if (!isAborted()) end(options, drawn, submittedAt, previous)
}

/** The request with the description of the take that it is for, or another seed if the functions offer no takes. */
const withTake = async (options: Options, request: PortraitRequest): Promise<PortraitRequest> => {
  const { place, description, ...rest } = request
  if (!place || description !== undefined) return request
  const row = await loadTakes()
    .then(({ takesAround }) => takesAround(options, place, language()))
    .catch(() => undefined)
  const take = row?.takes.get(place.index)
  if (take) return { ...rest, place, ...takeDetails(take) }
  placeInProgress.setState({ place: undefined })
  const { description: same, rewritten } = place.base
  return { ...rest, description: same, seed: randomSeed(), ...defined({ rewritten }) }
}

const loadTakes = () => import('./takes.ts')

/**
 * Follows the picture that was being drawn when the visitor left the page, and counts it as of when its form was
 * submitted. Goes back to idle if the functions no longer know it or another tab follows it.
 */
export const resume = async (pending: PendingPicture, options: Options): Promise<void> => {
  const { store, signal, onStart } = options
  const { request, submittedAt } = pending
  const { description, signature } = request
  if (signature !== undefined) signatures.set(description, signature)
  onStart(request)
  enter('creating', request, options)
  const drawn = await (await loadDrawing()).follow(withPreview(options), pending)
  if (signal.aborted) return
  if (drawn !== undefined) end(options, drawn, submittedAt)
  else {
    forgetPicture()
    store.getState().setGeneration({ phase: 'idle' })
  }
}

/** Loads the drawing code, usually while the first portrait is being described. */
export const loadDrawing = () =>
  import('./draw.ts').catch(() => ({ draw: failToLoad, follow: failToLoad }))

const failToLoad = () => Promise.resolve(failureAt('creating', { type: 'unreachable' }))

const enter = (
  phase: Drawing['phase'],
  { character, aspect, sketch }: PortraitRequest,
  { store, onProgress }: Options,
): void => {
  const preview = defined({ preview: sketch })
  store.getState().setGeneration({ phase, character, aspect, ...preview })
  onProgress({ phase, ...preview })
}

const withPreview = (options: Options): Options & Required<Pick<PreviewCalls, 'onPreview'>> => ({
  ...options,
  onPreview: (preview) => {
    const { generation, setGeneration } = options.store.getState()
    if (!isBusy(generation)) return
    setGeneration({ ...generation, preview })
    options.onProgress({ phase: 'creating', preview })
  },
})

const end = (
  options: Options,
  drawn: Either<Failure, Drawn>,
  submittedAt: number,
  previous?: Portrait,
): void => {
  if (isLeft(drawn)) {
    fail(options, drawn.left, previous)
    return
  }
  take(options, drawn.right, submittedAt)
  succeed(options, drawn.right.portrait)
}

/** Reports a finished picture to the host, and counts it if the server did. */
export const take = (
  { store, onPicture }: Options,
  { portrait, counted }: Drawn,
  submittedAt: number,
): void => {
  forgetPicture()
  onPicture(portrait)
  if (counted) store.getState().countRequest(submittedAt)
}

export const succeed = ({ store, notify }: Options, portrait: Portrait): void => {
  const { generation: before, setGeneration } = store.getState()
  const preview = isBusy(before) ? before.preview : undefined
  setGeneration({ phase: 'succeeded', portrait, ...defined({ preview }) })
  notify('success', 'status.succeeded', { quiet: true })
}

export const fail = (
  { store, notify, onError }: Options,
  { step, reason }: Failure,
  previous: Portrait | undefined,
): void => {
  forgetPicture()
  const { refuseUntil, setGeneration, notify: notifyAsIs } = store.getState()
  const failure = failureMessage(step, reason)
  const { message } = failure
  if (reason.type === 'rateLimited' && reason.retryAt !== undefined) refuseUntil(reason.retryAt)
  setGeneration({ phase: 'failed', ...failure, ...defined({ previous }) })
  const quiet = true // The result area announces it to screen readers.
  const type = noticeTypeOf(reason)
  if ('key' in failure) notify(type, failure.key, { quiet })
  else notifyAsIs(type, message, { quiet, language: failure.language })
  onError({ message, ...defined({ status: statusOf(reason) }) })
}

const noticeTypeOf = ({ type }: StepFailure): NoticeType => {
  switch (type) {
    case 'rateLimited':
      return 'warning'
    case 'offline':
      return 'info' // The type of the notice about the lost network, so that both become one notice.
    default:
      return 'error'
  }
}

const statusOf = (reason: StepFailure): number | undefined =>
  reason.type === 'rateLimited' ? 429 : reason.type === 'refused' ? reason.status : undefined
