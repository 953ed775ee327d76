/** @jest-environment node */
import { refusal, type Replies } from '@dramatis/functions/testing'
import { newStore, portraitRequest, runGeneration } from '../../test/runGeneration.ts'
import { createDeferred, never, previewFirst, stopServers, successes } from '../../test/servers.ts'
import { generate } from './generate.ts'

afterEach(stopServers)

test('[picture-27] shows the preview until the picture has loaded', async () => {
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
])('ignores a preview that %s, and requests it only once', async (_, characterPreview) => {
  const { state, callsTo } = await runGeneration(previewFirst(characterPreview))
  expect(state.generation).toMatchObject({ phase: 'succeeded' })
  expect(state.generation).not.toHaveProperty('preview')
  expect(state.notices.map(({ type }) => type)).toEqual(['success'])
  expect(callsTo('characterPreview')).toHaveLength(1)
})

test('[picture-27] requests no preview once the functions have responded', async () => {
  const { generations, callsTo } = await runGeneration(
    {},
    { work: (options) => generate(portraitRequest, { ...options, previewDelayMs: 150_000 }) },
  )
  expect(generations.filter((generation) => 'preview' in generation)).toEqual([])
  expect(callsTo('characterPreview')).toEqual([])
})

test('aborts the request for a preview when the picture arrives first', async () => {
  const { state, generations } = await runGeneration(previewFirst(never))
  expect(state.generation).toMatchObject({ phase: 'succeeded' })
  expect(generations.filter((generation) => 'preview' in generation)).toEqual([])
})
