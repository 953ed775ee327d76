import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { isFlat, type FlatStyle } from '../flat/FlatStyle.ts'
import type { Picture } from '../Picture.ts'
import {
  CANCELLED,
  CONTROL_WORDS,
  PHASES,
  tracedSize,
  type Answer,
  type Job,
  type SharedMemory,
  type Task,
} from './job.ts'
import { backdropSize } from './scene.ts'

/** The built worker; the way there is the same from src/ and from dist/. */
const WORKER = new URL('../../dist/sculpted/worker.js', import.meta.url)
const MOST_THREADS = 4

/** Objects that live shortly are many and small: without a limit they take 50 MB in each worker. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8 }

/** Pictures up to this many pixels leave their memory to the next one of the same size. */
const KEPT_PIXELS = 2 ** 21

/** A worker died before it had answered: what it worked on may be tried again. */
class WorkerDied extends Error {
  override readonly name = 'WorkerDied'
}

/**
 * Warm worker threads that draw one picture at a time, all of them together. Requests queue. An aborted
 * request leaves the queue, or frees the workers before their next tile.
 */
export class RenderPool {
  readonly #crew: Crewman[]
  readonly #script: URL
  /** Of the last preview and of the last final picture. */
  readonly #kept = new Map<boolean, { readonly layout: string; readonly memory: SharedMemory }>()
  #last: Promise<unknown> = Promise.resolve()
  #closed = false

  /** `script` is what the worker threads run: the built worker, except in tests of the pool itself. */
  constructor({
    threads = Math.min(availableParallelism(), MOST_THREADS),
    script = WORKER,
  }: { readonly threads?: number; readonly script?: URL } = {}) {
    if (!Number.isInteger(threads) || threads < 1) {
      throw new RangeError(`threads must be a whole number from 1 up, not ${threads}.`)
    }
    this.#crew = Array.from({ length: threads }, () => new Crewman(script))
    this.#script = script
  }

  /** Draws a picture. Rejects with the signal's reason when it is aborted. */
  async render(job: Job, signal?: AbortSignal): Promise<Picture> {
    const turn = this.#last.then(() => {
      signal?.throwIfAborted()
      if (this.#closed) throw closedError()
      return this.#attempt(job, signal).catch((error: unknown) => {
        if (!(error instanceof WorkerDied)) throw error
        if (this.#closed) throw closedError()
        return this.#attempt(job, signal)
      })
    })
    this.#last = turn.catch(() => undefined)
    return abortable(turn, signal)
  }

  /** Stops all workers; what is being drawn or queued is rejected. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#crew.map((member) => member.stop()))
  }

  async #attempt(job: Job, signal: AbortSignal | undefined): Promise<Picture> {
    this.#crew.forEach((member, i) => {
      if (member.dead) this.#crew[i] = new Crewman(this.#script)
    })
    return isFlat(job.style) ? this.#flat(job, job.style, signal) : this.#sculpted(job, signal)
  }

  async #sculpted(job: Job, signal: AbortSignal | undefined): Promise<Picture> {
    const memory = this.#share(job)
    const control = new Int32Array(memory.control)
    const cancel = (): void => void Atomics.store(control, CANCELLED, 1)
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      for (const phase of PHASES) {
        if (job.preview && phase === 'smooth') continue
        const work = this.#crew.map((member) =>
          member.perform({ kind: 'sculpted', job, phase, memory }).catch((error: unknown) => {
            cancel()
            throw error
          }),
        )
        // Every worker must have let go of the job before the next one starts.
        const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected')
        if (failed?.status === 'rejected') throw failed.reason
        signal?.throwIfAborted()
      }
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
    const pixels = new Uint8ClampedArray(memory.finished.byteLength)
    pixels.set(new Uint8ClampedArray(memory.finished))
    return { width: job.width, height: job.height, pixels }
  }

  /** Memory for a job: that of the last one where it fits, since workers are slow to let go of theirs. */
  #share(job: Job): SharedMemory {
    const preview = job.preview === true
    const layout = layoutOf(job).join()
    const kept = this.#kept.get(preview)
    if (kept?.layout === layout) {
      return { ...kept.memory, control: new SharedArrayBuffer(CONTROL_WORDS * 4) }
    }
    const memory = allocate(job)
    if (job.width * job.height <= KEPT_PIXELS) this.#kept.set(preview, { layout, memory })
    return memory
  }

  /** A flat picture is one worker's. It cannot be interrupted, so an abort ends the worker. */
  async #flat(job: Job, style: FlatStyle, signal: AbortSignal | undefined): Promise<Picture> {
    const [member] = this.#crew
    if (!member) throw new Error('The pool has no workers.')
    const stop = (): void => void member.stop()
    signal?.addEventListener('abort', stop, { once: true })
    try {
      const answer = await member.perform({ kind: 'flat', job, style })
      if (answer.kind !== 'picture') throw new Error('The worker answered without a picture.')
      return answer.picture
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }
}

/** One worker thread with at most one task. It keeps the process alive only while it works. */
class Crewman {
  readonly #worker: Worker
  #pending: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined
  dead = false

  constructor(script: URL) {
    // Without the options of the process: `node --input-type=module` would refuse the file.
    this.#worker = new Worker(script, { execArgv: [], resourceLimits: RESOURCE_LIMITS })
    this.#worker.on('message', (answer: Answer) => {
      this.#settle((pending) =>
        answer.kind === 'failure'
          ? pending.reject(new Error(`The picture could not be drawn: ${answer.message}`))
          : pending.resolve(answer),
      )
    })
    this.#worker.on('error', (error) => this.#die(error.message))
    this.#worker.on('exit', (code) => this.#die(`it exited with code ${code}`))
    // Only now: to listen for messages keeps the process alive again.
    this.#worker.unref()
  }

  perform(task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.dead) {
        reject(new WorkerDied('A worker had died before its task.'))
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
    how: (pending: { resolve: (answer: Answer) => void; reject: (error: Error) => void }) => void,
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

/** How many traced pixels, backdrop floats and finished pixels a job needs room for. */
const layoutOf = (job: Job): readonly [traced: number, backdrop: number, finished: number] => {
  const { width, height } = tracedSize(job)
  const { columns, rows } = backdropSize(width, height, job.style)
  return [width * height, columns * rows * 3, job.width * job.height]
}

const allocate = (job: Job): SharedMemory => {
  const [pixels, texels, finished] = layoutOf(job)
  const traced = new SharedArrayBuffer(pixels * 4)
  return {
    control: new SharedArrayBuffer(CONTROL_WORDS * 4),
    backdrop: new SharedArrayBuffer(texels * 4),
    traced,
    depths: new SharedArrayBuffer(job.preview ? 0 : pixels * 2),
    // A preview is finished as it was traced.
    smoothed: job.preview ? traced : new SharedArrayBuffer(pixels * 4),
    finished: new SharedArrayBuffer(finished * 4),
  }
}

/** Settles with the work, or at once when the signal aborts. */
const abortable = <A>(work: Promise<A>, signal: AbortSignal | undefined): Promise<A> => {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    if (signal.aborted) {
      abort()
      work.catch(() => undefined)
      return
    }
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
