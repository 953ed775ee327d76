/** @jest-environment node */
import { createPageStore, type Generation, type PageStore } from '@dramatis/store'
import {
  functionsServer,
  wellBehaved,
  type Answer,
  type FunctionsServer,
  type SeenRequest,
} from '../../test/functionsServer.ts'
import { messages } from '../messages.ts'
import { generate, type Wish } from './generate.ts'

const wish: Wish = {
  character: 'Gandalf, The Lord of the Rings',
  aspect: 'square',
  style: 'realistic',
}

let server: FunctionsServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const newStore = (): PageStore => {
  const items = new Map<string, string>()
  return createPageStore({
    now: Date.now,
    storage: () => ({
      get length() {
        return items.size
      },
      clear: () => items.clear(),
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }),
  })
}

const run = async (
  answer: (request: SeenRequest) => Answer | Promise<Answer>,
  { store = newStore(), signal = new AbortController().signal } = {},
) => {
  server = await functionsServer(answer)
  const phases: Generation['phase'][] = []
  store.subscribe(({ generation }, before) => {
    if (generation !== before.generation) phases.push(generation.phase)
  })
  await generate(wish, { store, functionsUrl: server.url, signal })
  return { store, phases, seen: server.seen, state: store.getState() }
}

/** Answers `charPrompt` well and `characterSD` as given. */
const drawing = (answer: Answer) => (request: SeenRequest) =>
  request.path.endsWith('/charPrompt') ? wellBehaved(request) : answer

test('a portrait is described, drawn and counted once', async () => {
  const { state, phases, seen } = await run(wellBehaved)

  expect(phases).toEqual(['describing', 'creating', 'succeeded'])
  expect(seen.map(({ path, body }) => [path, body])).toEqual([
    [
      '/.netlify/functions/charPrompt',
      { prompt: wish.character, aspect_ratio: 'square', style: 'realistic' },
    ],
    [
      '/.netlify/functions/characterSD',
      {
        prompt: 'An old wizard in grey.',
        premium: false,
        aspect_ratio: 'square',
        style: 'realistic',
        character: wish.character,
        email: '',
      },
    ],
  ])
  expect(state.generation).toEqual({
    phase: 'succeeded',
    portrait: {
      ...wish,
      image: 'data:image/jpeg;base64,/9j/',
      description: 'An old wizard in grey.',
      premium: false,
      engine: { name: 'Dramatis Studio', kind: 'procedural' },
    },
  })
  expect(state.quota.requestedAt).toHaveLength(1)
  expect(state.notices).toMatchObject([
    { type: 'success', text: 'Character generated successfully!' },
  ])
})

test('the time that counts is the time of the submit', async () => {
  let answeredAt = 0
  const { state } = await run(async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    answeredAt = Date.now()
    return wellBehaved(request)
  })
  expect(state.quota.requestedAt[0]).toBeLessThan(answeredAt)
})

test('a subscriber asks for premium with the saved address', async () => {
  const store = newStore()
  store.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' })
  const { seen, state } = await run(wellBehaved, { store })
  expect(seen[1]?.body).toMatchObject({ premium: true, email: 'ada@example.com' })
  expect(state.generation).toMatchObject({ portrait: { premium: true } })
})

test('the proof of owning the address goes along, where there is one', async () => {
  const store = newStore()
  store
    .getState()
    .setSubscriber({ status: 'premium', email: 'ada@example.com', proof: 'signed-proof' })
  const { seen } = await run(wellBehaved, { store })
  expect(seen[1]?.headers['x-dramatis-proof']).toBe('signed-proof')
  await server?.close()
  const without = await run(wellBehaved)
  expect(without.seen[1]?.headers).not.toHaveProperty('x-dramatis-proof')
})

test('the first image of a list counts', async () => {
  const { state } = await run(drawing({ body: { result: ['https://img.example/1.jpg', 'other'] } }))
  expect(state.generation).toMatchObject({ portrait: { image: 'https://img.example/1.jpg' } })
})

test('the visitor token of an answer is kept and sent with the next request', async () => {
  const { seen, state } = await run((request) => ({
    ...wellBehaved(request),
    headers: { 'x-dramatis-visitor': `after-${request.path.split('/').at(-1)}` },
  }))
  expect(seen[0]?.headers).not.toHaveProperty('x-dramatis-visitor')
  expect(seen[1]?.headers['x-dramatis-visitor']).toBe('after-charPrompt')
  expect(state.visitorToken).toBe('after-characterSD')
})

test.each<[string, (request: SeenRequest) => Answer, string]>([
  [
    'the describer fails',
    () => ({ status: 500, body: { error: 'boom' } }),
    messages.describingFailed,
  ],
  ['no description comes', () => ({ body: {} }), messages.descriptionMissing],
  ['the description is not JSON', () => ({ body: '<html>' }), messages.descriptionMissing],
  ['the painter fails', drawing({ status: 502, body: '' }), messages.creatingFailed],
  ['no image comes', drawing({ body: { result: [] } }), messages.imageMissing],
  ['an empty image comes', drawing({ body: { result: '' } }), messages.imageMissing],
  [
    'the server explains a refusal',
    drawing({ status: 403, body: { error: 'The style lego needs premium.' } }),
    'The style lego needs premium.',
  ],
  ['a refusal is not explained', drawing({ status: 403, body: {} }), messages.creatingFailed],
])('when %s, the visitor is told so and nothing is counted', async (_, answer, message) => {
  const { state } = await run(answer)
  expect(state.generation).toEqual({ phase: 'failed', message })
  expect(state.notices).toMatchObject([{ type: 'error', text: message }])
  expect(state.quota.requestedAt).toEqual([])
})

test('a server that cannot be reached is an error of its own', async () => {
  const store = newStore()
  const gone = await functionsServer(wellBehaved)
  await gone.close()
  await generate(wish, {
    store,
    functionsUrl: gone.url,
    signal: new AbortController().signal,
  })
  expect(store.getState().generation).toEqual({ phase: 'failed', message: messages.unreachable })
})

test('a 429 throttles the page until the server allows the next try', async () => {
  const before = Date.now()
  const { state } = await run(() => ({
    status: 429,
    headers: { 'retry-after': '90' },
    body: { error: 'Too many.' },
  }))
  expect(state.quota.refusedUntil).toBeGreaterThanOrEqual(before + 90_000)
  expect(state.quota.refusedUntil).toBeLessThanOrEqual(Date.now() + 90_000)
  expect(state.notices).toMatchObject([{ type: 'warning', text: messages.rateLimit }])
})

test('a failure keeps the previous picture', async () => {
  const { store, state } = await run(wellBehaved)
  await server?.close()
  const { state: after } = await run(() => ({ status: 500, body: {} }), { store })
  expect(after.generation).toMatchObject({
    phase: 'failed',
    previous: state.generation.phase === 'succeeded' ? state.generation.portrait : undefined,
  })
  expect(after.generation).toHaveProperty('previous.image')
})

test('nothing is written once it is aborted', async () => {
  const stop = new AbortController()
  const { state, phases } = await run(
    (request) => {
      stop.abort()
      return wellBehaved(request)
    },
    { signal: stop.signal },
  )
  expect(phases).toEqual(['describing'])
  expect(state.notices).toEqual([])
  expect(state.quota.requestedAt).toEqual([])
})
