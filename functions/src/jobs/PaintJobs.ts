import type { Tier } from '@dramatis/catalogue'
import type { EncodedPicture, PaintingRequest } from '../engines/Painter.ts'

/** A picture to paint, and who requested it. */
export interface PaintTask {
  readonly request: PaintingRequest
  /** The visitor or subscriber: only a few pictures of each are painted at once. */
  readonly owner: string
  /** Whether somebody watches while it is painted, so that previews are worthwhile. */
  readonly followed?: boolean
  /** The token of the reservation, which is released unless the picture is painted. */
  readonly reservation: string
  /** The token of a subscriber's start, which is released once the picture is painted. */
  readonly start?: string | undefined
  /** Whether it counts towards the free quota. */
  readonly counted: boolean
  /** The token that a counted picture comes with, for free ones in exchange. */
  readonly exchange?: string | undefined
  /** The name of the partner on whose site it was requested. */
  readonly partner?: string | undefined
  /** The visitor's language, see `spokenLanguage`; English if absent. */
  readonly language?: string | undefined
  /** The trace that the work continues. */
  readonly traceparent?: string | undefined
}

/** A picture with what the visitor is told about it, in their language. */
export interface FinishedPicture extends EncodedPicture {
  /** The names that the visitor's text begins with, if they contain commas. */
  readonly names?: string | undefined
}

/** The next one in the queue has position 1. */
export type JobState =
  | { readonly status: 'queued'; readonly position: number }
  | { readonly status: 'started' }
  | { readonly status: 'done'; readonly task: PaintTask }
  | { readonly status: 'failed'; readonly error: Error }

export interface JobCounts {
  readonly waiting: Readonly<Record<Tier, number>>
  readonly painting: number
  /** How many pictures could be painted at once: 0 without a worker. */
  readonly slots: number
}

/**
 * The queue of pictures. A job's id is random and cannot be guessed, so anyone who knows it may follow and cancel
 * the job. An outcome can be read for `JOB_MINUTES`.
 */
export interface PaintJobs {
  /**
   * @returns the job's id
   * @throws {EngineError} `busy` when there is no place in the queue
   */
  submit(task: PaintTask): Promise<string>
  /** Undefined for a job that was canceled, has expired, or never existed. */
  find(id: string): Promise<JobState | undefined>
  /** A finished job's picture; undefined once it is no longer kept. */
  picture(id: string): Promise<FinishedPicture | undefined>
  /** A small version of the picture as a data URL, once there is one. */
  preview(id: string): Promise<string | undefined>
  keepPreview(id: string, preview: string): Promise<void>
  /** Forgets the outcome of a job that nobody will request again. */
  forget(id: string): Promise<void>
  /** Stops a job that has not ended, and releases its reservation. */
  cancel(id: string): Promise<void>
  /** Yields a job's state at once, whenever it may have changed, and every second. Ends when the signal aborts. */
  watch(id: string, signal: AbortSignal): AsyncIterable<JobState | undefined>
  counts(): Promise<JobCounts>
  /** Accepts no more jobs. Resolves when this process can end without losing one, at the latest after `graceMs`. */
  drain(graceMs: number): Promise<void>
  close(): Promise<void>
}

export interface QueueSettings {
  /** How many pictures one process paints at once. */
  readonly concurrency: number
  /** How many pictures of each tier may wait; more are refused. */
  readonly capacity: number
  /** How many pictures of one visitor, or of one subscriber, are painted at once. */
  readonly perOwner: Readonly<Record<Tier, number>>
}

/** A job's work, in whichever process it runs. */
export interface JobWork {
  /**
   * @param onPreview called with previews, as data URLs
   * @throws {EngineError} when it fails; the signal's reason when that aborts
   */
  paint(
    task: PaintTask,
    signal: AbortSignal,
    onPreview: (preview: string) => void,
  ): Promise<FinishedPicture>
  /** Called when a worker restarts a job that another one left because it died or froze. */
  onTakenOver(task: PaintTask): void
  /** Called once for each finished job, with its `waitedMs` in the queue and `paintedMs` of painting. */
  onPainted(
    task: PaintTask,
    picture: Pick<EncodedPicture, 'engine'>,
    waitedMs: number,
    paintedMs: number,
  ): void
  /** Releases the reservation of a picture that was not painted. */
  release(reservation: string): Promise<void>
}
