/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { newPicture } from '../../test/keptPicture.ts'
import { freshPage } from '../../test/page.ts'
import Generator from '../Generator.tsx'
import messages from '../messages/en.json'
import { createGalleryDatabase } from './galleryDatabase.ts'

jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

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
const prints = () =>
  within(screen.getByRole('dialog', { name: messages.gallery })).getAllByTitle(messages.openPicture)
const shown = () => screen.getAllByRole('dialog').at(-1)?.querySelector('h2')?.textContent

test('the gallery shows what is kept, newest first, and gives the focus back when it closes', async () => {
  await setup('Ada', 'Bob, of Bobland')
  const button = await screen.findByRole('button', { name: 'Gallery, 2 pictures' })
  await openGallery()
  expect(prints().map(({ textContent }) => textContent)).toEqual(['BobRealistic', 'AdaRealistic'])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('pictures that can not be packed are a sentence, and the next try takes it back', async () => {
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

test('without a picture there is no gallery to open', async () => {
  const { database } = await setup()
  await act(async () => void (await database.all()))
  expect(screen.queryByRole('button', { name: /^Gallery/ })).toBeNull()
})

test('the keys step through the pictures, and the focus returns to the last one seen', async () => {
  await setup('Ada', 'Bob', 'Cyd')
  await openGallery()
  const [first] = prints()
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

test('a picture has its details', async () => {
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

test('a name is written in its own direction', async () => {
  await setup('شهرزاد, ألف ليلة وليلة')
  await openGallery()
  expect(screen.getByText('شهرزاد').dir).toBe('auto')
  await user.click(screen.getByTitle(messages.openPicture))
  expect(screen.getByRole('heading', { name: 'شهرزاد' }).dir).toBe('auto')
  expect(screen.getByText('ألف ليلة وليلة').dir).toBe('auto')
  expect(screen.getByRole('region', { name: messages.description }).dir).toBe('auto')
})

test('a deleted picture is gone for good unless it is taken back', async () => {
  const { database } = await setup('Ada', 'Bob', 'Cyd')
  await openGallery()
  const [, second] = prints()
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

test('after the last picture the gallery says so, and the focus stays within', async () => {
  const { database } = await setup('Ada')
  const drawer = await openGallery()
  await user.click(screen.getByTitle(messages.openPicture))
  await user.click(screen.getByRole('button', { name: messages.delete }))
  within(drawer).getByText(messages.galleryEmpty)
  expect(drawer.contains(document.activeElement)).toBe(true)
  await waitFor(async () => expect(await database.all()).toEqual([]))
})

test('all pictures are deleted once that is confirmed', async () => {
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

test('who deletes all pictures is not offered one of them back', async () => {
  const { database } = await setup('Ada', 'Bob')
  const drawer = await openGallery()
  await user.click(prints()[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: messages.delete }))
  await user.keyboard('{Escape}')
  expect(within(drawer).queryByRole('button', { name: messages.undo })).not.toBeNull()
  await user.click(screen.getByRole('button', { name: messages.deleteAll }))
  await user.click(screen.getByRole('button', { name: messages.deleteAllYes }))
  expect(within(drawer).queryByRole('button', { name: messages.undo })).toBeNull()
  await waitFor(async () => expect(await database.all()).toEqual([]))
})

test('every address of a picture is released, once no image asks for it', async () => {
  const made = jest.spyOn(URL, 'createObjectURL')
  const images = new Set<HTMLImageElement>()
  const tooEarly: string[] = []
  const released = jest.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    if ([...images].some(({ src }) => src === address)) tooEarly.push(address)
  })
  const { unmount } = await setup('Ada', 'Bob')
  const note = () => document.querySelectorAll('img').forEach((image) => images.add(image))
  await openGallery()
  await user.click(prints()[0] ?? document.body)
  note()
  await user.keyboard('{ArrowRight}')
  note()
  await user.keyboard('{Escape}{Escape}')
  unmount()
  const addresses = made.mock.results.map(({ value }) => String(value))
  expect(addresses).toHaveLength(4) // Two prints, and each of the two large.
  expect(released.mock.calls.flat().sort()).toEqual(addresses.sort())
  expect(tooEarly).toEqual([])
})

test('a gallery that is opened again reads what another tab has drawn, and no picture twice', async () => {
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
] as const)('a storage that is %s is a quiet sentence', async (fault, error) => {
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
