/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { MAX_CHANGE_LENGTH, MAX_PHOTO_BYTES } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { stopServers } from '../../test/servers.ts'
import messages from '../messages/en.json'

beforeEach(() => void freshPage())
afterEach(stopServers)

const PICTURE = 'data:image/jpeg;base64,/9j/'
const photo = (bytes = 6, type = 'image/jpeg') => {
  const content = new Uint8Array(bytes)
  content.set([0xff, 0xd8, 0xff, 0xda])
  content.set([0xff, 0xd9], bytes - 2)
  return new File([content], 'photo', { type })
}
const PHOTO = 'data:image/jpeg;base64,/9j/2v/Z'

const renderWithFeatures = (features: { readonly edits: boolean; readonly freeText: boolean }) =>
  renderGenerator({ features: () => features })

test('[picture-29] requests the features when the form is first used, and not before', async () => {
  const { callsTo, user, input } = await renderGenerator()
  expect(callsTo('features')).toEqual([])
  await user.click(input)
  await waitFor(() => expect(callsTo('features')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: messages.photo })).toBeNull()
})

describe('a photo to start from', () => {
  const openPanel = async () => {
    const page = await renderWithFeatures({ edits: true, freeText: true })
    await page.user.click(page.input)
    await page.user.click(await screen.findByRole('button', { name: messages.photo }))
    return { ...page, chooser: screen.getByLabelText<HTMLInputElement>(messages.photoChoose) }
  }

  test('[picture-29] is shown, sent with the request and with further takes, and can be removed', async () => {
    const { user, enter, chooser, callsTo } = await openPanel()
    await user.upload(chooser, photo())
    const shown = await screen.findByRole<HTMLImageElement>('img', { name: messages.photoChosen })
    expect(shown.src).toBe(PHOTO)
    await enter('Mario')
    await user.click(await screen.findByRole('button', { name: messages.anotherTake }))
    await waitFor(() => expect(pageStore.getState().quota.requestedAt).toHaveLength(2))
    expect(callsTo('characterSD')).toMatchObject([
      { body: { character: 'Mario', photo: PHOTO } },
      { body: { character: 'Mario', photo: PHOTO } },
    ])

    await user.click(screen.getByRole('button', { name: messages.photoChosen }))
    await user.click(screen.getByRole('button', { name: messages.photoRemove }))
    expect(screen.queryByRole('img', { name: messages.photoChosen })).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText(messages.photoChoose))
    await enter('Luigi')
    await waitFor(() => expect(callsTo('characterSD')).toHaveLength(3))
    expect(callsTo('characterSD')[2]?.body).not.toHaveProperty('photo')
  })

  test('[picture-29] can be dropped on the panel', async () => {
    await openPanel()
    const panel = screen.getByRole('group', { name: messages.photo })
    fireEvent.drop(panel, { dataTransfer: { files: [photo()] } })
    await screen.findByRole('img', { name: messages.photoChosen })
  })

  test.each([
    ['too large', photo(MAX_PHOTO_BYTES + 1), 'Please choose a photo of at most 8 MB'],
    ['of another type', photo(6, 'image/gif'), messages.photoOfOtherType],
    [
      'a text called .png',
      new File(['Hello'], 'a.png', { type: 'image/png' }),
      messages.photoOfOtherType,
    ],
    [
      'half',
      new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' }),
      messages.photoCutOff,
    ],
    ['HEIC', photo(6, 'image/heic'), messages.photoHeic],
  ])('[picture-29] is refused if it is %s', async (_, file, problem) => {
    const { chooser } = await openPanel()
    fireEvent.drop(screen.getByRole('group', { name: messages.photo }), {
      dataTransfer: { files: [file] },
    })
    await screen.findByText(problem)
    expect(chooser.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('img', { name: messages.photoChosen })).toBeNull()
  })

  test('is chosen in a panel that closes with Escape or a press outside', async () => {
    const { user } = await openPanel()
    const toggle = screen.getByRole('button', { name: messages.photo })
    await user.keyboard('{Escape}')
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(toggle)
    await user.click(toggle)
    await user.click(document.body)
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('a change in words', () => {
  const open = async () => {
    const page = await renderWithFeatures({ edits: true, freeText: true })
    await page.enter('Mario')
    await page.user.click(await screen.findByRole('button', { name: messages.more }))
    return { ...page, words: await screen.findByRole('textbox', { name: messages.change }) }
  }

  test('[picture-30] is drawn from the picture, and counts', async () => {
    const { user, words, callsTo } = await open()
    await user.type(words, ' Make the hat red {Enter}')
    await waitFor(() => expect(pageStore.getState().quota.requestedAt).toHaveLength(2))
    expect(callsTo('charPrompt')).toHaveLength(1)
    expect(callsTo('characterSD')[1]?.body).toMatchObject({
      prompt: 'An old wizard in grey.',
      photo: PICTURE,
      change: 'Make the hat red',
    })
  })

  test.each([
    ['blank', ' ', messages.changeBlank],
    ['too long', 'x'.repeat(MAX_CHANGE_LENGTH + 1), 'Please shorten this to 300 characters'],
  ])('[picture-30] is not sent if it is %s', async (_, value, problem) => {
    const { user, words, callsTo } = await open()
    fireEvent.change(words, { target: { value } })
    await user.click(screen.getByRole('button', { name: messages.changeIt }))
    screen.getByText(problem)
    expect(words.getAttribute('aria-invalid')).toBe('true')
    expect(callsTo('characterSD')).toHaveLength(1)
  })
})

test('[picture-28] a description cannot be edited where the functions accept only their own', async () => {
  const { enter, user, callsTo } = await renderWithFeatures({ edits: false, freeText: false })
  await enter('Mario')
  await user.click(await screen.findByRole('button', { name: messages.more }))
  await screen.findByText(messages.descriptionFixed)
  const description = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: messages.description,
  })
  expect(description.readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: messages.drawAgain })).toBeNull()
  await user.click(description)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(callsTo('characterSD')).toHaveLength(1)
  expect(screen.queryByRole('textbox', { name: messages.change })).toBeNull()
})
