import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CharacterSDResponse } from '../contract/characterSD.ts'
import type { JobFailure } from '../contract/job.ts'
import {
  failureOf,
  isOffline,
  noResponse,
  type CallContext,
  type CallFailure,
} from './callFunction.ts'
import { openJobEvents, type JobNews } from './openJobEvents.ts'
import { readJob } from './readJob.ts'

export interface Following extends Pick<CallContext, 'functionsUrl' | 'language'> {
  readonly onNews: (news: JobNews) => void
  /** Stops following the job, without canceling it. */
  readonly signal: AbortSignal
  /** How long the server may be silent, while the browser is online, before it counts as unreachable, in milliseconds. */
  readonly timeLimitMs: number
  /** Milliseconds without an event after which the job is polled. */
  readonly pollMs?: number
}

const POLL_MS = 5000

type Outcome = Either<CallFailure, CharacterSDResponse> | undefined

/**
 * Follows a job's events until it ends, and polls it while none arrive. Waits while the network is down. Never
 * rejects.
 *
 * @returns the response of `characterSD`, or why there is none; undefined if the server no longer knows the job
 */
export const followJob = (
  { functionsUrl, language, onNews, signal, timeLimitMs, pollMs = POLL_MS }: Following,
  id: string,
): Promise<Outcome> =>
  new Promise((resolve) => {
    let lastHeardAt = Date.now()
    const report = (news: JobNews) => {
      lastHeardAt = Date.now()
      onNews(news)
    }
    const end = (outcome: Outcome | Promise<Outcome>) => {
      clearInterval(timer)
      events.close()
      signal.removeEventListener('abort', leave)
      resolve(outcome)
    }
    const leave = () => {
      end(left(noResponse()))
    }
    const fail = ({ code, retryAfter, ...refusal }: JobFailure) => {
      const at = retryAfter === undefined ? undefined : Date.now() + retryAfter * 1000
      end(failureOf({ language }, code, refusal, at).then(left))
    }
    const read = async () => {
      const job = await readJob({ functionsUrl }, id, signal)
      if (job === undefined) return
      if (job === 'unknown') end(undefined)
      else if (job.status === 'done') end(right(job.answer))
      else if (job.status === 'failed') fail(job)
      else report(job)
    }
    const open = () =>
      openJobEvents({ functionsUrl }, id, {
        onNews: report,
        onDone: () => void read(),
        onFailed: fail,
        onClosed: () => void read(),
      })
    const check = () => {
      if (isOffline()) lastHeardAt = Date.now() - pollMs
      const silence = Date.now() - lastHeardAt
      if (silence >= timeLimitMs) leave()
      else if (silence >= pollMs) {
        if (events.readyState === EventSource.CLOSED) events = open()
        void read()
      }
    }
    let events = open()
    const timer = setInterval(check, pollMs)
    signal.addEventListener('abort', leave)
    if (signal.aborted) leave()
  })
