/** @jest-environment node */
import { refusal, type Replies } from '@dramatis/functions/testing'
import { BROKEN_IMAGE } from '../../test/brokenImage.ts'
import { portraitRequest, runGeneration } from '../../test/runGeneration.ts'
import { never, stopServers, unreadable } from '../../test/servers.ts'
import messages from '../messages/en.json'
import { generate } from './generate.ts'

afterEach(stopServers)

test.each<[string, Replies, string]>([
  ['the describer fails', { charPrompt: () => refusal(500, 'boom') }, messages.describingFailed],
  ['there is no description', { charPrompt: unreadable }, messages.descriptionMissing],
  [
    'the description is not JSON',
    { charPrompt: () => new Response('<html>') },
    messages.descriptionMissing,
  ],
  [
    'the painter fails',
    { characterSD: () => new Response('', { status: 502 }) },
    messages.creatingFailed,
  ],
  ['there is no image', { characterSD: () => ({ result: [] }) }, messages.imageMissing],
  ['the image is empty', { characterSD: () => ({ result: '' }) }, messages.imageMissing],
  [
    'the server explains a refusal',
    { characterSD: () => refusal(403, 'The style lego needs premium.') },
    'The style lego needs premium.',
  ],
  [
    'a refusal is not explained',
    { characterSD: () => Response.json({}, { status: 403 }) },
    messages.creatingFailed,
  ],
  [
    'the server explains an error of its own',
    {
      characterSD: () =>
        refusal(503, 'Too many wait.', {}, { reason: 'queueFull', values: { seconds: 9 } }),
    },
    'Too many wait.',
  ],
  ['the image cannot be shown', { characterSD: () => ({ result: BROKEN_IMAGE }) }, messages.failed],
])('[picture-31] shows an error and counts nothing when %s', async (_, replies, message) => {
  const { state, pictures } = await runGeneration(replies)
  expect(state.generation).toMatchObject({ phase: 'failed', message })
  expect(pictures).toEqual([])
  expect(state.notices).toMatchObject([{ type: 'error', text: message }])
  expect(state.quota.requestedAt).toEqual([])
})

test('has a separate error for an unreachable server', async () => {
  const { state, errors } = await runGeneration(
    {},
    {
      work: async (options) => {
        await stopServers()
        await generate(portraitRequest, options)
      },
    },
  )
  expect(state.generation).toEqual({
    phase: 'failed',
    message: messages.unreachable,
    key: 'unreachable',
  })
  expect(errors).toEqual([{ message: messages.unreachable }])
})

test.each([
  ['charPrompt', 'describing'],
  ['characterSD', 'creating'],
])('[picture-34] gives up on a server that never responds to %s', async (name, step) => {
  const { state, errors } = await runGeneration(
    { [name]: never },
    {
      work: (options) =>
        generate(portraitRequest, {
          ...options,
          timeLimitsMs: {
            ...{ describing: 150_000, creating: 150_000, preview: 150_000, takes: 150_000 },
            [step]: 200,
          },
        }),
    },
  )
  expect(state.generation).toMatchObject({ phase: 'failed', key: 'unreachable' })
  expect(errors).toEqual([{ message: messages.unreachable }])
  expect(state.quota.requestedAt).toEqual([])
})

test('throttles the page after a 429 until the server allows the next try', async () => {
  const before = Date.now()
  const { state, errors } = await runGeneration({
    charPrompt: () => refusal(429, 'Too many.', { 'retry-after': '90' }),
  })
  expect(state.quota.refusedUntil).toBeGreaterThanOrEqual(before + 90_000)
  expect(state.quota.refusedUntil).toBeLessThanOrEqual(Date.now() + 90_000)
  expect(state.notices).toMatchObject([{ type: 'warning', text: messages.rateLimit }])
  expect(errors).toEqual([{ message: messages.rateLimit, status: 429 }])
})

test('keeps the previous picture after a failure', async () => {
  const { store, state } = await runGeneration()
  const { state: after, errors } = await runGeneration(
    { charPrompt: () => refusal(500, 'boom') },
    { store },
  )
  expect(errors).toEqual([{ message: messages.describingFailed, status: 500 }])
  expect(after.generation).toMatchObject({
    phase: 'failed',
    previous: state.generation.phase === 'succeeded' ? state.generation.portrait : undefined,
  })
  expect(after.generation).toHaveProperty('previous.image')
})
