import { left, right } from 'fp-ts/lib/Either.js'
import { EventSource } from 'undici'
import type { Job } from '../contract/index.ts'
import {
  accepted,
  eventStream,
  refusal,
  startLoopback,
  type JobReplies,
  type Loopback,
  type NumberedEvent,
  type Replies,
} from '../testing/index.ts'
import type { CallContext } from './callFunction.ts'
import { cancelJob } from './cancelJob.ts'
import { followJob, type Following } from './followJob.ts'
import type { JobNews } from './openJobEvents.ts'
import { requestPicture } from './requestPicture.ts'

Object.assign(globalThis, { EventSource })

let loopback: Loopback
afterEach(() => loopback.close())

const picture = { result: 'data:image/jpeg;base64,/9j/' }
const done: Job = { status: 'done', answer: picture }

/** A stream that closes after its events, as if the network were lost. */
const streamOf = (...events: readonly NumberedEvent[]) => eventStream(events)

const follow = async (jobs: JobReplies, following: Partial<Following> = {}) => {
  loopback = await startLoopback({}, jobs)
  const news: JobNews[] = []
  const outcome = await followJob(
    {
      functionsUrl: loopback.url,
      onNews: (heard) => news.push(heard),
      signal: new AbortController().signal,
      timeLimitMs: 60_000,
      pollMs: 20,
      ...following,
    },
    'one',
  )
  return { outcome, news }
}

it('reports the place, the start and the preview, then reads the picture', async () => {
  const { outcome, news } = await follow(
    {
      events: () =>
        streamOf(
          { id: '1', name: 'queued', data: { position: 2 } },
          { id: '2', name: 'started', data: {} },
          { id: '3', name: 'preview', data: { result: 'data:,small' } },
          { id: '4', name: 'done', data: {} },
        ),
      read: () => done,
    },
    { pollMs: 60_000 },
  )
  expect(news).toEqual([
    { status: 'queued', position: 2 },
    { status: 'started' },
    { status: 'previewed', preview: 'data:,small' },
  ])
  expect(outcome).toEqual(right(picture))
})

it('continues after the last event when the connection is lost', async () => {
  const continuedAfter: (string | undefined)[] = []
  const { outcome } = await follow(
    {
      events: (_, lastEventId) => {
        continuedAfter.push(lastEventId)
        return lastEventId === undefined
          ? streamOf({ id: '7', name: 'queued', data: { position: 1 } })
          : streamOf({ id: '8', name: 'done', data: {} })
      },
      read: () => done,
    },
    { pollMs: 60_000 },
  )
  expect(continuedAfter).toEqual([undefined, '7'])
  expect(outcome).toEqual(right(picture))
})

it('polls the job while no events arrive', async () => {
  const jobs: readonly (Job | Response)[] = [
    { status: 'queued', position: 2 },
    refusal(503, 'The store is down.'),
    { status: 'started' },
  ]
  let reads = 0
  const { outcome, news } = await follow({
    events: () => refusal(503, 'No streams here.'),
    read: () => jobs[reads++] ?? done,
  })
  expect(news).toEqual([{ status: 'queued', position: 2 }, { status: 'started' }])
  expect(outcome).toEqual(right(picture))
})

it.each<[string, JobReplies, object | undefined]>([
  [
    'a failure',
    { events: () => streamOf({ id: '1', name: 'failed', data: { code: 502, error: 'Broken.' } }) },
    { type: 'refused', status: 502, error: 'Broken.' },
  ],
  [
    'a failure found by polling',
    { read: () => ({ status: 'failed', code: 422, error: 'Declined.' }) },
    { type: 'refused', status: 422, error: 'Declined.' },
  ],
  [
    'too many pictures',
    { read: () => ({ status: 'failed', code: 429, error: 'Later.' }) },
    { type: 'rateLimited' },
  ],
])('reports %s', async (_, jobs, failure) => {
  expect((await follow(jobs)).outcome).toEqual(left(failure))
})

it('reports when the next picture is allowed', async () => {
  const before = Date.now()
  const { outcome } = await follow({
    read: () => ({ status: 'failed', code: 429, error: 'Later.', retryAfter: 90 }),
  })
  if (outcome?._tag !== 'Left' || outcome.left.type !== 'rateLimited') {
    throw new Error('The job was not limited')
  }
  const { retryAt = 0 } = outcome.left
  expect(retryAt - before).toBeGreaterThanOrEqual(90_000)
  expect(retryAt - Date.now()).toBeLessThanOrEqual(90_000)
})

it('reports at once that a job has expired', async () => {
  expect((await follow({}, { pollMs: 150_000 })).outcome).toBeUndefined()
})

it('gives up on a server that is silent for too long', async () => {
  const { outcome } = await follow(
    { events: () => refusal(503, 'Down.'), read: () => refusal(503, 'Down.') },
    { timeLimitMs: 100 },
  )
  expect(outcome).toEqual(left({ type: 'unreachable' }))
})

it('ends when it is aborted, and leaves the job alone', async () => {
  const canceled: string[] = []
  const abort = new AbortController()
  const { outcome } = await follow(
    {
      events: () => {
        abort.abort()
        return streamOf()
      },
      cancel: (id) => canceled.push(id),
    },
    { signal: abort.signal },
  )
  expect(outcome).toEqual(left({ type: 'unreachable' }))
  expect(canceled).toEqual([])
})

describe('requesting a picture', () => {
  const request = async (characterSD: NonNullable<Replies['characterSD']>) => {
    loopback = await startLoopback({ characterSD })
    const context: CallContext = {
      functionsUrl: loopback.url,
      visitorToken: () => '',
      keepVisitorToken: () => undefined,
      proof: () => '',
      timeLimitMs: 60_000,
    }
    return requestPicture(context, {
      prompt: 'A wizard.',
      premium: false,
      aspect_ratio: 'square',
      style: 'lego',
      character: 'Gandalf',
      email: '',
      seed: undefined,
    })
  }

  it('returns the id of its job', async () => {
    const requested = await request(() => accepted('one', { status: 'started' }))
    expect(requested).toEqual(right({ jobId: 'one' }))
    expect(loopback.callsTo('characterSD')[0]?.headers).toMatchObject({ prefer: 'respond-async' })
  })

  it('returns the picture if the server responds with one', async () => {
    expect(await request(() => picture)).toEqual(right({ picture }))
  })

  it('reports a refusal', async () => {
    expect(await request(() => refusal(403, 'No.'))).toEqual(
      left({ type: 'refused', status: 403, error: 'No.' }),
    )
  })

  it('cannot read a 202 response without a location', async () => {
    const requested = await request(() => new Response('{}', { status: 202 }))
    expect(requested).toEqual(left({ type: 'unreadable' }))
  })
})

it('cancels a job', async () => {
  const canceled = new Promise<string>((resolve) => {
    void startLoopback({}, { cancel: resolve }).then((started) => {
      loopback = started
      cancelJob({ functionsUrl: loopback.url }, 'one')
    })
  })
  expect(await canceled).toBe('one')
})
