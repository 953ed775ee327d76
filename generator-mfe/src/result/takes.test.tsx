/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import type { Call, Replies } from '@dramatis/functions/testing'
import { pageStore } from '@dramatis/store'
import { act, screen, waitFor, within } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { createDeferred, stopServers, successes } from '../../test/servers.ts'
import messages from '../messages/en.json'

beforeEach(() => void freshPage())
afterEach(stopServers)

const signature = (index: number) => `${index}`.padStart(43, 'x')

const characterTakes = ({ body: { from, count } }: Call<'characterTakes'>) => ({
  takes: Array.from({ length: count }, (_, at) => ({
    prompt: `An old wizard, take ${from + at}.`,
    signature: signature(from + at),
    result: `data:image/jpeg;base64,AAA${from + at}`,
    label: `label ${from + at}`,
    alt: `alt ${from + at}`,
  })),
})

let drawn = 0
beforeEach(() => (drawn = 0))

const offering = (replies: Replies = {}) =>
  renderGenerator({
    features: () => ({ ...successes.features(), takes: 4 }),
    characterTakes,
    characterSD: () => {
      drawn += 1
      const first = drawn === 1
      return {
        ...successes.characterSD(),
        result: `data:image/jpeg;base64,pic${drawn}`,
        premium: false,
        counted: first,
        ...(first && { exchange: 'token-1' }),
      }
    },
    ...replies,
  })

const group = () => screen.findByRole('group', { name: messages.takes })
const takeButton = async (name: string) =>
  within(await group()).findByRole<HTMLButtonElement>('button', { name })
const shown = () => {
  const { generation } = pageStore.getState()
  return generation.phase === 'succeeded' ? generation.portrait : undefined
}

it('shows three other takes with one call, after the picture has arrived', async () => {
  const held = createDeferred()
  const { enter, callsTo } = await offering({
    characterSD: () => held.promise.then(() => ({ ...successes.characterSD(), premium: false })),
  })
  await enter('Gandalf')
  await waitFor(() => expect(callsTo('characterSD')).toHaveLength(1))
  expect(callsTo('characterTakes')).toEqual([])
  held.resolve()
  await takeButton('Take 2 of 4: label 1')
  expect(within(await group()).getAllByRole('button')).toHaveLength(4)
  expect((await takeButton('Take 1 of 4: as first drawn')).getAttribute('aria-current')).toBe(
    'true',
  )
  expect(callsTo('characterTakes').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      prompt: 'An old wizard in grey.',
      character: 'Gandalf',
      from: 1,
      count: 3,
      language: 'en',
    }),
  ])
})

it('draws a chosen take in full, from its own description, and keeps the focus and the row', async () => {
  const { enter, user, callsTo } = await offering()
  await enter('Gandalf')
  const third = await takeButton('Take 3 of 4: label 2, free')
  third.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(shown()?.description).toBe('An old wizard, take 2.'))
  expect(callsTo('characterSD')[1]?.body).toMatchObject({
    prompt: 'An old wizard, take 2.',
    signature: signature(2),
    character: 'Gandalf',
    exchange: { token: 'token-1', as: 'take' },
  })
  const after = await takeButton('Take 3 of 4: label 2')
  expect([after, after.getAttribute('aria-current')]).toEqual([document.activeElement, 'true'])
  within(await group())
  screen.getByText('Take 3 of 4: label 2')
  expect(callsTo('characterTakes')).toHaveLength(1)
  expect(callsTo('charPrompt')).toHaveLength(1)
  expect(pageStore.getState().quota.requestedAt).toHaveLength(1)

  await user.click(await takeButton('Take 1 of 4: as first drawn'))
  expect(shown()?.description).toBe('An old wizard in grey.')
  await user.click(await takeButton('Take 2 of 4: label 1'))
  await waitFor(() => expect(callsTo('characterSD')).toHaveLength(3))
  expect(callsTo('characterSD')[2]?.body.exchange).toBeUndefined()
})

