/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import type { Call, Replies } from '@dramatis/functions/testing'
import { pageStore } from '@dramatis/store'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { stopServers, successes } from '../../test/servers.ts'
import messages from '../messages/en.json'

beforeEach(() => void freshPage())
afterEach(stopServers)

const SIGNATURE = 'x'.repeat(43)

/** Draws each description as a picture of its own; only the first counts, and gives a token. */
const renderStudio = async (replies: Replies = {}) => {
  let drawn = 0
  const page = await renderGenerator({
    features: () => ({ ...successes.features(), changes: true }),
    charPrompt: ({ body: { description, change } }: Call<'charPrompt'>) =>
      description === undefined
        ? { response: 'An old wizard.' }
        : { response: `${description} ${change}.`, signature: SIGNATURE },
    characterSD: () => {
      const first = ++drawn === 1
      return {
        ...successes.characterSD(),
        result: `data:image/jpeg;base64,pic${drawn}`,
        premium: false,
        counted: first,
        understood: { kind: 'known', name: 'Gandalf', source: '', others: [] },
        ...(first && { exchange: 'token-1' }),
      }
    },
    ...replies,
  })
  await page.enter('Gandalf')
  return page
}

const open = async (replies: Replies = {}) => {
  const page = await renderStudio(replies)
  const words = async () => {
    await page.user.click(await screen.findByRole('button', { name: messages.more }))
    return screen.findByRole<HTMLInputElement>('textbox', { name: messages.change })
  }
  const change = async (text: string) => page.user.type(await words(), `${text}{Enter}`)
  return { ...page, words, change }
}

const shown = () => {
  const { generation } = pageStore.getState()
  return generation.phase === 'succeeded' ? generation.portrait.description : undefined
}
const becomes = (description: string) => waitFor(() => expect(shown()).toBe(description))

test('[picture-30] a change is made to the description, and drawn with the same seed, the first time for free', async () => {
  const { change, callsTo, words } = await open()
  await change(' older, smiling ')
  await becomes('An old wizard. older, smiling.')
  expect(callsTo('charPrompt')[1]?.body).toMatchObject({
    prompt: 'Gandalf',
    description: 'An old wizard.',
    change: 'older, smiling',
  })
  const [first, second] = callsTo('characterSD').map(({ body }) => body)
  expect(second).toMatchObject({
    prompt: 'An old wizard. older, smiling.',
    signature: SIGNATURE,
    character: 'Gandalf',
    exchange: { token: 'token-1', as: 'change' },
  })
  expect(second?.seed).toBe(first?.seed)
  expect(pageStore.getState().quota.requestedAt).toHaveLength(1)
  await words()
  screen.getByRole('button', { name: messages.changeIt })
})

test('[picture-30] nothing is drawn if nothing in a change is understood', async () => {
  const { change, callsTo } = await open({
    charPrompt: ({ body: { description } }: Call<'charPrompt'>) => ({
      response: description ?? 'An old wizard.',
      unread: ['zeppelins'],
    }),
  })
  await change('zeppelins')
  await screen.findByText(messages.changeOfNothing)
  const field = screen.getByRole('textbox', { name: messages.change })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(callsTo('characterSD')).toHaveLength(1)
  screen.getByRole('button', { name: messages.changeItFree })
  fireEvent.change(field, { target: { value: 'z' } })
  expect(screen.queryByText(messages.changeOfNothing)).toBeNull()
})

test('what is not understood of a change is said below the picture', async () => {
  const { change } = await open({
    charPrompt: ({ body: { description = 'A wizard.' } }: Call<'charPrompt'>) => ({
      response: `${description}!`,
      unread: ['zeppelin'],
    }),
  })
  await change('older, with a zeppelin')
  await screen.findByText('Not drawn: zeppelin')
})

