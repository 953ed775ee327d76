/** @jest-environment node */
import { refusal } from '@dramatis/functions/testing'
import type { Portrait } from '@dramatis/store'
import { portraitRequest, runGeneration } from '../../test/runGeneration.ts'
import { stopServers, successes } from '../../test/servers.ts'
import type { Options } from './generate.ts'
import { generateSeries } from './generateSeries.ts'
import { redrawRequest } from './redrawRequest.ts'

afterEach(stopServers)

const first: Portrait = {
  ...portraitRequest,
  image: 'data:image/jpeg;base64,first',
  description: 'An old wizard in grey.',
  premium: true,
  seed: 3,
}
const styles = ['ghibli', 'lego', 'pixar'] as const
const work = (options: Options) =>
  generateSeries(
    first,
    styles.map((style) => redrawRequest(first, style)),
    options,
  )

test('draws one style after another, keeps each picture, and shows the latest', async () => {
  const { generations, calls, pictures, state } = await runGeneration({}, { work })
  expect(calls).toMatchObject(
    styles.map((style) => ({
      name: 'characterSD',
      body: { style, seed: 3, prompt: 'An old wizard in grey.' },
    })),
  )
  expect(pictures.map(({ style }) => style)).toEqual(styles)
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

test('ends at the first failure and keeps what has been drawn', async () => {
  const { state, pictures } = await runGeneration(
    {
      characterSD: ({ body }) =>
        body.style === 'lego' ? refusal(502, 'boom') : successes.characterSD(),
    },
    { work },
  )
  expect(pictures.map(({ style }) => style)).toEqual(['ghibli'])
  expect(state.generation).toMatchObject({ phase: 'failed', previous: { style: 'ghibli' } })
  expect(state.quota.requestedAt).toHaveLength(1)
})

test('stops when it is canceled', async () => {
  const stop = new AbortController()
  const { pictures, calls, state } = await runGeneration(
    {
      characterSD: ({ body }) => {
        if (body.style === 'lego') stop.abort()
        return successes.characterSD()
      },
    },
    { work, signal: stop.signal },
  )
  expect(calls).toHaveLength(2)
  expect(pictures).toHaveLength(1)
  expect(state.notices).toEqual([])
})
