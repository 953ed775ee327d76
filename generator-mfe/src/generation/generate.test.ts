/** @jest-environment node */
import { defined } from '@dramatis/catalogue'
import { characterSD, charPrompt, PROOF_HEADER, VISITOR_HEADER } from '@dramatis/functions/contract'
import { respond } from '@dramatis/functions/testing'
import type { Subscriber } from '@dramatis/store'
import { newStore, portraitRequest, runGeneration } from '../../test/runGeneration.ts'
import { previewFirst, stopServers, successes } from '../../test/servers.ts'
import { generate } from './generate.ts'
import { generateSeries } from './generateSeries.ts'
import { redrawRequest } from './redrawRequest.ts'

afterEach(stopServers)

test('[call-2] describes, draws and counts a portrait once', async () => {
  const { state, phases, calls, pictures } = await runGeneration()

  expect(phases).toEqual(['describing', 'creating', 'succeeded'])
  const inOrder = calls.filter(({ name }) => name !== 'characterPreview')
  expect(inOrder.map(({ name, body }) => [name, body])).toEqual([
    [
      'charPrompt',
      {
        prompt: portraitRequest.character,
        aspect_ratio: 'square',
        style: 'realistic',
        language: 'en',
      },
    ],
    [
      'characterSD',
      {
        prompt: 'An old wizard in grey.',
        premium: false,
        aspect_ratio: 'square',
        style: 'realistic',
        character: portraitRequest.character,
        email: '',
        language: 'en',
      },
    ],
  ])
  expect(state.generation).toMatchObject({
    phase: 'succeeded',
    portrait: {
      ...portraitRequest,
      image: 'data:image/jpeg;base64,/9j/',
      description: 'An old wizard in grey.',
      premium: false,
      engine: { name: 'Dramatis Studio', kind: 'procedural' },
    },
  })
  expect(state.quota.requestedAt).toHaveLength(1)
  expect(pictures).toEqual([state.generation.phase === 'succeeded' && state.generation.portrait])
  expect(state.notices).toMatchObject([
    { type: 'success', text: 'Character generated successfully!' },
  ])
})

test('keeps the languages of the description and the alternative text', async () => {
  const { pictures } = await runGeneration({
    charPrompt: () => ({ response: 'Gandalf: alter Mann.', language: 'de' }),
    characterSD: () => ({ ...successes.characterSD(), alt: 'Gandalf: hombre.', language: 'es' }),
  })
  expect(pictures).toMatchObject([{ descriptionLanguage: 'de', altLanguage: 'es' }])
})

test('counts a portrait from the time that it was submitted', async () => {
  let respondedAt = 0
  const { state } = await runGeneration({
    charPrompt: async () => {
      respondedAt = await nextMillisecond()
      return successes.charPrompt()
    },
  })
  expect(state.quota.requestedAt[0]).toBeLessThan(respondedAt)
})

/** Waits until `Date.now()` has advanced, and returns it. */
const nextMillisecond = async (): Promise<number> => {
  const start = Date.now()
  while (Date.now() === start) await new Promise((resolve) => setImmediate(resolve))
  return Date.now()
}

test('[call-2] sends a subscriber’s email and asks for premium', async () => {
  const store = newStore()
  store.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' })
  const { callsTo, state } = await runGeneration({}, { store })
  expect(callsTo('characterSD')[0]?.body).toMatchObject({
    premium: true,
    email: 'ada@example.com',
  })
  expect(state.generation).toMatchObject({ portrait: { premium: true } })
})

test('sends the proof that the visitor owns the email, if there is one', async () => {
  const store = newStore()
  store
    .getState()
    .setSubscriber({ status: 'premium', email: 'ada@example.com', proof: 'signed-proof' })
  const { callsTo } = await runGeneration(previewFirst(successes.characterPreview), { store })
  for (const name of ['characterSD', 'characterPreview'] as const) {
    expect(callsTo(name)[0]?.headers[PROOF_HEADER]).toBe('signed-proof')
  }
  const without = await runGeneration()
  expect(without.callsTo('characterSD')[0]?.headers).not.toHaveProperty(PROOF_HEADER)
})

