/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import { act, screen, waitFor } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { notices, renderGenerator } from '../../test/renderGenerator.tsx'
import { stopServers } from '../../test/servers.ts'
import messages from '../messages/en.json'

beforeEach(() => void freshPage())
afterEach(stopServers)

test('[picture-16] draws another take from the same description with another seed', async () => {
  const { enter, user, callsTo } = await renderGenerator()
  await enter('Mario')
  await user.click(await screen.findByRole('button', { name: 'Another take' }))
  await waitFor(() => expect(pageStore.getState().quota.requestedAt).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: 'Another take' }))
  await waitFor(() => expect(pageStore.getState().quota.requestedAt).toHaveLength(3))
  expect(callsTo('charPrompt')).toHaveLength(1)
  const [first, ...takes] = callsTo('characterSD').map(({ body }) => body)
  expect(first?.seed).toBeUndefined()
  const seeds = takes.map(({ seed }) => seed)
  expect(seeds.map((seed) => typeof seed)).toEqual(['number', 'number'])
  expect(seeds[0]).not.toBe(seeds[1])
  expect(takes).toEqual(seeds.map((seed) => ({ ...first, seed })))
})

test('draws nothing when no request is left, and shows the time until the next', async () => {
  const { enter, user, callsTo } = await renderGenerator()
  await enter('Mario')
  const again = await screen.findByRole('button', { name: 'Another take' })
  act(() => {
    for (let count = 1; count < FREE_LIMIT; count++) pageStore.getState().countRequest(Date.now())
  })
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'))
  expect(again.title).toBe('Try again in 60 minutes')
  await user.click(again)
  expect(notices().at(-1)).toEqual(['warning', messages.rateLimit])
  await user.click(screen.getByRole('button', { name: messages.more }))
  await user.type(screen.getByRole('textbox', { name: messages.description }), ' Tall.')
  await user.click(screen.getByRole('button', { name: 'Draw again' }))
  expect(screen.getByText('Try again in 60 minutes', { selector: '[role=alert]' })).toBeDefined()
  expect(callsTo('characterSD')).toHaveLength(1)
})
