/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { newPicture } from '../../test/newPicture.ts'
import { freshPage } from '../../test/page.ts'
import Generator from '../Generator.tsx'
import messages from '../messages/en.json'
import { createGalleryDatabase } from './galleryDatabase.ts'

beforeEach(() => {
  freshPage()
})
afterEach(() => {
  jest.restoreAllMocks()
})

const settings = { functionsUrl: '', checkoutUrl: 'https://checkout.example' }
const user = userEvent.setup()

const setup = async (...characters: string[]) => {
  const database = createGalleryDatabase()
  for (const character of characters) await database.add(newPicture(character))
  const view = render(<Generator settings={settings} />)
  return { database, ...view }
}
const openGallery = async () => {
  await user.click(await screen.findByRole('button', { name: /^Gallery/ }))
  return screen.getByRole('dialog', { name: messages.gallery })
}
const thumbnails = () =>
  within(screen.getByRole('dialog', { name: messages.gallery })).getAllByTitle(messages.openPicture)
const shown = () => screen.getAllByRole('dialog').at(-1)?.querySelector('h2')?.textContent

test('shows the pictures newest first, and returns the focus when it closes', async () => {
  await setup('Ada', 'Bob, of Bobland')
  const button = await screen.findByRole('button', { name: 'Gallery, 2 pictures' })
  await openGallery()
  expect(thumbnails().map(({ textContent }) => textContent)).toEqual([
    'BobRealistic',
    'AdaRealistic',
  ])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('says that the export failed, until the next try', async () => {
  await setup('Ada')
  const drawer = within(await openGallery())
  const report = jest.spyOn(console, 'error').mockReturnValue()
  const read = jest.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new Error('gone'))
  await user.click(drawer.getByRole('button', { name: messages.exportAll }))
  await drawer.findByText(messages.exportFailed)
  expect(report).toHaveBeenCalledTimes(1)

  const again = await drawer.findByRole('button', { name: messages.exportAll })
  await waitFor(() => expect(again).toHaveProperty('disabled', false))
  read.mockReturnValue(new Promise(() => undefined))
  await user.click(again)
  expect(drawer.queryByText(messages.exportFailed)).toBeNull()
})

test('has no button without a picture', async () => {
  const { database } = await setup()
  await act(async () => {
    await database.all()
  })
  expect(screen.queryByRole('button', { name: /^Gallery/ })).toBeNull()
})

test('steps through the pictures by keys, and returns the focus to the last one viewed', async () => {
  await setup('Ada', 'Bob', 'Cyd')
  await openGallery()
  const [first] = thumbnails()
  if (first) await user.click(first)
  expect(shown()).toBe('Cyd')
  const steps = [
    ['{ArrowLeft}', 'Cyd'],
    ['{ArrowRight}', 'Bob'],
    ['{End}', 'Ada'],
    ['{ArrowRight}', 'Ada'],
    ['{Home}', 'Cyd'],
    ['{ArrowRight}', 'Bob'],
  ] as const
  for (const [key, name] of steps) {
    await user.keyboard(key)
    expect([key, shown()]).toEqual([key, name])
  }
  screen.getByText('2 of 3')
  await user.keyboard('{Escape}')
  expect(document.activeElement?.textContent).toBe('BobRealistic')
})

test('shows the details of a picture', async () => {
  await setup('Ada')
  await openGallery()
  await user.click(screen.getByTitle(messages.openPicture))
  const [dialog] = screen.getAllByRole('dialog').slice(-1)
  expect(dialog?.querySelector('img')?.alt).toBe('Ada is old.')
  const details = [...(dialog?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)
  expect(details).toEqual([
    'Realistic',
    'Portrait, 2:3',
    '7',
    'Dramatis Studio',
    new Date(newPicture('Ada').at).toLocaleString('en', {
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
  ])
  const description = screen.getByRole('region', { name: messages.description })
  expect(description.textContent).toBe('Ada is old.')
})

test('writes a name in its own direction', async () => {
  await setup('شهرزاد, ألف ليلة وليلة')
  await openGallery()
  expect(screen.getByText('شهرزاد').dir).toBe('auto')
  await user.click(screen.getByTitle(messages.openPicture))
  expect(screen.getByRole('heading', { name: 'شهرزاد' }).dir).toBe('auto')
  expect(screen.getByText('ألف ليلة وليلة').dir).toBe('auto')
  expect(screen.getByRole('region', { name: messages.description }).dir).toBe('auto')
})

test('deletes a picture, and can undo that', async () => {
  const { database } = await setup('Ada', 'Bob', 'Cyd')
  await openGallery()
  const [, second] = thumbnails()
  if (second) await user.click(second)
  await user.click(screen.getByRole('button', { name: messages.delete }))
  expect(shown()).toBe('Ada')
  await waitFor(async () => expect(await database.all()).toHaveLength(2))
  await user.click(screen.getAllByRole('button', { name: messages.undo }).at(-1) ?? document.body)
  expect(shown()).toBe('Bob')
  await waitFor(async () =>
    expect((await database.all()).map(({ character }) => character)).toEqual(['Cyd', 'Bob', 'Ada']),
  )
})

describe('an undone deletion keeps the focus', () => {
  const lastUndo = () =>
    screen.getAllByRole('button', { name: messages.undo }).at(-1) ?? document.body

  test('in the dialog that shows the picture again', async () => {
    const { database } = await setup('Ada', 'Bob')
    await openGallery()
    await user.click(thumbnails()[0] ?? document.body)
    await user.click(screen.getByRole('button', { name: messages.delete }))
    lastUndo().focus()
    await user.keyboard('{Enter}')
    expect(shown()).toBe('Bob')
    expect(screen.getAllByRole('dialog').at(-1)?.contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    expect(document.activeElement?.textContent).toBe('BobRealistic')
    await waitFor(async () => expect(await database.all()).toHaveLength(2))
  })

  test.each([
    ['among others', ['Ada', 'Bob']],
    ['as the only one', ['Bob']],
  ])('on its thumbnail, %s', async (_, characters) => {
    const { database } = await setup(...characters)
    await openGallery()
    await user.click(thumbnails()[0] ?? document.body)
    await user.click(screen.getByRole('button', { name: messages.delete }))
    if (characters.length > 1) await user.keyboard('{Escape}')
    lastUndo().focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement?.textContent).toBe('BobRealistic')
    await waitFor(async () => expect(await database.all()).toHaveLength(characters.length))
  })
})

test('says that it is empty after the last picture, and keeps the focus within', async () => {
  const { database } = await setup('Ada')
  const drawer = await openGallery()
  await user.click(screen.getByTitle(messages.openPicture))
  await user.click(screen.getByRole('button', { name: messages.delete }))
  within(drawer).getByText(messages.galleryEmpty)
  expect(drawer.contains(document.activeElement)).toBe(true)
  await waitFor(async () => expect(await database.all()).toEqual([]))
})

test('deletes all pictures once that is confirmed', async () => {
  const { database } = await setup('Ada', 'Bob')
  const drawer = await openGallery()
  await user.click(screen.getByRole('button', { name: messages.deleteAll }))
  expect(document.activeElement?.textContent).toBe(messages.deleteAllNo)
  await user.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe(messages.deleteAll)
  expect(await database.all()).toHaveLength(2)
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: messages.deleteAllYes }))
  within(drawer).getByText(messages.galleryEmpty)
  expect(drawer.contains(document.activeElement)).toBe(true)
  await waitFor(async () => expect(await database.all()).toEqual([]))
})

test('offers no undo after all pictures have been deleted', async () => {
  const { database } = await setup('Ada', 'Bob')
  const drawer = await openGallery()
  await user.click(thumbnails()[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: messages.delete }))
  await user.keyboard('{Escape}')
  expect(within(drawer).queryByRole('button', { name: messages.undo })).not.toBeNull()
  await user.click(screen.getByRole('button', { name: messages.deleteAll }))
  await user.click(screen.getByRole('button', { name: messages.deleteAllYes }))
  expect(within(drawer).queryByRole('button', { name: messages.undo })).toBeNull()
  await waitFor(async () => expect(await database.all()).toEqual([]))
})

