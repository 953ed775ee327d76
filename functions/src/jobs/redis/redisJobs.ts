import { EventEmitter } from 'node:events'
import { Queue, QueueEvents, type Job } from 'bullmq'
import type { Logger } from 'pino'
import type { Clock } from '../../Clock.ts'
import { failureOf } from '../../errors/failureOf.ts'
import type { RedisConnection } from '../../redis/connectRedis.ts'
import { PREFIX, type RedisStore } from '../../redis/RedisStore.ts'
import { isJobId, JOB_MS, newJobId } from '../jobId.ts'
import type { JobState, JobWork, PaintJobs, QueueSettings } from '../PaintJobs.ts'
import { queueFullError, waitMs } from '../places.ts'
import { watchJob } from '../watchJob.ts'
import { CANCELED, errorFor } from './jobFailure.ts'
import { jobFiles } from './jobFiles.ts'
import { JOB, JOB_OPTIONS, placedJob, QUEUE, type JobData, type JobResult } from './paintQueue.ts'
import { redisPlaces } from './redisPlaces.ts'

/** A connection that fails fast, for anything that a visitor waits for, and the store over it. */
interface FailFast {
  readonly connection: RedisConnection
  readonly store: RedisStore
}

export interface RedisJobsDeps {
  readonly reading: FailFast
  /** Adds jobs, all in one place: a failover may move one connection before another. */
  readonly adding: FailFast
  /** A blocking connection that only listens. It is closed with the jobs. */
  readonly listening: RedisConnection
  /** Resolves once what has been written outlives the server that took it, as far as that can be known. */
  readonly replicated: () => Promise<void>
  readonly work: Pick<JobWork, 'release'>
  readonly settings: Pick<QueueSettings, 'capacity'>
  readonly clock: Clock
  readonly log: Pick<Logger, 'error'>
}

/** BullMQ removes old outcomes only when new ones arrive, so they are also removed at this interval. */
const CLEAN_MS = 60_000
const MAX_CLEANED = 1_000

/** How many events Redis keeps for processes that reconnect. Older ones are not missed: jobs are read every second. */
const MAX_EVENTS = 1_000

/** In BullMQ's sorted set, a priority is multiplied by this, and a counter is added. */
const PRIORITY_SCALE = 2 ** 32

type PaintJob = Job<JobData, JobResult, typeof JOB>

/**
 * The queue that any number of processes share, as web processes use it. `startPainter` takes jobs from it.
 */
export const redisJobs = (deps: RedisJobsDeps): PaintJobs => {
  const { reading, adding, listening, replicated, work, settings, clock, log } = deps
  const { store } = reading
  const places = redisPlaces(store)
  const files = jobFiles(store)
  const report = (thrown: unknown) => {
    log.error({ failure: failureOf(thrown) }, 'the queue of pictures failed')
  }
  const queue = queueOn(reading.connection)
  const added = {
    queue: queueOn(adding.connection),
    places: redisPlaces(adding.store),
    files: jobFiles(adding.store),
  }
  const events = new QueueEvents(QUEUE, { connection: listening, prefix: PREFIX })
  const changes = new EventEmitter().setMaxListeners(0)
  const emitChange = ({ jobId }: { readonly jobId: string }) => changes.emit(jobId)
  events.on('active', emitChange).on('completed', emitChange).on('failed', emitChange)
  events.on('error', () => undefined)
  const cleaning = setInterval(() => {
    Promise.all([
      queue.clean(JOB_MS, MAX_CLEANED, 'completed'),
      queue.clean(JOB_MS, MAX_CLEANED, 'failed'),
    ]).catch(report)
  }, CLEAN_MS).unref()

  const jobOf = (id: string): Promise<PaintJob | undefined> =>
    isJobId(id) ? store.run(() => queue.getJob(id)) : Promise.resolve(undefined)

  const positionOf = (id: string, tag: number): Promise<number> =>
    store.run(async (redis) => {
      const key = queue.toKey('prioritized')
      const rank = await redis.zrank(key, id)
      // A job held back until another picture of its owner is finished has no position.
      return 1 + (rank ?? (await redis.zcount(key, '-inf', (tag + 1) * PRIORITY_SCALE)))
    })

  const find = async (id: string): Promise<JobState | undefined> => {
    const job = await jobOf(id)
    if (job === undefined) return undefined
    if (job.finishedOn !== undefined) return endOf(job, clock())
    if (await places.isPainting(id)) return { status: 'started' }
    return { status: 'queued', position: await positionOf(id, job.data.tag) }
  }

  return {
    async submit(task) {
      const { photo, ...request } = task.request
      const { tier } = request
      const id = newJobId()
      const tag = await added.places.admit(id, tier, settings.capacity, clock())
      if (tag === undefined) {
        throw queueFullError(waitMs(await places.counts(clock()), await places.recentMs()))
      }
      const data = { task: { ...task, request }, tag, hasPhoto: photo !== undefined }
      try {
        if (photo !== undefined) await added.files.keepPhoto(id, photo)
        await adding.store.run(() => added.queue.add(JOB, data, { jobId: id, priority: tag }))
        await replicated()
      } catch (thrown) {
        // A job without a place is not painted, even if it is in the queue.
        await added.places.leave(placedJob(id, data)).catch(report)
        throw thrown
      }
      return id
    },
    find,
    async picture(id) {
      const [job, bytes] = await Promise.all([jobOf(id), files.picture(id)])
      if (job?.finishedOn === undefined || bytes === undefined) return undefined
      const { width, height, engine, alt, names, unread, understood } = job.returnvalue
      return { bytes, width, height, engine, alt, names, unread, understood }
    },
    preview: (id) => files.preview(id),
    async keepPreview(id, preview) {
      await files.keepPreview(id, preview)
      changes.emit(id)
    },
    async forget(id) {
      await Promise.all([files.forget(id), store.run(() => queue.remove(id))])
    },
    async cancel(id) {
      const job = await jobOf(id)
      if (job === undefined || job.finishedOn !== undefined) return
      if ((await store.run(() => queue.remove(id))) === 0) {
        await files.askToStop(id)
        return
      }
      changes.emit(id)
      await places.leave(placedJob(id, job.data))
      await work.release(job.data.task.reservation)
    },
    watch: (id, signal) => watchJob(find, changes, id, signal),
    counts: () => places.counts(clock()),
    // Nothing to wait for: the jobs stay in Redis.
    drain: () => Promise.resolve(),
    async close() {
      clearInterval(cleaning)
      await events.close()
      listening.disconnect()
      await Promise.all([queue.close(), added.queue.close()])
    },
  }
}

const queueOn = (connection: RedisConnection): Queue<JobData, JobResult, typeof JOB> =>
  new Queue<JobData, JobResult, typeof JOB>(QUEUE, {
    connection,
    prefix: PREFIX,
    streams: { events: { maxLen: MAX_EVENTS } },
    defaultJobOptions: JOB_OPTIONS,
    // The connections log their own outages.
  }).on('error', () => undefined)

const endOf = (job: PaintJob, now: number): JobState | undefined => {
  if (now - (job.finishedOn ?? now) > JOB_MS || job.failedReason === CANCELED) return undefined
  return job.failedReason
    ? { status: 'failed', error: errorFor(job.failedReason) }
    : { status: 'done', task: job.data.task }
}
