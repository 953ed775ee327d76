import type { EncodedPicture } from '../../engines/Painter.ts'
import { JOB_MS } from '../jobId.ts'
import type { PaintTask } from '../PaintJobs.ts'
import type { PlacedJob } from './redisPlaces.ts'

/** The name of BullMQ's queue, and of its jobs. */
export const QUEUE = 'pictures'
export const JOB = 'paint'

/** What BullMQ keeps of a job. A photo is kept beside the queue. */
export interface JobData {
  readonly task: PaintTask
  readonly tag: number
  readonly hasPhoto: boolean
}

/** What BullMQ keeps of a finished job, and sends to every process: never the bytes, which are kept beside the queue. */
export interface JobResult extends Omit<EncodedPicture, 'bytes'> {
  readonly waitedMs: number
  readonly paintedMs: number
}

/** Outcomes are removed by the next one that is older than this, and by each process that answers, once a minute. */
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
