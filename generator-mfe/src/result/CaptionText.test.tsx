/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { act, screen, waitFor } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { stopServers, successes } from '../../test/servers.ts'

beforeEach(() => {
  freshPage()
})
afterEach(stopServers)

it('offers to redraw a subscriber’s earlier picture in HD, and advertises nothing', async () => {
  const { enter, user, callsTo } = await renderGenerator({
    characterSD: () => ({ ...successes.characterSD(), premium: false }),
  })
  await enter('Gandalf')
  await screen.findByText('Free Version')
  const subscriber = { status: 'premium', email: 'ada@example.com' } as const
  act(() => pageStore.getState().setSubscriber(subscriber))
  expect(screen.queryByRole('link', { name: /unlimited HD/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'draw it again in HD' }))
  await waitFor(() => expect(callsTo('characterSD')).toHaveLength(2))
  const [before, after] = callsTo('characterSD').map(({ body }) => body)
  expect(after).toEqual({ ...Object(before), premium: true, email: subscriber.email })
})

it('names the engine for the visitor’s tier before the first portrait', async () => {
  const { input, user } = await renderGenerator({
    features: () => ({
      ...successes.features(),
      engines: {
        free: { name: 'Dramatis Studio', kind: 'procedural' },
        premium: { name: 'painter-1', kind: 'model' },
      },
    }),
  })
  await user.type(input, 'G')
  await screen.findByText('Drawn by Dramatis Studio (no AI model)')
  act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))
  screen.getByText('Generated with painter-1')
})

it('lists the visitor’s words that a picture does not show, as many as fit', async () => {
  const { enter } = await renderGenerator({
    characterSD: () => ({
      ...successes.characterSD(),
      engine: { name: 'Dramatis Studio', kind: 'procedural' },
      unread: ['pipe', 'gloves', 'parrot', 'glint'],
    }),
  })
  await enter('an old pirate with a pipe, gloves, a parrot and a glint')
  await screen.findByText('Drawn by Dramatis Studio (no AI model)')
  screen.getByText('Not drawn: pipe, gloves, parrot, …')
})