it.each([
  ['a subscriber', 'premium', true],
  ['whoever has premium no longer', 'free', false],
  ['whoever is not known to have it yet', 'checking', false],
] as const)('asks for takes in a premium style for %s: %s, %p', async (_who, status, asked) => {
  const { enter, callsTo } = await offering()
  await enter('Gandalf')
  await group()
  const portrait = shown()
  if (portrait === undefined) throw new Error('Nothing is shown.')
  act(() => {
    pageStore.setState({
      subscriber: { status, email: 'reader@example.com' },
      generation: { phase: 'succeeded', portrait: { ...portrait, style: 'lego' } },
    })
  })
  // A call for the kept picture would arrive before those for the next one.
  await enter('Merlin')
  const calls = () => callsTo('characterTakes').map(({ body }) => body)
  await waitFor(() =>
    expect(calls().some(({ character }) => character.endsWith('Merlin'))).toBe(true),
  )
  expect(calls().some(({ style }) => style === 'lego')).toBe(asked)
})

it('shows the small picture on the stage until the take has been drawn', async () => {
  const held = createDeferred()
  let calls = 0
  const { enter, user } = await offering({
    characterSD: async () => {
      calls += 1
      if (calls > 1) await held.promise
      return { ...successes.characterSD(), premium: false }
    },
  })
  await enter('Gandalf')
  await user.click(await takeButton('Take 2 of 4: label 1'))
  await waitFor(() =>
    expect(pageStore.getState().generation).toMatchObject({
      phase: 'creating',
      preview: 'data:image/jpeg;base64,AAA1',
    }),
  )
  const current = await takeButton('Take 2 of 4: label 1')
  expect(current.getAttribute('aria-current')).toBe('true')
  await user.click(await takeButton('Take 3 of 4: label 2'))
  expect(calls).toBe(2)
  held.resolve()
  await waitFor(() => expect(shown()).toBeDefined())
})

it('“Another take” draws the first of the next four, and shows the others', async () => {
  const { enter, user, callsTo } = await offering()
  await enter('Gandalf')
  await takeButton('Take 2 of 4: label 1, free')
  await user.click(screen.getByRole('button', { name: messages.anotherTake }))
  await waitFor(() => expect(shown()?.description).toBe('An old wizard, take 4.'))
  await takeButton('Take 4 of 4: label 7')
  expect((await takeButton('Take 1 of 4: label 4')).getAttribute('aria-current')).toBe('true')
  expect(callsTo('characterTakes').map(({ body: { from, count } }) => [from, count])).toEqual([
    [1, 3],
    [4, 4],
  ])
  await user.click(await screen.findByRole('button', { name: messages.anotherTake }))
  await waitFor(() => expect(shown()?.description).toBe('An old wizard, take 8.'))
})

it('starts anew with the next name', async () => {
  const { enter, input, user, callsTo } = await offering()
  await enter('Gandalf')
  await takeButton('Take 2 of 4: label 1, free')
  await user.clear(input)
  await enter('Merlin')
  await waitFor(() => expect(callsTo('characterTakes')).toHaveLength(2))
  expect(callsTo('characterTakes')[1]?.body).toMatchObject({ character: 'Merlin', from: 1 })
})

it.each([404, 501])(
  'shows none if the functions respond with %i, and draws another seed',
  async (status) => {
    const { enter, user, callsTo } = await offering({
      characterTakes: () => new Response('{}', { status }),
    })
    await enter('Gandalf')
    await waitFor(() => expect(callsTo('characterTakes')).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: messages.anotherTake }))
    await waitFor(() => expect(callsTo('characterSD')).toHaveLength(2))
    const redrawn = callsTo('characterSD')[1]?.body
    expect(redrawn?.prompt).toBe('An old wizard in grey.')
    expect(typeof redrawn?.seed).toBe('number')
    expect(screen.queryByRole('group', { name: messages.takes })).toBeNull()
  },
)

it('asks for none where the functions or the host offer none', async () => {
  const one = await renderGenerator()
  await one.enter('Gandalf')
  await screen.findByText('Free Version')
  one.unmount()
  freshPage()
  const compact = await renderGenerator(
    { features: () => ({ ...successes.features(), takes: 4 }), characterTakes },
    'simple',
  )
  await compact.enter('Gandalf')
  await screen.findByText('Free Version')
  await compact.user.click(screen.getByRole('button', { name: messages.anotherTake }))
  await waitFor(() => expect(compact.callsTo('characterSD')).toHaveLength(2))
  expect([...one.callsTo('characterTakes'), ...compact.callsTo('characterTakes')]).toEqual([])
})