test('says why a change failed, and draws nothing', async () => {
  const { change, callsTo } = await open({
    charPrompt: ({ body: { description } }: Call<'charPrompt'>) =>
      description === undefined ? { response: 'A wizard.' } : new Response('{}', { status: 500 }),
  })
  await change('older')
  await screen.findByText(messages.describingFailed)
  expect(callsTo('characterSD')).toHaveLength(1)
})

test('without a portrait left, only the free change is drawn', async () => {
  const { change, callsTo, words, user } = await open()
  await screen.findByText(/^Drawn as/)
  act(() => pageStore.getState().refuseUntil(Date.now() + 60_000))
  await change('older')
  await becomes('An old wizard. older.')
  await user.type(await words(), 'sad{Enter}')
  await screen.findByText('Try again in 1 minute')
  expect(callsTo('charPrompt')).toHaveLength(2)
})

test('chips write the change, so that several make one picture', async () => {
  const { words, user, callsTo } = await open()
  const field = await words()
  const chip = (group: string, name: string) =>
    within(screen.getByRole('group', { name: group })).getByRole('button', { name })
  await user.click(chip('Age', 'younger'))
  await user.click(chip('Age', 'older'))
  chip('Hair', 'red hair').focus()
  await user.keyboard('{Enter}')
  expect(field.value).toBe('older, red hair')
  expect(chip('Age', 'younger').getAttribute('aria-pressed')).toBe('false')
  expect(chip('Age', 'older').getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: messages.changeItFree }))
  await becomes('An old wizard. older, with red hair.')
  expect(callsTo('characterSD')).toHaveLength(2)
})

describe('undo and redo', () => {
  const button = (name: string) => screen.findByRole('button', { name })

  test('walk through the changes without drawing', async () => {
    const { change, callsTo, user } = await open()
    expect(screen.queryByRole('button', { name: messages.undo })).toBeNull()
    await change('older')
    await becomes('An old wizard. older.')
    await change('sad')
    await becomes('An old wizard. older. sad.')
    const undo = await button(messages.undo)
    const redo = await button(messages.redo)
    expect(redo.getAttribute('aria-disabled')).toBe('true')
    await user.click(undo)
    await becomes('An old wizard. older.')
    await user.click(await button(messages.undo))
    await becomes('An old wizard.')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(messages.undo)
    await user.click(await button(messages.undo))
    await becomes('An old wizard.')
    await user.click(await button(messages.redo))
    await user.click(await button(messages.redo))
    await becomes('An old wizard. older. sad.')
    expect(callsTo('characterSD')).toHaveLength(3)
    expect(await screen.findAllByRole('button', { name: /Gallery, 3/ })).toHaveLength(1)
  })

  test('a change after an undone one takes its place', async () => {
    const { change, user } = await open()
    await change('older')
    await becomes('An old wizard. older.')
    await user.click(await button(messages.undo))
    await change('sad')
    await becomes('An old wizard. sad.')
    await user.click(await button(messages.undo))
    await user.click(await button(messages.redo))
    await becomes('An old wizard. sad.')
  })

  test.each(['Control', 'Meta'])('have keys with %s, which a text field keeps', async (key) => {
    const { change, user, words } = await open()
    await change('older')
    await becomes('An old wizard. older.')
    ;(await button(messages.anotherTake)).focus()
    await user.keyboard(`{${key}>}z{/${key}}`)
    await becomes('An old wizard.')
    ;(await button(messages.anotherTake)).focus()
    await user.keyboard(`{${key}>}{Shift>}Z{/Shift}{/${key}}`)
    await becomes('An old wizard. older.')
    await user.click(await words())
    await user.keyboard(`{${key}>}z{/${key}}`)
    expect(shown()).toBe('An old wizard. older.')
  })
})

test('no change is offered where the functions make none', async () => {
  const { user } = await renderStudio({ features: successes.features })
  await user.click(await screen.findByRole('button', { name: messages.more }))
  screen.getByRole('textbox', { name: messages.description })
  expect(screen.queryByRole('textbox', { name: messages.change })).toBeNull()
})
