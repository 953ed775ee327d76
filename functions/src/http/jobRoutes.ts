import { Hono, type Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { Job, jobEventsPath, jobPath } from '../contract/index.ts'
import { refusalOf } from '../refusals/attempt.ts'
import { responseOf } from '../jobs/responseOf.ts'
import { isJobId } from '../jobs/jobId.ts'
import { failureOf, eventIdOf, newsOf, parseEventId, type News } from '../jobs/jobNews.ts'
import type { PaintJobs } from '../jobs/PaintJobs.ts'
import { refuse } from './refuse.ts'
import { methodNotAllowed, noSuchJob } from '../refusals/Refusal.ts'

/** Milliseconds between the comments that keep proxies from closing an idle connection. */
const HEARTBEAT_MS = 15_000

/** Milliseconds after which a browser reconnects. */
const RECONNECT_MS = 1_000

/**
 * Reads, follows and cancels jobs by their ids. The log contains the route, never an id.
 * @param draining aborts when streams should end, so that pages connect to another process
 */
export const jobRoutes = (jobs: PaintJobs, draining: AbortSignal): Hono => {
  const routes = new Hono()

  routes.get(jobPath(':id'), async (c) => {
    const id = idIn(c)
    const job = isJobId(id) ? await readJob(jobs, id) : undefined
    return job === undefined ? refuse(() => undefined)(noSuchJob) : c.json(Job.encode(job))
  })

  routes.delete(jobPath(':id'), async (c) => {
    const id = idIn(c)
    if (isJobId(id)) await jobs.cancel(id)
    return c.body(null, 204)
  })

  routes.get(jobEventsPath(':id'), async (c) => {
    const id = idIn(c)
    // Only an error makes the browser stop reconnecting.
    const isKnown = isJobId(id) && (await jobs.find(id)) !== undefined
    if (!isKnown) return refuse(() => undefined)(noSuchJob)
    // Tells nginx to pass on each event at once.
    c.header('x-accel-buffering', 'no')
    return streamSSE(c, async (stream) => {
      const left = new AbortController()
      stream.onAbort(() => {
        left.abort()
      })
      const heartbeat = setInterval(() => void stream.write(':\n\n'), HEARTBEAT_MS)
      try {
        await stream.write(`retry: ${RECONNECT_MS}\n\n`)
        const signal = AbortSignal.any([left.signal, draining])
        for await (const { event, received } of follow(
          jobs,
          id,
          c.req.header('last-event-id'),
          signal,
        )) {
          const data = JSON.stringify(event.data)
          await stream.writeSSE({ id: eventIdOf(received), event: event.name, data })
        }
      } finally {
        clearInterval(heartbeat)
      }
    })
  })

  const refuseMethod = (allow: string) => () => refuse(() => undefined)(methodNotAllowed(allow))
  routes.all(jobPath(':id'), refuseMethod('GET, DELETE'))
  routes.all(jobEventsPath(':id'), refuseMethod('GET'))
  return routes
}

const idIn = (c: Context): string => c.req.param('id') ?? ''

const readJob = async (jobs: PaintJobs, id: string): Promise<Job | undefined> => {
  const state = await jobs.find(id)
  if (state === undefined) return undefined
  if (state.status === 'failed') {
    return { status: 'failed', ...failureOf(refusalOf(state.error, 'painting')) }
  }
  if (state.status !== 'done') return state
  const picture = await jobs.picture(id)
  return picture && { status: 'done', answer: responseOf(state.task, picture) }
}

/** A job's events after the last one that a page received, up to the job's end. */
async function* follow(
  jobs: PaintJobs,
  id: string,
  lastEventId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<News, void> {
  let received = parseEventId(lastEventId)
  for await (const state of jobs.watch(id, signal)) {
    const preview = received.preview ? undefined : await jobs.preview(id)
    for (const news of newsOf(received, state, preview)) {
      yield news
      received = news.received
    }
    if (received.phase === 'ended') return
  }
}
