import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { DelayedError, UnrecoverableError, WaitingError, Worker, type Job } from 'bullmq'
import type { Logger } from 'pino'
import type { Clock } from '../../Clock.ts'
import { EngineError } from '../../errors/EngineError.ts'
import { failureOf } from '../../errors/failureOf.ts'
import type { RedisConnection } from '../../redis/connectRedis.ts'
import { PREFIX, type RedisStore } from '../../redis/RedisStore.ts'
import type { JobWork, PaintTask, QueueSettings } from '../PaintJobs.ts'
import { CANCELED, reasonOf } from './jobFailure.ts'
import { jobFiles } from './jobFiles.ts'
import { retryUntilReachable } from '../../redis/retryUntilReachable.ts'
import { placedJob, QUEUE, type JobData, type JobResult } from './paintQueue.ts'
import { redisPlaces } from './redisPlaces.ts'

export interface PainterDeps {
  readonly store: RedisStore
  /** A blocking connection. It is closed with the painter. */
  readonly connection: RedisConnection
  readonly work: JobWork
  readonly settings: QueueSettings
  readonly clock: Clock
  readonly log: Pick<Logger, 'error' | 'info' | 'warn'>
}

export interface PainterProcess {
  /** Takes no more jobs, finishes the running ones, and hands back those not finished after `graceMs`. */
  close(graceMs: number): Promise<void>
}

/** When a worker dies, another one takes its job over once the lock has expired and up to two checks have passed. */
const LOCK_MS = 15_000
const STALLED_MS = 5_000

/** How often a painter checks whether the job was canceled. */
const CANCEL_CHECK_MS = 500

/** How long to hold a job back if its owner already has as many pictures being painted as allowed. */
const HELD_RETRY_MS = 250

/** The interval of a worker's heartbeats. */
const HEARTBEAT_MS = 5_000

/** How long a worker that stops tries to hand a job back. After that, another takes it over. */
const HAND_BACK_MS = 2_000

/** Why the painting of a job is stopped that goes on elsewhere. */
const SHUTDOWN = 'shutdown'
const LOCK_LOST = 'lock lost'

type PaintJob = Job<JobData, JobResult>