test('revokes every object URL once no image uses it', async () => {
  const made = jest.spyOn(URL, 'createObjectURL')
  const images = new Set<HTMLImageElement>()
  const tooEarly: string[] = []
  const released = jest.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    if ([...images].some(({ src }) => src === address)) tooEarly.push(address)
  })
  const { unmount } = await setup('Ada', 'Bob')
  const note = () => document.querySelectorAll('img').forEach((image) => images.add(image))
  await openGallery()
  await user.click(thumbnails()[0] ?? document.body)
  note()
  await user.keyboard('{ArrowRight}')
  note()
  await user.keyboard('{Escape}{Escape}')
  unmount()
  const addresses = made.mock.results.map(({ value }) => String(value))
  expect(addresses).toHaveLength(4) // Two thumbnails, and each of the two large.
  expect(released.mock.calls.flat().sort()).toEqual(addresses.sort())
  expect(tooEarly).toEqual([])
})

test('reads pictures of another tab when it is opened again, and none twice', async () => {
  const { database } = await setup('Ada')
  await openGallery()
  await user.keyboard('{Escape}')
  await database.add(newPicture('Bob'))
  const made = jest.spyOn(URL, 'createObjectURL')
  await openGallery()
  await screen.findByText('Bob')
  expect(made).toHaveBeenCalledTimes(2)
})

test.each([
  ['blocked', new DOMException('no', 'SecurityError')],
  ['full', new DOMException('no', 'QuotaExceededError')],
] as const)('says that the storage is %s, without an alert', async (fault, error) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  Object.assign(indexedDB, {
    open: () => {
      throw error
    },
  })
  render(<Generator settings={settings} />)
  await openGallery()
  screen.getByText(messages.galleryFault[fault])
  expect(screen.queryByText(messages.galleryEmpty)).toBeNull()
})
