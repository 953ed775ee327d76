import type { Tier } from '@dramatis/catalogue'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { allowedStyle } from '../tier/allowedStyle.ts'
import type { CharacterSDRequest, CharacterSDResponse, Job } from '../contract/index.ts'
import { normalEmail } from '../billing/normalEmail.ts'
import { attempt } from '../refusals/attempt.ts'
import { cleanPhoto } from '../engines/cleanPhoto.ts'
import type { CachedPainter } from '../engines/cachedPainter.ts'
import type { Engines } from '../engines/createEngines.ts'
import { dataUrl } from '../engines/dataUrl.ts'
import type { Painter, PaintingRequest } from '../engines/Painter.ts'
import { spokenLanguage } from '../engines/studio/spokenLanguage.ts'
import { finishPicture } from '../jobs/finishPicture.ts'
import { responseOf } from '../jobs/responseOf.ts'
import { countPicture } from '../jobs/createJobWork.ts'
import { awaitPicture } from '../jobs/awaitPicture.ts'
import type { FinishedPicture, PaintJobs, PaintTask } from '../jobs/PaintJobs.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { Caller } from '../requests/Caller.ts'
import type { Accepted, Reply, Endpoint } from '../requests/Endpoint.ts'
import type { Signatures } from '../proof/createSignatures.ts'
import { descriptionAllowances } from '../quota/allowances.ts'
import type { FreeText } from '../quota/FreeText.ts'
import type { Allowance, Reservation } from '../quota/QuotaLog.ts'
import {
  changeOfNothing,
  editedDescription,
  noEdits,
  unexpected,
  unreadablePhoto,
  type Refusal,
} from '../refusals/Refusal.ts'
import type { TierOf } from '../tier/TierOf.ts'
import { requestTier } from '../tier/requestTier.ts'
import { currentTraceparent } from '../telemetry/traceparent.ts'
import {
  reservePicture,
  type PictureReservation,
  type ReservePictureDeps,
} from './reservePicture.ts'

export interface CharacterSDDeps extends ReservePictureDeps {
  readonly tierOf: TierOf
  readonly painter: CachedPainter
  readonly jobs: PaintJobs
  /** Whether callers may request a job instead of a picture. */
  readonly offersJobs: boolean
  readonly moderate: Engines['moderate']
  /** Paints small and rough pictures; absent if the painter cannot. */
  readonly previewer: Painter | undefined
  /** Whether a tier's pictures can start from a photo. */
  readonly edits: (tier: Tier) => boolean
  readonly metrics: Pick<Metrics, 'picture'>
  readonly freeText: FreeText
  readonly signatures: Signatures
}

/**
 * Turns a description into a picture. The request's email decides the tier; its `premium` field is ignored. SD in
 * its name is historical.
 */
export const characterSD =
  (deps: CharacterSDDeps): Endpoint<'characterSD'> =>
  (request, caller) =>
    pipe(
      requestTier(deps.tierOf, request, caller),
      TE.chainFirstEitherK((tier) => allowedStyle(request.style, tier, deps.painter)),
      TE.chainFirstEitherK((tier) => editable(request, deps.edits(tier))),
      TE.bindTo('tier'),
      TE.bind('more', ({ tier }) => TE.fromEither(describedBy(deps, request, tier, caller))),
      TE.chain(({ tier, more }) =>
        portrait(deps, paintingRequest(request, tier), request, more, caller),
      ),
    )

const editable = (
  { photo, change }: CharacterSDRequest,
  edits: boolean,
): E.Either<Refusal, undefined> => {
  if (photo === undefined)
    return change === undefined ? E.right(undefined) : E.left(changeOfNothing)
  return edits ? E.right(undefined) : E.left(noEdits)
}

/**
 * The endpoint must not become an open image proxy. So, unless free text is allowed, a description that did not come
 * from the describer is refused, or counts as one that did, together with its picture.
 */
const describedBy = (
  { freeText, signatures, addressLimit }: CharacterSDDeps,
  { signature, prompt: description, character }: CharacterSDRequest,
  tier: Tier,
  caller: Caller,
): E.Either<Refusal, readonly Allowance[]> => {
  const { visitor } = caller
  if (freeText === 'allowed' || signatures.isValid(signature, { description, character, visitor }))
    return E.right([])
  return freeText === 'refused'
    ? E.left(editedDescription)
    : E.right(descriptionAllowances(caller, tier, addressLimit))
}

/** The request with its photo as painters take it, or as it is if it has none. */
const cleaned = (request: PaintingRequest): TE.TaskEither<Refusal, PaintingRequest> => {
  const { photo } = request
  if (photo === undefined) return TE.right(request)
  return pipe(
    TE.tryCatch(() => cleanPhoto(photo), unexpected),
    TE.chainEitherK(E.fromNullable(unreadablePhoto)),
    TE.map((clean) => ({ ...request, photo: clean })),
  )
}

