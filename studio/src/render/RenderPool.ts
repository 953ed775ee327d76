import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { RENDERERS } from './styles.ts'
import type { EyeTile, LivingPicture } from '../spec/LivingPicture.ts'
import { membersOf } from '../spec/membersOf.ts'
import type { Picture } from '../spec/Picture.ts'
import { EYE_FRAMES, EYE_POSES } from './eyeMotion.ts'
import { eyeTile } from './eyeTile.ts'
import {
  CANCELED,
  CONTROL_WORDS,
  EYE_PHASES,
  PHASES,
  tracedSize,
  type Job,
  type Phase,
  type Reply,
  type SharedMemory,
  type Task,
} from './job.ts'
import { backdropSize } from '../sculpted/scene.ts'
import { STROKES } from '../sculpted/strokes.ts'
import type { EyePose } from '../sculpted/poseEyes.ts'
import type { SculptedStyle } from '../sculpted/styles/SculptedStyle.ts'

/** The built worker; the relative path is the same from src/render/ and dist/bundle/. */
const WORKER = new URL('../../dist/bundle/worker.js', import.meta.url)
const MAX_THREADS = 4

/** Short-lived objects are many and small: without a limit they take 50 MB in each worker. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8 }

/** The memory of pictures up to this many pixels is kept for the next one of the same size. */
const MAX_CACHED_PIXELS = 2 ** 21

/** A worker died before it replied; its task may be tried again. */
class WorkerDied extends Error {
  override readonly name = 'WorkerDied'
}

/**
 * Warm worker threads that all work on the same picture, one picture at a time. Requests queue. An aborted
 * request leaves the queue, or frees the workers before their next tile.
 */
export class RenderPool {
  readonly #workers: PooledWorker[]
  readonly #script: URL
  /** The memory of the last preview (true) and the last final picture (false). */
  readonly #cached = new Map<boolean, { readonly layout: string; readonly memory: SharedMemory }>()
  #queue: Promise<unknown> = Promise.resolve()
  #closed = false

  /** `script` is what the worker threads run: the built worker, except in tests of the pool itself. */
  constructor({
    threads = Math.min(availableParallelism(), MAX_THREADS),
    script = WORKER,
  }: { readonly threads?: number; readonly script?: URL } = {}) {
    if (!Number.isInteger(threads) || threads < 1) {
      throw new RangeError(`threads must be a whole number of at least 1, not ${threads}.`)
    }
    this.#workers = Array.from({ length: threads }, () => new PooledWorker(script))
    this.#script = script
  }

  /** Draws a picture. Rejects with the signal's reason if the signal aborts. */
  async render(job: Job, signal?: AbortSignal): Promise<Picture> {
    return this.#inTurn(() => this.#still(job, signal), signal)
  }

  /** Draws a picture, and then its eyes again in every pose. A picture whose eyes cannot move has no tiles. */
  async renderLiving(job: Job, signal?: AbortSignal): Promise<LivingPicture> {
    return this.#inTurn(() => this.#living(job, signal), signal)
  }

  async #inTurn<A>(draw: () => Promise<A>, signal: AbortSignal | undefined): Promise<A> {
    const attempt = (): Promise<A> => {
      this.#replaceDead()
      return draw()
    }
    const turn = this.#queue.then(() => {
      signal?.throwIfAborted()
      if (this.#closed) throw closedError()
      return attempt().catch((error: unknown) => {
        if (!(error instanceof WorkerDied)) throw error
        if (this.#closed) throw closedError()
        return attempt()
      })
    })
    this.#queue = turn.catch(() => undefined)
    return abortable(turn, signal)
  }

  /** Stops all workers; the promises of pictures in progress and in the queue reject. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#workers.map((worker) => worker.stop()))
  }

  #replaceDead(): void {
    this.#workers.forEach((worker, i) => {
      if (worker.dead) this.#workers[i] = new PooledWorker(this.#script)
    })
  }

  #still(job: Job, signal: AbortSignal | undefined): Promise<Picture> {
    const renderer = RENDERERS[job.style]
    return renderer.kind === 'flat'
      ? this.#flat(job, signal)
      : this.#sculpted(job, this.#share(job, renderer), signal)
  }

  async #living(job: Job, signal: AbortSignal | undefined): Promise<LivingPicture> {
    const renderer = RENDERERS[job.style]
    if (renderer.kind === 'flat' || membersOf(job.spec).length > 1) {
      return { still: await this.#still(job, signal), tiles: [], frames: [] }
    }
    const memory = this.#share(job, renderer)
    const still = await this.#sculpted(job, memory, signal)
    const tiles: EyeTile[] = []
    for (const pose of EYE_POSES) {
      // Each pose draws the same tiles of the picture, so nothing remains of the one before.
      await this.#perform(EYE_PHASES, job, withControl(memory), signal, pose)
      const tile = eyeTile(still, new Uint8Array(memory.finished))
      if (tile === undefined) return { still, tiles: [], frames: [] }
      tiles.push(tile)
    }
    return { still, tiles, frames: EYE_FRAMES }
  }

  async #sculpted(
    job: Job,
    memory: SharedMemory,
    signal: AbortSignal | undefined,
  ): Promise<Picture> {
    const phases = job.preview ? PHASES.filter((phase) => phase !== 'smooth') : PHASES
    await this.#perform(phases, job, memory, signal)
    const pixels = new Uint8ClampedArray(memory.finished.byteLength)
    pixels.set(new Uint8ClampedArray(memory.finished))
    return { width: job.width, height: job.height, pixels }
  }

  async #perform(
    phases: readonly Phase[],
    job: Job,
    memory: SharedMemory,
    signal: AbortSignal | undefined,
    pose?: EyePose,
  ): Promise<void> {
    const control = new Int32Array(memory.control)
    const cancel = (): void => void Atomics.store(control, CANCELED, 1)
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      for (const phase of phases) {
        const work = this.#workers.map((worker) =>
          worker.perform({ kind: 'sculpted', job, phase, memory, pose }).catch((error: unknown) => {
            cancel()
            throw error
          }),
        )
        // Every worker must have finished with the job before the next one starts.
        const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected')
        if (failed?.status === 'rejected') throw failed.reason
        signal?.throwIfAborted()
      }
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }

  /** Memory for a job: reused from the last one if it fits, since workers are slow to release theirs. */
  #share(job: Job, style: SculptedStyle): SharedMemory {
    const preview = job.preview === true
    const layout = layoutOf(job, style).join()
    const kept = this.#cached.get(preview)
    if (kept?.layout === layout) {
      return withControl(kept.memory)
    }
    const memory = allocate(job, style)
    if (job.width * job.height <= MAX_CACHED_PIXELS) this.#cached.set(preview, { layout, memory })
    return memory
  }

  /** A flat picture is drawn by one worker. It cannot be interrupted, so an abort terminates the worker. */
  async #flat(job: Job, signal: AbortSignal | undefined): Promise<Picture> {
    const [worker] = this.#workers
    if (!worker) throw new Error('The pool has no workers.')
    const stop = (): void => void worker.stop()
    signal?.addEventListener('abort', stop, { once: true })
    try {
      const reply = await worker.perform({ kind: 'flat', job })
      if (reply.kind !== 'picture') throw new Error('The worker returned no picture.')
      return reply.picture
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }
}