/** Takes jobs from the queue that `redisJobs` fills, and paints them. */
export const startPainter = async (deps: PainterDeps): Promise<PainterProcess> => {
  const { store, connection, work, settings, clock, log } = deps
  const { concurrency, perOwner } = settings
  const places = redisPlaces(store)
  const files = jobFiles(store)
  const name = randomUUID()
  const closed = new AbortController()
  const report = (thrown: unknown) => {
    log.error({ failure: failureOf(thrown) }, 'a painter failed')
  }

  const taskOf = async (id: string, { task, hasPhoto }: JobData): Promise<PaintTask> => {
    if (!hasPhoto) return task
    const photo = await files.photo(id)
    if (photo === undefined) throw new EngineError('failed', 'The photo has expired in the queue')
    return { ...task, request: { ...task.request, photo } }
  }

  const loseLock = (id: string) => {
    if (worker.cancelJob(id, LOCK_LOST)) {
      log.warn('this worker was frozen or cut off from Redis: another one paints its picture')
    }
  }
  /** Run out when a job's lock has, so a worker that was frozen stops before it pays for anything else. */
  const leases = new Map<string, NodeJS.Timeout>()

  /** Until the job ends, reports that it is still being painted, and stops it if it was canceled. */
  const renewUntilEnded = async (
    id: string,
    data: JobData,
    stop: AbortController,
    ended: AbortSignal,
  ) => {
    const isOver = () => delay(CANCEL_CHECK_MS, false, { signal: ended }).catch(() => true)
    while (!(await isOver())) {
      // While the store is unreachable, the painting continues.
      const isCanceled = await files.isAskedToStop(id).catch(() => false)
      if (isCanceled) stop.abort(CANCELED)
      await places.renew(placedJob(id, data), clock()).catch(() => undefined)
    }
  }

  const paint = async (
    { id = '', data, timestamp }: PaintJob,
    token: string,
    signal: AbortSignal,
  ): Promise<JobResult> => {
    const startedAt = clock()
    const stop = new AbortController()
    const ended = new AbortController()
    const renewing = renewUntilEnded(id, data, stop, ended.signal)
    try {
      const stopSignal = AbortSignal.any([signal, stop.signal])
      const task = await retryUntilReachable(() => taskOf(id, data), stopSignal)
      // Not awaited, since the picture does not depend on the preview.
      const showPreview = (preview: string) => {
        files.keepPreview(id, preview).catch(report)
      }
      const { bytes, ...about } = await retryUntilReachable(
        () => work.paint(task, stopSignal, showPreview),
        stopSignal,
      )
      const lock = { key: worker.toKey(`${id}:lock`), token }
      if (!(await retryUntilReachable(() => files.keepPicture(id, bytes, lock), stopSignal))) {
        loseLock(id)
        signal.throwIfAborted()
      }
      return { ...about, waitedMs: startedAt - timestamp, paintedMs: clock() - startedAt }
    } catch (thrown) {
      if (stop.signal.aborted) throw new UnrecoverableError(CANCELED)
      if (signal.aborted) throw thrown
      log.error({ failure: failureOf(thrown) }, 'a picture failed')
      throw new UnrecoverableError(reasonOf(thrown))
    } finally {
      ended.abort()
      await renewing
    }
  }

  const process = async (job: PaintJob, token: string, signal: AbortSignal): Promise<JobResult> => {
    const { id = '', data, stalledCounter } = job
    const placed = placedJob(id, data)
    const isTakenOver = stalledCounter > 0
    const start = await retryUntilReachable(
      () => places.start(placed, perOwner[placed.tier], isTakenOver, clock()),
      signal,
    )
    if (start === 'void') throw new UnrecoverableError(CANCELED)
    if (start === 'held') {
      await job.moveToDelayed(clock() + HELD_RETRY_MS, token)
      throw new DelayedError()
    }
    if (isTakenOver) work.onTakenOver(data.task)
    try {
      return await paint(job, token, signal)
    } catch (thrown) {
      if (signal.reason !== SHUTDOWN) throw thrown
      await retryUntilReachable(
        () => places.handBack(placed, clock()),
        AbortSignal.timeout(HAND_BACK_MS),
      )
      await job.moveToWait(token)
      throw new WaitingError()
    }
  }

  // BullMQ gives a signal only to a function that declares three parameters without defaults.
  const processWhileLocked = async (
    job: PaintJob,
    token: string | undefined,
    given: AbortSignal | undefined,
  ): Promise<JobResult> => {
    const { id = '' } = job
    const signal = given ?? new AbortController().signal
    const lease = setTimeout(loseLock, LOCK_MS, id)
    leases.set(id, lease)
    try {
      return await process(job, token ?? '', signal)
    } catch (thrown) {
      throw signal.reason === LOCK_LOST ? new WaitingError() : thrown
    } finally {
      clearTimeout(lease)
      leases.delete(id)
    }
  }

  const worker = new Worker<JobData, JobResult>(QUEUE, processWhileLocked, {
    connection,
    prefix: PREFIX,
    autorun: false,
    concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_MS,
    maxStalledCount: 1,
    runRetryDelay: 1_000,
  })
  const cleanUps = new Set<Promise<void>>()
  /** Runs `work` after a job, and deletes the job's photo. Both are repeated if the store is unreachable. */
  const cleanUp = (id: string, work: () => Promise<void>) => {
    const done = retryUntilReachable(async () => {
      await work()
      await files.dropPhoto(id)
    }, closed.signal).catch(report)
    cleanUps.add(done)
    void done.then(() => cleanUps.delete(done))
  }
  worker.on('error', report)
  worker.on('locksRenewed', ({ jobIds }) => {
    for (const id of jobIds) leases.get(id)?.refresh()
  })
  worker.on('lockRenewalFailed', (ids) => {
    for (const id of ids) loseLock(id)
  })
  worker.on('completed', ({ id = '', data }, { waitedMs, paintedMs, ...about }) => {
    const { style, tier } = data.task.request
    log.info({ engine: about.engine.name, style, tier, waitedMs, paintedMs }, 'picture')
    work.onPainted(data.task, about, waitedMs, paintedMs)
    cleanUp(id, async () => {
      await places.leave(placedJob(id, data))
      await places.took(paintedMs)
    })
  })
  worker.on('failed', (job) => {
    // A job that has not ended is no longer ours: another worker paints it.
    if (job?.id === undefined || job.finishedOn === undefined) return
    const { id, data } = job
    cleanUp(id, async () => {
      await places.leave(placedJob(id, data))
      await work.release(data.task.reservation)
    })
  })

  const keepSlots = () => places.keepSlots(name, concurrency, clock()).catch(report)
  await worker.waitUntilReady()
  await keepSlots()
  const heartbeat = setInterval(() => void keepSlots(), HEARTBEAT_MS)
  worker.run().catch(report)
  return {
    async close(graceMs) {
      clearInterval(heartbeat)
      await places.dropSlots(name, concurrency).catch(report)
      const late = setTimeout(() => {
        worker.cancelAllJobs(SHUTDOWN)
      }, graceMs)
      await worker.close()
      clearTimeout(late)
      closed.abort()
      await Promise.all(cleanUps)
      connection.disconnect()
    },
  }
}