describe('counts only free portraits', () => {
  const subscribed = { status: 'premium', email: 'ada@example.com' } as const
  const failed = { status: 'failed', email: 'ada@example.com' } as const
  const first = { image: 'data:,x', description: 'An old wizard in grey.', premium: true }

  test.each<[string, Subscriber, boolean | undefined, boolean]>([
    ['a subscriber', subscribed, true, true],
    ['a subscriber whom only the server knows', failed, true, true],
    ['a visitor whose subscription ended after the page had checked it', subscribed, false, false],
    ['a subscriber, if the server does not say', subscribed, undefined, true],
    ['a free visitor, if the server does not say', failed, undefined, false],
  ])('[picture-32] for %s', async (_, subscriber, said, premium) => {
    const store = newStore()
    store.getState().setSubscriber(subscriber)
    const replies = {
      characterSD: () => defined({ result: 'data:,x', premium: said }),
    }
    const { state } = await runGeneration(replies, { store })
    expect(state.generation).toMatchObject({ phase: 'succeeded', portrait: { premium } })
    expect(state.quota.requestedAt).toHaveLength(premium ? 0 : 1)
    await runGeneration(replies, {
      store,
      work: (options) => {
        const portrait = { ...portraitRequest, ...first }
        return generateSeries(portrait, [redrawRequest(portrait, 'lego')], options)
      },
    })
    expect(state.quota.requestedAt).toHaveLength(premium ? 0 : 1)
    expect(store.getState().quota.requestedAt).toHaveLength(premium ? 0 : 2)
  })
})

test('[result-13] takes the first image in a list', async () => {
  const { state } = await runGeneration({
    characterSD: () => ({ result: ['https://img.example/1.jpg', 'other'] }),
  })
  expect(state.generation).toMatchObject({ portrait: { image: 'https://img.example/1.jpg' } })
})

test('keeps the visitor token from a response, and sends it with the next request', async () => {
  const withToken = (token: string) => ({ headers: { [VISITOR_HEADER]: token } })
  const { callsTo, state } = await runGeneration({
    charPrompt: () => respond(charPrompt, successes.charPrompt(), withToken('after charPrompt')),
    characterSD: () =>
      respond(characterSD, successes.characterSD(), withToken('after characterSD')),
  })
  expect(callsTo('charPrompt')[0]?.headers).not.toHaveProperty(VISITOR_HEADER)
  expect(callsTo('characterSD')[0]?.headers[VISITOR_HEADER]).toBe('after charPrompt')
  expect(state.visitorToken).toBe('after characterSD')
})

test('writes nothing once aborted', async () => {
  const stop = new AbortController()
  const { state, phases } = await runGeneration(
    {
      charPrompt: () => {
        stop.abort()
        return successes.charPrompt()
      },
    },
    { signal: stop.signal },
  )
  expect(phases).toEqual(['describing'])
  expect(state.notices).toEqual([])
  expect(state.quota.requestedAt).toEqual([])
})

test('uses a given description, and sends the seed for the picture and its preview', async () => {
  const again = { ...portraitRequest, description: 'A wizard in white.', seed: 7 }
  const { callsTo, phases, state } = await runGeneration(previewFirst(successes.characterPreview), {
    work: (options) => generate(again, options),
  })
  expect(phases).toEqual(['creating', 'succeeded'])
  expect(callsTo('charPrompt')).toEqual([])
  for (const name of ['characterSD', 'characterPreview'] as const) {
    expect(callsTo(name)[0]?.body).toMatchObject({ prompt: 'A wizard in white.', seed: 7 })
  }
  expect(state.generation).toMatchObject({
    portrait: { description: 'A wizard in white.', seed: 7 },
  })
})

test('[picture-42] keeps the server’s alternative text', async () => {
  const { state } = await runGeneration({
    characterSD: () => ({ result: 'data:,x', alt: 'Gandalf, an old man.' }),
  })
  expect(state.generation).toMatchObject({ portrait: { alt: 'Gandalf, an old man.' } })
})