/** The request with its photo, if any, as it was uploaded. */
const paintingRequest = (
  { prompt, character, style, aspect_ratio: aspect, seed, change, photo }: CharacterSDRequest,
  tier: Tier,
): PaintingRequest => ({
  ...{ description: prompt, character, style, aspect, tier, seed },
  ...(photo !== undefined && { photo, change }),
})

const portrait = (
  deps: CharacterSDDeps,
  request: PaintingRequest,
  visitor: Pick<CharacterSDRequest, 'email' | 'language' | 'exchange'>,
  more: readonly Allowance[],
  caller: Caller,
): TE.TaskEither<Refusal, Reply<CharacterSDResponse> | Accepted> =>
  deps.quota.spendOn(
    reservePicture(deps, request, visitor, more, caller),
    caller.signal,
  )((reservation) => {
    const followed = deps.offersJobs && caller.prefersJob
    const task = { ...taskOf(request, visitor, caller, reservation), followed }
    return pipe(
      attempt(() => deps.painter.cached(request), caller.signal, 'painting'),
      TE.chain((known) =>
        known === undefined
          ? start(deps, task, reservation, caller)
          : TE.fromIO(() => {
              countPicture(deps.metrics, task, known)
              return replyWith(task, finishPicture(task, known))
            }),
      ),
    )
  })

const start = (
  deps: CharacterSDDeps,
  task: PaintTask,
  { starts }: PictureReservation,
  caller: Caller,
): TE.TaskEither<Refusal, Reply<CharacterSDResponse> | Accepted> =>
  pipe(
    deps.quota.reserve(starts),
    TE.chain((started) =>
      pipe(
        cleaned(task.request),
        // Before the queue, so that a declined request never waits or takes a place.
        TE.chainFirst((request) =>
          attempt(() => deps.moderate(request, caller.signal), caller.signal, 'painting'),
        ),
        TE.chain((request) =>
          attempt(
            () => submit(deps, { ...task, request, start: startOf(task, started) }, caller),
            caller.signal,
            'painting',
          ),
        ),
      ),
    ),
  )

/** What a finished picture gives back. */
const startOf = (
  { request }: Pick<PaintTask, 'request'>,
  { token }: Reservation,
): string | undefined => (request.tier === 'premium' ? token : undefined)

const taskOf = (
  request: PaintingRequest,
  { email, language }: Pick<CharacterSDRequest, 'email' | 'language'>,
  { visitor, partner }: Caller,
  { token, counted, exchange }: PictureReservation,
): PaintTask => ({
  request,
  owner: request.tier === 'premium' ? normalEmail(email) : visitor,
  reservation: token,
  counted,
  exchange,
  partner: partner?.name,
  language: language && spokenLanguage(language),
  traceparent: currentTraceparent(),
})

const submit = async (
  deps: CharacterSDDeps,
  task: PaintTask,
  caller: Caller,
): Promise<Reply<CharacterSDResponse> | Accepted> => {
  const { jobs } = deps
  const jobId = await jobs.submit(task)
  if (!task.followed) return replyWith(task, await awaitPicture(jobs, jobId, caller))
  const job = await progressOf(jobs, jobId)
  // A job that is being painted gets its preview from the process that paints it.
  if (job.status === 'queued') caller.later(() => paintPreview(deps, jobId, task.request))
  return { jobId, job }
}

const replyWith = (task: PaintTask, picture: FinishedPicture): Reply<CharacterSDResponse> => ({
  body: responseOf(task, picture),
  engine: picture.engine.name,
})

/** The state of a new job. Never rejects, so that the caller learns of the job even if its state cannot be read. */
const progressOf = async (jobs: PaintJobs, id: string): Promise<Job> => {
  const state = await jobs.find(id).catch(() => undefined)
  return state?.status === 'queued' ? state : { status: 'started' }
}

/** Adds a preview to a job in the queue, unless the picture itself is ready sooner. */
const paintPreview = async (
  { previewer, jobs }: CharacterSDDeps,
  id: string,
  request: PaintingRequest,
): Promise<void> => {
  // Drawn from the description alone, the preview would not look like the person in the photo.
  if (previewer === undefined || request.photo !== undefined) return
  const ended = new AbortController()
  const watching = endOf(jobs, id, ended)
  try {
    await jobs.keepPreview(id, dataUrl(await previewer.paint(request, ended.signal)))
  } catch (thrown) {
    if (!ended.signal.aborted) throw thrown
  } finally {
    ended.abort()
    await watching
  }
}

/** Watches a job, and aborts `ended` once it has ended. Stops watching when `ended` aborts. */
const endOf = async (jobs: PaintJobs, id: string, ended: AbortController): Promise<void> => {
  for await (const state of jobs.watch(id, ended.signal)) {
    if (state?.status !== 'queued' && state?.status !== 'started') ended.abort()
  }
}
