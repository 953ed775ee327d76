/** @jest-environment node */
import { refusal, type Replies } from '@dramatis/functions/testing'
import type { Generation } from '@dramatis/store'
import { newStore, portraitRequest, runGeneration } from '../../test/runGeneration.ts'
import {
  createDeferred,
  never,
  previewFirst,
  serveFunctions,
  stopServers,
  successes,
} from '../../test/servers.ts'
import { preview } from './callPortraitFunctions.ts'

afterEach(stopServers)

const describedRequest = { ...portraitRequest, description: 'An old wizard in grey.' }
const creating: Generation = {
  phase: 'creating',
  character: portraitRequest.character,
  aspect: portraitRequest.aspect,
}

test('is shown until the picture has loaded', async () => {
  const previewed = createDeferred()
  const store = newStore()
  store.subscribe(({ generation }) => {
    if ('preview' in generation && generation.phase === 'creating') previewed.resolve()
  })
  const { generations, state, callsTo } = await runGeneration(
    { characterSD: () => previewed.promise.then(successes.characterSD) },
    { store },
  )
  const { result } = successes.characterPreview()
  expect(generations.find((generation) => 'preview' in generation)).toMatchObject({
    phase: 'creating',
    preview: result,
  })
  expect(state.generation).toMatchObject({ phase: 'succeeded', preview: result })
  expect(callsTo('characterPreview')[0]?.body).toEqual({
    prompt: 'An old wizard in grey.',
    aspect_ratio: 'square',
    style: 'realistic',
    email: '',
  })
})

test.each<[string, NonNullable<Replies['characterPreview']>]>([
  ['is refused', () => refusal(501, 'There are no previews here.')],
  ['fails', () => new Response('', { status: 500 })],
  ['is unreadable', () => Response.json({ result: 7 })],
])('is ignored when it %s, and requested only once', async (_, characterPreview) => {
  const { state, callsTo } = await runGeneration(previewFirst(characterPreview))
  expect(state.generation).toMatchObject({ phase: 'succeeded' })
  expect(state.generation).not.toHaveProperty('preview')
  expect(state.notices.map(({ type }) => type)).toEqual(['success'])
  expect(callsTo('characterPreview')).toHaveLength(1)
})

test('is given up sooner than the picture', async () => {
  const { url } = await serveFunctions({ characterPreview: never })
  const store = newStore()
  store.getState().setGeneration(creating)
  await preview(
    {
      store,
      functionsUrl: url,
      signal: new AbortController().signal,
      timeLimitsMs: { describing: 3_600_000, creating: 3_600_000, preview: 100 },
    },
    describedRequest,
  )
  expect(store.getState().generation).toBe(creating)
})

test('is ignored when it arrives after the picture', async () => {
  const drawn = createDeferred()
  const { url } = await serveFunctions({
    characterPreview: () => drawn.promise.then(successes.characterPreview),
  })
  const store = newStore()
  store.getState().setGeneration(creating)
  const settled = preview(
    { store, functionsUrl: url, signal: new AbortController().signal },
    describedRequest,
  )
  const succeeded: Generation = {
    phase: 'succeeded',
    portrait: { ...describedRequest, image: 'data:image/jpeg;base64,/9j/', premium: false },
  }
  store.getState().setGeneration(succeeded)
  drawn.resolve()
  await settled
  expect(store.getState().generation).toBe(succeeded)
})
