/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { MAX_CHANGE_LENGTH } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import sharp from 'sharp'
import { decodeImages } from '../../test/decodeImages.ts'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { stopServers } from '../../test/servers.ts'
import messages from '../messages/en.json'

beforeEach(() => void freshPage())
afterEach(stopServers)

const PICTURE = 'data:image/jpeg;base64,/9j/'
const photoFile = (content: BlobPart, type = 'image/jpeg') => new File([content], 'photo', { type })
const drawn = async (background: string, side = 8, format: 'jpeg' | 'png' = 'jpeg') =>
  new Uint8Array(
    await sharp({ create: { width: side, height: side, channels: 3, background } })
      .toFormat(format, { compressionLevel: 0 })
      .toBuffer(),
  )
const urlOf = (content: Uint8Array) =>
  `data:image/jpeg;base64,${Buffer.from(content).toString('base64')}`

let red: Uint8Array<ArrayBuffer>
let blue: Uint8Array<ArrayBuffer>
let large: Uint8Array<ArrayBuffer>
/** A whole file with wrong pixels in it. */
let damaged: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  decodeImages()
  red = await drawn('red')
  blue = await drawn('blue')
  large = await drawn('red', 1700, 'png')
  damaged = await drawn('red', 8, 'png')
  damaged.fill(7, damaged.length - 60, damaged.length - 40)
})

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
  const shownPhoto = () =>
    screen.findByRole<HTMLImageElement>('img', { name: messages.photoChosen })

  const openPanel = async () => {
    const page = await renderWithFeatures({ edits: true, freeText: true })
    await page.user.click(page.input)
    await page.user.click(await screen.findByRole('button', { name: messages.photo }))
    return { ...page, chooser: screen.getByLabelText<HTMLInputElement>(messages.photoChoose) }
  }

  test('[picture-29] is shown, sent with the request and with further takes, and can be removed', async () => {
    const { user, enter, chooser, callsTo } = await openPanel()
    await user.upload(chooser, photoFile(red))
    expect((await shownPhoto()).src).toBe(urlOf(red))
    await enter('Mario')
    await user.click(await screen.findByRole('button', { name: messages.anotherTake }))
    await waitFor(() => expect(pageStore.getState().quota.requestedAt).toHaveLength(2))
    expect(callsTo('characterSD')).toMatchObject([
      { body: { character: 'Mario', photo: urlOf(red) } },
      { body: { character: 'Mario', photo: urlOf(red) } },
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
    fireEvent.drop(panel, { dataTransfer: { files: [photoFile(red)] } })
    await shownPhoto()
  })

  test.each<[string, () => File, string]>([
    ['too large', () => photoFile(large, 'image/png'), 'Please choose a photo of at most 8 MB'],
    ['of another type', () => photoFile(red, 'image/gif'), messages.photoOfOtherType],
    ['a text called .png', () => photoFile('Hello', 'image/png'), messages.photoOfOtherType],
    ['half', () => photoFile(red.slice(0, red.length / 2)), messages.photoCutOff],
    ['HEIC', () => photoFile(red, 'image/heic'), messages.photoHeic],
    ['damaged', () => photoFile(damaged, 'image/png'), messages.photoUnreadable],
  ])('[picture-29] is refused if it is %s', async (_, fileOf, problem) => {
    const { chooser } = await openPanel()
    fireEvent.drop(screen.getByRole('group', { name: messages.photo }), {
      dataTransfer: { files: [fileOf()] },
    })
    await screen.findByText(problem)
    expect(chooser.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('img', { name: messages.photoChosen })).toBeNull()
  })

  /** Lets each file be decoded only once its test says so. */
  const holdDecoding = () => {
    const decode = globalThis.createImageBitmap
    const held = new Map<ImageBitmapSource, () => void>()
    jest.spyOn(globalThis, 'createImageBitmap').mockImplementation(async (file) => {
      await new Promise<void>((resolve) => held.set(file, resolve))
      return decode(file)
    })
    return async (file: File) => {
      await waitFor(() => expect(held.has(file)).toBe(true))
      act(() => held.get(file)?.())
    }
  }
  afterEach(() => jest.restoreAllMocks())

  test('[picture-29] is the one chosen last, however long another takes to be read', async () => {
    const release = holdDecoding()
    const { user, chooser } = await openPanel()
    const [slow, quick] = [photoFile(red), photoFile(blue)]
    await user.upload(chooser, slow)
    await user.upload(chooser, quick)
    await release(quick)
    expect((await shownPhoto()).src).toBe(urlOf(blue))
    await release(slow)
    await user.upload(chooser, photoFile('Hello', 'image/png'))
    await screen.findByText(messages.photoOfOtherType)
    expect((await shownPhoto()).src).toBe(urlOf(blue))
  })

  test('[picture-29] that has been removed does not return', async () => {
    const release = holdDecoding()
    const { user, chooser, enter, callsTo } = await openPanel()
    const [first, second] = [photoFile(red), photoFile(blue)]
    await user.upload(chooser, first)
    await release(first)
    await shownPhoto()
    await user.upload(chooser, second)
    await user.click(screen.getByRole('button', { name: messages.photoRemove }))
    await release(second)
    await enter('Mario')
    await waitFor(() => expect(callsTo('characterSD')).toHaveLength(1))
    expect(callsTo('characterSD')[0]?.body).not.toHaveProperty('photo')
  })

  test('[picture-29] is waited for, and drawn from only if it can be read', async () => {
    const release = holdDecoding()
    const { user, chooser, enter, callsTo } = await openPanel()
    const [good, bad] = [photoFile(red), photoFile(damaged, 'image/png')]
    await user.upload(chooser, good)
    await enter('Mario')
    const submit = screen.getByRole('button', { name: messages.submitting })
    await release(good)
    await waitFor(() => expect(submit.textContent).toBe(messages.submit))
    expect(callsTo('characterSD')).toMatchObject([{ body: { photo: urlOf(red) } }])

    await user.click(screen.getByRole('button', { name: messages.photoChosen }))
    await user.upload(screen.getByLabelText(messages.photoChoose), bad)
    await user.click(submit)
    await release(bad)
    await screen.findByText(messages.photoUnreadable)
    expect(submit.textContent).toBe(messages.submit)
    expect(callsTo('characterSD')).toHaveLength(1)
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
