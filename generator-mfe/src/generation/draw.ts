import { defined } from '@dramatis/catalogue'
import {
  cancelJob,
  followJob,
  requestPicture,
  type CallFailure,
  type JobNews,
} from '@dramatis/functions/client'
import type { CharacterSDResponse } from '@dramatis/functions/contract'
import { emailOf, isPremium, type Portrait } from '@dramatis/store'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { language } from '../messages.ts'
import { noteChange } from './changes.ts'
import { contextOf, failureAt, type Failure } from './callPortraitFunctions.ts'
import { exchangeOf, noteExchange } from './exchanges.ts'
import { inOneTab } from './inOneTab.ts'
import { jobProgress } from './jobProgress.ts'
import { forgetPicture, keepPicture, type PendingPicture } from './pendingPicture.ts'
import type { DescribedRequest } from './PortraitRequest.ts'
import { takePlace } from './places.ts'
import { preview, type PreviewCalls } from './preview.ts'
import { signatures } from './signatures.ts'
import { sources } from './sources.ts'

export interface DrawCalls extends PreviewCalls {
  /** Whether this browser can show an image; if not, the portrait counts as failed. */
  readonly canShow: (image: string) => Promise<boolean>
}

/** A portrait, and whether the functions have counted it. */
export interface Drawn {
  readonly portrait: Portrait
  readonly counted: boolean
}

const NOT_FOUND: CallFailure = { type: 'refused', status: 404 }

/**
 * Draws the portrait, as a job if the functions have jobs.
 *
 * @param submittedAt in milliseconds since the epoch
 */
export const draw = async (
  calls: DrawCalls,
  request: DescribedRequest,
  submittedAt: number,
): Promise<Either<Failure, Drawn>> => {
  const { store, functionsUrl } = calls
  const { subscriber } = store.getState()
  const { source, replaces, place, sketch, unread, ...kept } = request
  const { character, aspect, style, description, seed } = kept
  const signature = signatures.get(description)
  const premium = isPremium(subscriber)
  const stopPreview = sketch === undefined ? preview(calls, request) : () => undefined
  const requested = await requestPicture(contextOf(calls, 'creating'), {
    prompt: description,
    premium,
    aspect_ratio: aspect,
    style,
    character,
    email: emailOf(subscriber),
    seed,
    language: language(),
    ...defined({ signature, exchange: exchangeOf(replaces) }),
    ...source,
  })
  stopPreview()
  if (isLeft(requested)) return failureAt('creating', requested.left)
  if ('picture' in requested.right) {
    return drawnOf(calls, request, premium, requested.right.picture)
  }
  const pending = {
    jobId: requested.right.jobId,
    functionsUrl,
    submittedAt,
    premium,
    request: { ...kept, ...defined({ signature }) },
  }
  keepPicture(pending)
  const unkept = defined({ source, replaces, place, unread })
  return (await follow(calls, pending, unkept)) ?? failureAt('creating', NOT_FOUND)
}

/**
 * Follows a picture's job to its end. Aborting `calls.signal` cancels the job.
 *
 * @param unkept the parts of the request that are not kept for a reload
 * @returns undefined if the job no longer exists, or another tab follows it
 */
export const follow = async (
  calls: DrawCalls,
  { jobId, premium, request }: PendingPicture,
  unkept: Pick<DescribedRequest, 'source' | 'replaces' | 'place' | 'unread'> = {},
): Promise<Either<Failure, Drawn> | undefined> => {
  const outcome = await inOneTab(jobId, () => followToItsEnd(calls, jobId))
  if (outcome === undefined) return undefined
  return isLeft(outcome)
    ? failureAt('creating', outcome.left)
    : drawnOf(calls, { ...request, ...unkept }, premium, outcome.right)
}

const followToItsEnd = async (calls: DrawCalls, jobId: string) => {
  const { functionsUrl, signal } = calls
  const cancel = () => {
    cancelJob({ functionsUrl }, jobId)
    forgetPicture()
    jobProgress.setState({ progress: undefined })
  }
  signal.addEventListener('abort', cancel)
  if (signal.aborted) cancel()
  const { timeLimitMs, language } = contextOf(calls, 'creating')
  const outcome = await followJob(
    { functionsUrl, language, signal, timeLimitMs, onNews: newsTo(calls) },
    jobId,
  )
  signal.removeEventListener('abort', cancel)
  if (!signal.aborted) jobProgress.setState({ progress: undefined })
  return outcome
}

const newsTo =
  ({ onPreview }: DrawCalls) =>
  (news: JobNews): void => {
    if (news.status === 'previewed') onPreview?.(news.preview)
    else jobProgress.setState({ progress: news })
  }

const drawnOf = async (
  { canShow }: DrawCalls,
  {
    character,
    aspect,
    style,
    description,
    descriptionLanguage,
    rewritten,
    readByBrowser,
    seed,
    source,
    replaces,
    place,
    unread: unchanged = [],
  }: DescribedRequest,
  assumedPremium: boolean,
  response: CharacterSDResponse,
): Promise<Either<Failure, Drawn>> => {
  const { result, engine, alt, language, names, understood, exchange } = response
  const { premium = assumedPremium, counted = !premium } = response
  const image = typeof result === 'string' ? result : result[0]
  if (image === undefined || image === '') return failureAt('creating', { type: 'unreadable' })
  if (!(await canShow(image))) return failureAt('creating', { type: 'broken' })
  const words = [...unchanged, ...(response.unread ?? [])]
  const unread = words.length > 0 ? [...new Set(words)] : undefined
  const portrait = {
    image,
    character,
    style,
    aspect,
    description,
    premium,
    ...defined({ descriptionLanguage, rewritten, readByBrowser, seed }),
    ...defined({ engine, alt, altLanguage: language, names, unread, understood }),
  }
  if (source) sources.set(portrait, source)
  if (place) takePlace(portrait, place)
  if (replaces?.as === 'change') noteChange(replaces.portrait, portrait)
  noteExchange(portrait, exchange, replaces)
  return right({ portrait, counted })
}
