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

it('offers a subscriber to draw a picture from before in HD, and sells nothing to them', async () => {
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
