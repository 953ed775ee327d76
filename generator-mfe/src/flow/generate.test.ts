/** @jest-environment node */
import {
  createPageStore,
  type Generation,
  type PageStore,
  type Portrait,
  type Subscriber,
} from '@dramatis/store'
import {
  functionsServer,
  requestsTo,
  wellBehaved,
  type Answer,
  type FunctionsServer,
  type SeenRequest,
} from '../../test/functionsServer.ts'
import type { DramatisError } from '../embed/dramatis-generator.d.ts'
import messages from '../messages/en.json'
import { generate, generateSeries, type Options, type Wish } from './generate.ts'

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

const BROKEN = 'data:image/jpeg;base64,broken'

const run = async (
  answer: (request: SeenRequest) => Answer | Promise<Answer>,
  {
    store = newStore(),
    signal = new AbortController().signal,
    work = (options: Options) => generate(wish, options),
  } = {},
) => {
  server = await functionsServer(answer)
  const generations: Generation[] = []
  const kept: Portrait[] = []
  const failures: DramatisError[] = []
  store.subscribe(({ generation }, before) => {
    if (generation !== before.generation) generations.push(generation)
  })
  await work({
    store,
    functionsUrl: server.url,
    signal,
    canShow: (image) => Promise.resolve(image !== BROKEN),
    keep: (portrait) => kept.push(portrait),
    fail: (error) => failures.push(error),
  })
  const phases = generations
    .map(({ phase }) => phase)
    .filter((phase, index, all) => phase !== all[index - 1])
  return { store, kept, failures, generations, phases, seen: server.seen, state: store.getState() }
}

/** Answers `charPrompt` well and `characterSD` as given. */
const drawing = (answer: Answer) => (request: SeenRequest) =>
  request.path.endsWith('/charPrompt') ? wellBehaved(request) : answer

