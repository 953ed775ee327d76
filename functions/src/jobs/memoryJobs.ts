import type { Tier } from '@dramatis/catalogue'
import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { Clock } from '../Clock.ts'
import { errorOf } from '../errors/errorOf.ts'
import { afterStarting, afterTagging, fairTag, START } from './fairness.ts'
import { JOB_MS, newJobId } from './jobId.ts'
import type {
  FinishedPicture,
  JobState,
  JobWork,
  PaintJobs,
  PaintTask,
  QueueSettings,
} from './PaintJobs.ts'
import { hasPlace, queueFullError, RECENT_PICTURES, waitMs } from './places.ts'
import { watchJob } from './watchJob.ts'

export interface MemoryJobsDeps {
  readonly work: JobWork
  readonly settings: QueueSettings
  /** How many bytes of pictures are kept for visitors who come back. */
  readonly keptBytes: number
  readonly clock: Clock
}

interface Job {
  readonly id: string
  readonly task: PaintTask
  readonly tag: number
  readonly submittedAt: number
  readonly cancellation: AbortController
}

interface Painted {
  readonly picture: FinishedPicture
  readonly waitedMs: number
  readonly paintedMs: number
}

type Ended =
  | { readonly task: PaintTask; readonly picture: FinishedPicture }
  | { readonly error: Error; readonly picture?: undefined }

/** The estimated size of an outcome without its picture, in bytes. */
const ENTRY_BYTES = 4_096

const MAX_PREVIEWS = 1_000

/** The queue of a single process, in its memory. */
export const memoryJobs = ({ work, settings, keptBytes, clock }: MemoryJobsDeps): PaintJobs => {
  const { concurrency, capacity, perOwner } = settings
  const queue = new PQueue({ concurrency })
  const lanes = new Map<string, PQueue>()
  const waiting = new Map<string, Job>()
  const painting = new Map<string, Job>()
  const ongoing = new Set<Promise<void>>()
  const expiry = { ttl: JOB_MS, ttlResolution: 0, perf: { now: clock } }
  const previews = new LRUCache<string, string>({ ...expiry, max: MAX_PREVIEWS })
  const ended = new LRUCache<string, Ended>({
    ...expiry,
    maxSize: keptBytes,
    sizeCalculation: ({ picture }) => ENTRY_BYTES + (picture?.bytes.byteLength ?? 0),
  })
  const changes = new EventEmitter().setMaxListeners(0)
  let isDraining = false
  let time = START
  let recentMs: readonly number[] = []

  /** The queue that limits how many of an owner's pictures in one tier are painted at once. */
  const laneOf = ({ owner, request: { tier } }: PaintTask): PQueue => {
    const key = `${tier} ${owner}`
    const known = lanes.get(key)
    if (known !== undefined) return known
    const lane = new PQueue({ concurrency: perOwner[tier] })
    lane.on('idle', () => lanes.delete(key))
    lanes.set(key, lane)
    return lane
  }

  const showPreview = (id: string, preview: string): void => {
    previews.set(id, preview)
    changes.emit(id)
  }

  const paint = async (job: Job): Promise<Painted> => {
    const { id, task, tag, submittedAt, cancellation } = job
    waiting.delete(id)
    painting.set(id, job)
    time = afterStarting(time, tag)
    changes.emit(id)
    const startedAt = clock()
    const picture = await work.paint(task, cancellation.signal, (preview) => {
      showPreview(id, preview)
    })
    return { picture, waitedMs: startedAt - submittedAt, paintedMs: clock() - startedAt }
  }

  const run = async (job: Job): Promise<void> => {
    const { id, task, tag } = job
    const { signal } = job.cancellation
    const inTurn = () => queue.add(() => paint(job), { priority: -tag, signal })
    try {
      const { picture, waitedMs, paintedMs } = await laneOf(task).add(inTurn, { signal })
      recentMs = [...recentMs, paintedMs].slice(-RECENT_PICTURES)
      ended.set(id, { task: withoutPhoto(task), picture })
      work.onPainted(task, picture, waitedMs, paintedMs)
    } catch (thrown) {
      if (!signal.aborted) ended.set(id, { error: errorOf(thrown) })
      await work.release(task.reservation)
    } finally {
      waiting.delete(id)
      painting.delete(id)
      changes.emit(id)
    }
  }

  const waitingIn = (tier: Tier): number =>
    [...waiting.values()].filter(({ task }) => task.request.tier === tier).length

  const counts = () => ({
    waiting: { free: waitingIn('free'), premium: waitingIn('premium') },
    painting: painting.size,
    slots: concurrency,
  })

  /** Counts from 1. Jobs with the same tag are painted in order of arrival, which is also the order of the map. */
  const positionOf = (job: Job): number => {
    const others = [...waiting.values()]
    const before = others.slice(0, others.indexOf(job)).filter(({ tag }) => tag === job.tag)
    return 1 + before.length + others.filter(({ tag }) => tag < job.tag).length
  }

  const find = (id: string): JobState | undefined => {
    const job = waiting.get(id)
    if (job !== undefined) return { status: 'queued', position: positionOf(job) }
    if (painting.has(id)) return { status: 'started' }
    const end = ended.get(id)
    if (end === undefined) return undefined
    return end.picture === undefined
      ? { status: 'failed', error: end.error }
      : { status: 'done', task: end.task }
  }

  return {
    submit(task) {
      const { tier } = task.request
      const now = counts()
      if (isDraining || !hasPlace(now, tier, capacity)) {
        return Promise.reject(queueFullError(waitMs(now, recentMs)))
      }
      if (waiting.size === 0) time = START
      const tag = fairTag(time, tier)
      time = afterTagging(time, tier)
      const id = newJobId()
      const job = { id, task, tag, submittedAt: clock(), cancellation: new AbortController() }
      waiting.set(id, job)
      const done = run(job)
      ongoing.add(done)
      void done.then(() => ongoing.delete(done))
      return Promise.resolve(id)
    },
    find: (id) => Promise.resolve(find(id)),
    picture: (id) => Promise.resolve(ended.get(id)?.picture),
    preview: (id) => Promise.resolve(previews.get(id)),
    keepPreview(id, preview) {
      showPreview(id, preview)
      return Promise.resolve()
    },
    forget(id) {
      ended.delete(id)
      return Promise.resolve()
    },
    cancel(id) {
      const job = waiting.get(id) ?? painting.get(id)
      // Aborts with the default reason, since no engine has failed.
      job?.cancellation.abort()
      return Promise.resolve()
    },
    watch: (id, signal) => watchJob((one) => Promise.resolve(find(one)), changes, id, signal),
    counts: () => Promise.resolve(counts()),
    async drain(graceMs) {
      isDraining = true
      const timer = new AbortController()
      const grace = delay(graceMs, undefined, { signal: timer.signal }).catch(() => undefined)
      await Promise.race([Promise.allSettled(ongoing), grace])
      timer.abort()
    },
    async close() {
      isDraining = true
      for (const { cancellation } of [...waiting.values(), ...painting.values()]) {
        cancellation.abort()
      }
      await Promise.allSettled(ongoing)
    },
  }
}

/** The task of a finished job, which no longer needs the visitor's photo. */
const withoutPhoto = (task: PaintTask): PaintTask => ({
  ...task,
  request: { ...task.request, photo: undefined },
})