/** One worker thread with at most one task. It keeps the process alive only while it works. */
class PooledWorker {
  readonly #worker: Worker
  #pending: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined
  dead = false

  constructor(script: URL) {
    // The worker must not inherit the process's options: with `node --input-type=module`, it would reject the file.
    this.#worker = new Worker(script, { execArgv: [], resourceLimits: RESOURCE_LIMITS })
    this.#worker.on('message', (reply: Reply) => {
      this.#settle((pending) =>
        reply.kind === 'failure'
          ? pending.reject(new Error(`The picture could not be drawn: ${reply.message}`))
          : pending.resolve(reply),
      )
    })
    this.#worker.on('error', (error) => this.#die(error.message))
    this.#worker.on('exit', (code) => this.#die(`it exited with code ${code}`))
    // This comes last because listening for messages refs the worker again.
    this.#worker.unref()
  }

  perform(task: Task): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.dead) {
        reject(new WorkerDied('A worker died before it got its task.'))
        return
      }
      this.#pending = { resolve, reject }
      this.#worker.ref()
      this.#worker.postMessage(task)
    })
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }

  #settle(
    how: (pending: { resolve: (reply: Reply) => void; reject: (error: Error) => void }) => void,
  ): void {
    const pending = this.#pending
    this.#pending = undefined
    this.#worker.unref()
    if (pending) how(pending)
  }

  #die(reason: string): void {
    this.dead = true
    this.#settle(({ reject }) => reject(new WorkerDied(`A worker died: ${reason}.`)))
  }
}

const closedError = (): Error => new Error('The studio is closed; create a new one to paint.')

/** The number of traced pixels, backdrop floats, finished pixels and guided pixels of a job. */
const layoutOf = (
  job: Job,
  style: SculptedStyle,
): readonly [traced: number, backdrop: number, finished: number, guided: number] => {
  const { width, height } = tracedSize(job, style)
  const { columns, rows } = backdropSize(width, height, style)
  const traced = width * height
  return [
    traced,
    columns * rows * 3,
    job.width * job.height,
    STROKES[style.finish].length > 0 ? traced : 0,
  ]
}

/** The same memory with counters that start again. */
const withControl = (memory: SharedMemory): SharedMemory => ({
  ...memory,
  control: new SharedArrayBuffer(CONTROL_WORDS * 4),
})

const allocate = (job: Job, style: SculptedStyle): SharedMemory => {
  const [pixels, texels, finished, guided] = layoutOf(job, style)
  const traced = new SharedArrayBuffer(pixels * 4)
  return {
    control: new SharedArrayBuffer(CONTROL_WORDS * 4),
    backdrop: new SharedArrayBuffer(texels * 4),
    traced,
    depths: new SharedArrayBuffer((job.preview ? guided : pixels) * 2),
    guide: new SharedArrayBuffer(guided * 2),
    // A preview's edges are not smoothed.
    smoothed: job.preview ? traced : new SharedArrayBuffer(pixels * 4),
    finished: new SharedArrayBuffer(finished * 4),
  }
}

/** Settles as `work` does, or rejects with the signal's reason as soon as the signal aborts. */
const abortable = async <A>(work: Promise<A>, signal: AbortSignal | undefined): Promise<A> => {
  if (!signal) return work
  // Without this, a failure after an abort would be an unhandled rejection.
  work.catch(() => undefined)
  signal.throwIfAborted()
  let abort = (): void => undefined
  const aborted = new Promise<void>((resolve) => {
    abort = resolve
  })
  signal.addEventListener('abort', abort)
  try {
    await Promise.race([work, aborted])
    signal.throwIfAborted()
    return await work
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