test('a portrait is described, drawn and counted once', async () => {
  const { state, phases, seen, kept } = await run(wellBehaved)

  expect(phases).toEqual(['describing', 'creating', 'succeeded'])
  const calls = seen.filter(({ path }) => !path.endsWith('/characterPreview'))
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
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
  expect(state.generation).toMatchObject({
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
  expect(kept).toEqual([state.generation.phase === 'succeeded' && state.generation.portrait])
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
  expect(requestsTo({ seen }, 'characterSD')[0]?.body).toMatchObject({
    premium: true,
    email: 'ada@example.com',
  })
  expect(state.generation).toMatchObject({ portrait: { premium: true } })
})

test('the proof of owning the address goes along, where there is one', async () => {
  const store = newStore()
  store
    .getState()
    .setSubscriber({ status: 'premium', email: 'ada@example.com', proof: 'signed-proof' })
  const { seen } = await run(wellBehaved, { store })
  for (const name of ['characterSD', 'characterPreview'] as const) {
    expect(requestsTo({ seen }, name)[0]?.headers['x-dramatis-proof']).toBe('signed-proof')
  }
  await server?.close()
  const without = await run(wellBehaved)
  expect(without.seen[1]?.headers).not.toHaveProperty('x-dramatis-proof')
})

describe('only a free portrait counts', () => {
  const subscribed = { status: 'premium', email: 'ada@example.com' } as const
  const failed = { status: 'failed', email: 'ada@example.com' } as const
  const first = { image: 'data:,x', description: 'An old wizard in grey.', premium: true }

  test.each<[string, Subscriber, boolean | undefined, boolean]>([
    ['a subscriber', subscribed, true, true],
    ['a subscriber whom only the server knows', failed, true, true],
    ['one who was a subscriber when the page asked', subscribed, false, false],
    ['a subscriber, by a server that does not say', subscribed, undefined, true],
    ['a free visitor, by a server that does not say', failed, undefined, false],
  ])('as the server has it: for %s', async (_, subscriber, said, premium) => {
    const store = newStore()
    store.getState().setSubscriber(subscriber)
    const answer = drawing({
      body: { result: 'data:,x', ...(said !== undefined && { premium: said }) },
    })
    const { state } = await run(answer, { store })
    expect(state.generation).toMatchObject({ phase: 'succeeded', portrait: { premium } })
    expect(state.quota.requestedAt).toHaveLength(premium ? 0 : 1)
    await server?.close()
    await run(answer, {
      store,
      work: (options) => generateSeries({ ...wish, ...first }, ['lego'], options),
    })
    expect(state.quota.requestedAt).toHaveLength(premium ? 0 : 1)
    expect(store.getState().quota.requestedAt).toHaveLength(premium ? 0 : 2)
  })
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
  ['the image can not be shown', drawing({ body: { result: BROKEN } }), messages.failed],
])('when %s, the visitor is told so and nothing is counted', async (_, answer, message) => {
  const { state, kept } = await run(answer)
  expect(state.generation).toMatchObject({ phase: 'failed', message })
  expect(kept).toEqual([])
  expect(state.notices).toMatchObject([{ type: 'error', text: message }])
  expect(state.quota.requestedAt).toEqual([])
})

test('a server that cannot be reached is an error of its own', async () => {
  const store = newStore()
  const gone = await functionsServer(wellBehaved)
  await gone.close()
  const failures: DramatisError[] = []
  await generate(wish, {
    store,
    functionsUrl: gone.url,
    signal: new AbortController().signal,
    canShow: () => Promise.resolve(true),
    keep: () => undefined,
    fail: (error) => failures.push(error),
  })
  expect(store.getState().generation).toEqual({
    phase: 'failed',
    message: messages.unreachable,
    key: 'unreachable',
  })
  expect(failures).toEqual([{ message: messages.unreachable }])
})

test.each(['charPrompt', 'characterSD'])(
  'a server that accepts %s and never answers is given up',
  async (name) => {
    const { state, failures } = await run(
      (request) =>
        request.path.endsWith(name) ? new Promise(() => undefined) : wellBehaved(request),
      {
        work: (options) =>
          generate(wish, {
            ...options,
            timeLimitsMs: { describing: 200, creating: 200, preview: 200 },
          }),
      },
    )
    expect(state.generation).toMatchObject({ phase: 'failed', key: 'unreachable' })
    expect(failures).toEqual([{ message: messages.unreachable }])
    expect(state.quota.requestedAt).toEqual([])
  },
)

test('a preview is waited for only so long, and the picture longer', async () => {
  const { generations, state } = await run(
    async (request) => {
      if (request.path.endsWith('/charPrompt')) return wellBehaved(request)
      await new Promise((resolve) => setTimeout(resolve, 300))
      return wellBehaved(request)
    },
    {
      work: (options) =>
        generate(wish, {
          ...options,
          timeLimitsMs: { describing: 10_000, creating: 10_000, preview: 100 },
        }),
    },
  )
  expect(state.generation).toMatchObject({ phase: 'succeeded' })
  expect(generations.filter((generation) => 'preview' in generation)).toEqual([])
})

test('a 429 throttles the page until the server allows the next try', async () => {
  const before = Date.now()
  const { state, failures } = await run(() => ({
    status: 429,
    headers: { 'retry-after': '90' },
    body: { error: 'Too many.' },
  }))
  expect(state.quota.refusedUntil).toBeGreaterThanOrEqual(before + 90_000)
  expect(state.quota.refusedUntil).toBeLessThanOrEqual(Date.now() + 90_000)
  expect(state.notices).toMatchObject([{ type: 'warning', text: messages.rateLimit }])
  expect(failures).toEqual([{ message: messages.rateLimit, status: 429 }])
})

test('a failure keeps the previous picture', async () => {
  const { store, state } = await run(wellBehaved)
  await server?.close()
  const { state: after, failures } = await run(() => ({ status: 500, body: {} }), { store })
  expect(failures).toEqual([{ message: messages.describingFailed, status: 500 }])
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

describe('a preview', () => {
  const held = () => {
    let release: () => void = () => undefined
    const holding = new Promise<void>((resolve) => (release = resolve))
    return { holding, release }
  }
  const preview = 'data:image/jpeg;base64,cHJldmlldw=='

  test('stands in until the picture is there, and is handed over to it', async () => {
    const { holding, release } = held()
    const store = newStore()
    store.subscribe(({ generation }) => {
      if ('preview' in generation && generation.phase === 'creating') release()
    })
    const { generations, state, seen } = await run(
      async (request) => {
        if (request.path.endsWith('/characterSD')) await holding
        return wellBehaved(request)
      },
      { store },
    )
    expect(generations.find((generation) => 'preview' in generation)).toMatchObject({
      phase: 'creating',
      preview,
    })
    expect(state.generation).toMatchObject({ phase: 'succeeded', preview })
    expect(requestsTo({ seen }, 'characterPreview')[0]?.body).toEqual({
      prompt: 'An old wizard in grey.',
      aspect_ratio: 'square',
      style: 'realistic',
      email: '',
    })
  })

  test.each([
    ['is refused', { status: 501, body: { error: 'There are no previews here.' } }],
    ['fails', { status: 500, body: '' }],
    ['is unreadable', { body: { result: 7 } }],
  ])('that %s goes unsaid, and is asked for once', async (_, answer) => {
    const { state, seen } = await run((request) =>
      request.path.endsWith('/characterPreview') ? answer : wellBehaved(request),
    )
    expect(state.generation).toMatchObject({ phase: 'succeeded' })
    expect(state.generation).not.toHaveProperty('preview')
    expect(state.notices.map(({ type }) => type)).toEqual(['success'])
    expect(requestsTo({ seen }, 'characterPreview')).toHaveLength(1)
  })

  test('that comes after the picture is left aside', async () => {
    const { holding, release } = held()
    const { store, state } = await run(async (request) => {
      if (request.path.endsWith('/characterPreview')) await holding
      return wellBehaved(request)
    })
    release()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(store.getState().generation).toBe(state.generation)
  })
})

test('a description that is there is not written again; a seed goes to the picture and its preview', async () => {
  const again = { ...wish, description: 'A wizard in white.', seed: 7 }
  const { seen, phases, state } = await run(wellBehaved, {
    work: (options) => generate(again, options),
  })
  expect(phases).toEqual(['creating', 'succeeded'])
  expect(requestsTo({ seen }, 'charPrompt')).toEqual([])
  for (const name of ['characterSD', 'characterPreview'] as const) {
    expect(requestsTo({ seen }, name)[0]?.body).toMatchObject({
      prompt: 'A wizard in white.',
      seed: 7,
    })
  }
  expect(state.generation).toMatchObject({
    portrait: { description: 'A wizard in white.', seed: 7 },
  })
})

test('what the server says for screen readers is kept', async () => {
  const { state } = await run(drawing({ body: { result: 'data:,x', alt: 'Gandalf, an old man.' } }))
  expect(state.generation).toMatchObject({ portrait: { alt: 'Gandalf, an old man.' } })
})

describe('in every style', () => {
  const first: Portrait = {
    ...wish,
    image: 'data:image/jpeg;base64,first',
    description: 'An old wizard in grey.',
    premium: true,
    seed: 3,
  }
  const styles = ['ghibli', 'lego', 'pixar'] as const
  const series = (options: Options) => generateSeries(first, styles, options)

  test('draws one after another, keeps each, shows the last one that is finished', async () => {
    const { generations, seen, kept, state } = await run(wellBehaved, { work: series })
    expect(seen.map(({ path, body }) => [path, body])).toEqual(
      styles.map((style) => [
        '/.netlify/functions/characterSD',
        expect.objectContaining({ style, seed: 3, prompt: 'An old wizard in grey.' }),
      ]),
    )
    expect(kept.map(({ style }) => style)).toEqual(styles)
    expect(generations).toMatchObject([
      { phase: 'creating', series: { style: 'ghibli', index: 1, count: 3, shown: first } },
      {
        phase: 'creating',
        series: { style: 'lego', index: 2, count: 3, shown: { style: 'ghibli' } },
      },
      {
        phase: 'creating',
        series: { style: 'pixar', index: 3, count: 3, shown: { style: 'lego' } },
      },
      { phase: 'succeeded', portrait: { style: 'pixar' } },
    ])
    expect(state.notices.map(({ type }) => type)).toEqual(['success'])
    expect(state.quota.requestedAt).toHaveLength(3)
  })

  test('ends at the first failure and keeps what it has', async () => {
    let drawn = 0
    const { state, kept } = await run(
      (request) => (++drawn === 2 ? { status: 502, body: '' } : wellBehaved(request)),
      { work: series },
    )
    expect(kept.map(({ style }) => style)).toEqual(['ghibli'])
    expect(state.generation).toMatchObject({ phase: 'failed', previous: { style: 'ghibli' } })
    expect(state.quota.requestedAt).toHaveLength(1)
  })

  test('stops when it is cancelled', async () => {
    const stop = new AbortController()
    const { kept, seen, state } = await run(
      (request) => {
        if (requestsTo({ seen: server?.seen ?? [] }, 'characterSD').length === 2) stop.abort()
        return wellBehaved(request)
      },
      { work: series, signal: stop.signal },
    )
    expect(seen).toHaveLength(2)
    expect(kept).toHaveLength(1)
    expect(state.notices).toEqual([])
  })
})
