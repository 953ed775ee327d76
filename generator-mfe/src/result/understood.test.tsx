/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import type { Understanding } from '@dramatis/functions/contract'
import { pageStore } from '@dramatis/store'
import { act, screen, waitFor } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { stopServers, successes } from '../../test/servers.ts'
import messages from '../messages/en.json'

beforeEach(() => void freshPage())
afterEach(stopServers)

const BATMAN: Understanding = {
  kind: 'known',
  name: 'Batman',
  source: 'DC Comics',
  others: [
    { name: 'Bat', source: '', text: 'a bat' },
    { name: 'Batgirl', source: 'DC Comics', text: 'Batgirl, DC Comics' },
    { name: 'Beatman', source: '', text: 'Beatman', guess: true },
    { name: 'Fourth', source: '', text: 'fourth' },
  ],
}

const drawing = (understood: Understanding | undefined, more = {}) =>
  renderGenerator({
    characterSD: () => ({
      ...successes.characterSD(),
      premium: false,
      ...(understood && { understood }),
      ...more,
    }),
  })

it('says what a name was understood as, and what was not drawn', async () => {
  const { enter } = await drawing({ ...BATMAN, others: [] }, { unread: ['pizza'] })
  await enter('Batman eating pizza')
  await screen.findByText('Drawn as Batman, DC Comics')
  expect(screen.getAllByText('Not drawn: pizza')).toHaveLength(1)
  expect(screen.queryByText(messages.notThis)).toBeNull()
})

it.each([
  [
    { kind: 'known', name: 'Ada', source: 'music', living: true },
    'Drawn as Ada, music; no likeness is claimed',
  ],
  [{ kind: 'invented', name: 'Léa', source: '' }, 'Léa – not known to the engine: an invention'],
  [{ kind: 'described', name: 'an old king', source: '' }, messages.drawnAsDescribed],
] as const)('says it of %j', async (understood, expected) => {
  const { enter } = await drawing({ ...understood, others: [] })
  await enter('any')
  await screen.findByText(expected)
})

it('offers three other meanings, and draws one at a press, for free where the functions gave a token', async () => {
  const { enter, user, input, callsTo } = await drawing(BATMAN, {
    counted: true,
    exchange: 'token-1',
  })
  await enter('Batman')
  const batgirl = await screen.findByRole('button', { name: 'Batgirl, DC Comics' })
  screen.getByRole('button', { name: 'Did you mean Beatman?' })
  expect(screen.queryByRole('button', { name: 'Fourth' })).toBeNull()
  screen.getByText(messages.notThisFree)

  await user.click(batgirl)
  await waitFor(() => expect(callsTo('characterSD')).toHaveLength(2))
  expect(callsTo('charPrompt')[1]?.body.prompt).toBe('Batgirl, DC Comics')
  expect(callsTo('characterSD')[1]?.body).toMatchObject({
    character: 'Batgirl, DC Comics',
    exchange: { token: 'token-1', as: 'correction' },
  })
  expect(input.value).toBe('Batgirl, DC Comics')
})

it('does not call a second correction free, and sends no token with it', async () => {
  let drawn = 0
  const { enter, user, callsTo } = await renderGenerator({
    characterSD: () => {
      drawn += 1
      const first = drawn === 1
      return {
        ...successes.characterSD(),
        premium: false,
        counted: first,
        understood: BATMAN,
        ...(first && { exchange: 'token-1' }),
      }
    },
  })
  await enter('Batman')
  await user.click(await screen.findByRole('button', { name: 'Bat' }))
  await waitFor(() => expect(screen.queryByText(messages.notThisFree)).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Batgirl, DC Comics' }))
  await waitFor(() => expect(callsTo('characterSD')).toHaveLength(3))
  expect(callsTo('characterSD')[2]?.body.exchange).toBeUndefined()
  expect(pageStore.getState().quota.requestedAt).toHaveLength(1)
})

it('lets a visitor without a portrait left make a free correction', async () => {
  const { enter, user, callsTo } = await drawing(BATMAN, { counted: true, exchange: 'token-1' })
  await enter('Batman')
  await screen.findByText(messages.notThisFree)
  act(() => pageStore.getState().refuseUntil(Date.now() + 60_000))
  await user.click(screen.getByRole('button', { name: 'Bat' }))
  await waitFor(() => expect(callsTo('characterSD')).toHaveLength(2))
})

it('says nothing of a picture that another engine drew', async () => {
  const { enter } = await drawing(undefined)
  await enter('Batman')
  await screen.findByText('Free Version')
  expect(screen.queryByText(/^Drawn as/)).toBeNull()
})
