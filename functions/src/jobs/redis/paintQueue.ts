import { JOB_MS } from '../jobId.ts'
import type { FinishedPicture, PaintTask } from '../PaintJobs.ts'
import type { PlacedJob } from './redisPlaces.ts'

/** The name of BullMQ's queue, and of its jobs. */
export const QUEUE = 'pictures'
export const JOB = 'paint'

/** The part of a job that BullMQ keeps. A photo is kept beside the queue. */
export interface JobData {
  readonly task: PaintTask
  readonly tag: number
  readonly hasPhoto: boolean
}

/** The part of a finished job that BullMQ keeps and sends to every process. The bytes are kept beside the queue. */
export interface JobResult extends Omit<FinishedPicture, 'bytes'> {
  readonly waitedMs: number
  readonly paintedMs: number
}

/** BullMQ removes old outcomes whenever another job finishes; `redisJobs` also does so once a minute. */
export const JOB_OPTIONS = {
  attempts: 1,
  sizeLimit: 65_536,
  removeOnComplete: { age: JOB_MS / 1000 },
  removeOnFail: { age: JOB_MS / 1000 },
} as const

export const placedJob = (id: string, { task, tag }: JobData): PlacedJob => ({
  id,
  owner: task.owner,
  tier: task.request.tier,
  tag,
})
