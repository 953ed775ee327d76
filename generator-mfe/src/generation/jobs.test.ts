/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import {
  accepted,
  eventStream,
  type JobReplies,
  type NumberedEvent,
} from '@dramatis/functions/testing'
import { portraitRequest, runGeneration } from '../../test/runGeneration.ts'
import { createDeferred, stopServers, successes } from '../../test/servers.ts'
import messages from '../messages/en.json'
import { generate, resume, type Options } from './generate.ts'
import { jobProgress, type JobProgress } from './jobProgress.ts'
import { keepPicture, pendingPicture, type PendingPicture } from './pendingPicture.ts'

const SIGNATURE = 'x'.repeat(43)

const replies = {
  charPrompt: () => ({ response: 'An old wizard in grey.', signature: SIGNATURE }),
  characterSD: () => accepted('one', { status: 'queued', position: 3 }),
}

const jobsWithPicture = (details: object = {}): JobReplies => ({
  read: () => ({ status: 'done', answer: { ...successes.characterSD(), ...details } }),
  events: () => eventStream([{ id: '9', name: 'done', data: {} }]),
})

/** Collects the progress that the page shows, at each change. */
const watchProgress = () => {
  const progress: (JobProgress | undefined)[] = []
  stopWatching = jobProgress.subscribe((state) => progress.push(state.progress))
  return progress
}
let stopWatching = (): void => undefined

beforeEach(() => sessionStorage.clear())
afterEach(async () => {
  stopWatching()
  await stopServers()
})

test('shows a picture’s place in the queue, its start and its preview, and counts it', async () => {
  const progress = watchProgress()
  const events: NumberedEvent[] = [
    { id: '1', name: 'queued', data: { position: 3 } },
    { id: '2', name: 'started', data: {} },
    { id: '3', name: 'preview', data: { result: 'data:,small' } },
    { id: '4', name: 'done', data: {} },
  ]
  const { state, generations, phases, pictures, callsTo } = await runGeneration(replies, {
    jobs: { ...jobsWithPicture(), events: () => eventStream(events) },
  })
  expect(progress).toEqual([{ status: 'queued', position: 3 }, { status: 'started' }, undefined])
  expect(generations).toContainEqual(
    expect.objectContaining({ phase: 'creating', preview: 'data:,small' }),
  )
  expect(phases).toEqual(['describing', 'creating', 'succeeded'])
  expect(pictures).toHaveLength(1)
  expect(state.quota.requestedAt).toHaveLength(1)
  expect(callsTo('characterSD')[0]?.body).toMatchObject({ signature: SIGNATURE })
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['that the server has not counted', { premium: false, counted: false }, 0],
  ['that the server has counted', { premium: false, counted: true }, 1],
  ['from a server that does not say', { premium: false }, 1],
  ['of a subscriber', { premium: true }, 0],
])('[picture-26] counts as the server does: a picture %s', async (_, details, count) => {
  const { state } = await runGeneration(replies, { jobs: jobsWithPicture(details) })
  expect(state.quota.requestedAt).toHaveLength(count)
})

test('reports a failure, forgets the job, and allows the next try when the server does', async () => {
  const failed = { status: 'failed', code: 429, error: 'Later.', retryAfter: 90 } as const
  const before = Date.now()
  const { state, errors } = await runGeneration(replies, { jobs: { read: () => failed } })
  expect(errors).toEqual([{ message: messages.rateLimit, status: 429 }])
  expect(state.quota.refusedUntil).toBeGreaterThanOrEqual(before + 90_000)
  expect(state.quota.requestedAt).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})

test('reports an unknown job as a failed picture', async () => {
  const { state } = await runGeneration(replies)
  expect(state.generation).toMatchObject({ phase: 'failed', message: messages.creatingFailed })
})

test('[picture-24] cancels the job when it is aborted, and forgets it', async () => {
  const canceled = createDeferred()
  const abort = new AbortController()
  const { state } = await runGeneration(replies, {
    signal: abort.signal,
    jobs: {
      events: () => {
        expect(sessionStorage).toHaveLength(1)
        abort.abort()
        return eventStream([])
      },
      cancel: () => canceled.resolve(),
    },
  })
  await canceled.promise
  expect(state.notices).toEqual([])
  expect(sessionStorage).toHaveLength(0)
  expect(jobProgress.getState().progress).toBeUndefined()
})

describe('after a reload', () => {
  const pending = (functionsUrl: string): PendingPicture => ({
    jobId: 'one',
    functionsUrl,
    submittedAt: Date.now() - 5000,
    premium: false,
    request: {
      ...portraitRequest,
      description: 'An old wizard in grey.',
      signature: SIGNATURE,
    },
  })
  const resumePending = (options: Options) => resume(pending(options.functionsUrl), options)

  test('[picture-25] resumes the picture as it was requested', async () => {
    const { phases, pictures, state, calls } = await runGeneration(
      {},
      { jobs: jobsWithPicture(), work: resumePending },
    )
    expect(phases).toEqual(['creating', 'succeeded'])
    expect(pictures).toMatchObject([{ ...portraitRequest, description: 'An old wizard in grey.' }])
    expect(calls).toEqual([])
    const [countedAt = 0] = state.quota.requestedAt
    expect(Date.now() - countedAt).toBeGreaterThanOrEqual(5000)
  })

  test('[picture-25] returns to idle without an error when the functions no longer know the picture', async () => {
    const { state, errors } = await runGeneration({}, { work: resumePending })
    expect(state.generation).toEqual({ phase: 'idle' })
    expect([errors, state.notices]).toEqual([[], []])
  })

  test('draws further takes from a description that the server wrote', async () => {
    const { callsTo } = await runGeneration(replies, {
      jobs: jobsWithPicture(),
      work: async (options) => {
        await resumePending(options)
        await generate({ ...pending('').request, seed: 7 }, options)
      },
    })
    expect(callsTo('characterSD')[0]?.body).toMatchObject({ signature: SIGNATURE, seed: 7 })
  })

  test('resumes only a picture from the same functions', () => {
    keepPicture(pending('https://functions.example'))
    expect(pendingPicture('https://functions.example')).toMatchObject({ jobId: 'one' })
    expect(pendingPicture('https://others.example')).toBeUndefined()
  })

  test.each(['', 'null', '{"jobId":"one"}'])(
    'ignores a stored job that is not valid: %p',
    (text) => {
      sessionStorage.setItem('dramatis-picture', text)
      expect(pendingPicture('')).toBeUndefined()
    },
  )
})
