/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { unzipSync, zipSync } from 'fflate'
import { BroadcastChannel } from 'node:worker_threads'
import { newPicture } from '../../test/newPicture.ts'
import { freshPage } from '../../test/page.ts'
import Generator from '../Generator.tsx'
import arabic from '../messages/ar.json'
import messages from '../messages/en.json'
import { exportGallery } from './exportGallery.ts'
import { createGalleryDatabase } from './galleryDatabase.ts'
import { openArchive } from './openArchive.ts'

let scrolledTo: readonly Element[] = []
beforeEach(() => {
  scrolledTo = freshPage()
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
  return screen.findByRole('dialog', { name: messages.gallery })
}
const thumbnails = () =>
  within(screen.getByRole('dialog', { name: messages.gallery })).getAllByTitle(messages.openPicture)
const shownName = () => screen.getAllByRole('dialog').at(-1)?.querySelector('h2')?.textContent

test('[picture-2] shows the pictures newest first, and returns the focus when it closes', async () => {
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

test('opens without any pictures, and offers to import some', async () => {
  await setup()
  const drawer = within(await openGallery())
  drawer.getByText(messages.galleryEmpty)
  drawer.getByRole('button', { name: messages.importArchive })
  expect(drawer.queryByRole('button', { name: messages.exportAll })).toBeNull()
})

test('[picture-3] steps through the pictures with keys, and returns the focus to the last one viewed', async () => {
  await setup('Ada', 'Bob', 'Cyd')
  await openGallery()
  const [first] = thumbnails()
  if (first) await user.click(first)
  expect(shownName()).toBe('Cyd')
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
    expect([key, shownName()]).toEqual([key, name])
  }
  screen.getByText('2 of 3')
  await user.keyboard('{Escape}')
  expect(document.activeElement?.textContent).toBe('BobRealistic')
})

test('[picture-4] shows the details of a picture', async () => {
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
  expect(screen.getByText('شهرزاد').tagName).toBe('BDI')
  await user.click(screen.getByTitle(messages.openPicture))
  expect(screen.getByRole('heading', { name: 'شهرزاد' }).firstElementChild?.tagName).toBe('BDI')
  expect(screen.getByText('ألف ليلة وليلة').tagName).toBe('BDI')
  expect(screen.getByRole('region', { name: messages.description }).dir).toBe('auto')
})

test('[picture-5] deletes a picture, and can undo the deletion', async () => {
  const { database } = await setup('Ada', 'Bob', 'Cyd')
  await openGallery()
  const [, second] = thumbnails()
  if (second) await user.click(second)
  await user.click(screen.getByRole('button', { name: messages.delete }))
  expect(shownName()).toBe('Ada')
  await waitFor(async () => expect(await database.all()).toHaveLength(2))
  await user.click(screen.getAllByRole('button', { name: messages.undo }).at(-1) ?? document.body)
  expect(shownName()).toBe('Bob')
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
    expect(shownName()).toBe('Bob')
    expect(screen.getAllByRole('dialog').at(-1)?.contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    expect(document.activeElement?.textContent).toBe('BobRealistic')
    await waitFor(async () => expect(await database.all()).toHaveLength(2))
  })

  test.each([
    ['beside another picture', ['Ada', 'Bob']],
    ['the only one', ['Bob']],
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

test('says that it is empty after the last deletion, and keeps the focus inside', async () => {
  const { database } = await setup('Ada')
  const drawer = await openGallery()
  await user.click(screen.getByTitle(messages.openPicture))
  await user.click(screen.getByRole('button', { name: messages.delete }))
  within(drawer).getByText(messages.galleryEmpty)
  expect(drawer.contains(document.activeElement)).toBe(true)
  await waitFor(async () => expect(await database.all()).toEqual([]))
})

test('[picture-5] deletes all pictures once confirmed', async () => {
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

test('[language-4] steps to the older picture with the left arrow in Arabic', async () => {
  await setup('Ada', 'Bob', 'Cyd')
  await openGallery()
  const [first] = thumbnails()
  if (first) await user.click(first)
  act(() => pageStore.getState().chooseLanguage('ar'))
  await screen.findByRole('button', { name: arabic.older })
  await user.keyboard('{ArrowLeft}')
  expect(shownName()).toBe('Bob')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(shownName()).toBe('Cyd')
  act(() => pageStore.getState().chooseLanguage('en'))
  await screen.findByRole('button', { name: messages.older })
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
  expect(addresses).toHaveLength(2) // One for each of the two large images; thumbnails have none.
  expect(released.mock.calls.flat().sort()).toEqual(addresses.sort())
  expect(tooEarly).toEqual([])
})

test('reads another tab’s pictures when it is opened again, each only once', async () => {
  const { database } = await setup('Ada')
  await openGallery()
  await user.keyboard('{Escape}')
  await database.add(newPicture('Bob'))
  const read = jest.spyOn(Blob.prototype, 'arrayBuffer')
  await openGallery()
  await screen.findByText('Bob')
  expect(read).toHaveBeenCalledTimes(2)
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

describe('with many pictures', () => {
  const names = () => thumbnails().map(({ textContent }) => textContent)

  test('[picture-8] filters by words, style and favorites, says how many match, and steps through only those', async () => {
    const { database } = await setup('Ada', 'Bob', 'Éowyn')
    await database.add({ ...newPicture('Eowyn of bricks'), style: 'lego' })
    const drawer = within(await openGallery())
    await screen.findByText('Eowyn of bricks')
    await user.type(drawer.getByRole('searchbox', { name: messages.searchGallery }), 'EOWYN')
    await drawer.findByText('2 of 4 pictures')
    expect(names()).toEqual(['Eowyn of bricksLego', 'ÉowynRealistic'])

    await user.click(thumbnails()[1] ?? document.body)
    screen.getByText('2 of 2')
    await user.click(screen.getByRole('button', { name: messages.favorite }))
    await user.keyboard('{Escape}')
    await user.click(drawer.getByRole('button', { name: messages.favorites }))
    await drawer.findByText('1 of 4 pictures')
    expect(names()).toEqual(['ÉowynRealistic Favorite'])
    await waitFor(async () => expect((await database.all())[1]?.favorite).toBe(true))

    await user.selectOptions(drawer.getByRole('combobox', { name: messages.style }), 'Lego')
    await drawer.findByText('0 of 4 pictures')
    await user.click(drawer.getByRole('button', { name: messages.showAll }))
    await waitFor(() => expect(thumbnails()).toHaveLength(4))
  })

  test('[picture-8] packs the selected ones into one archive', async () => {
    const exported: Blob[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await setup('Ada', 'Bob', 'Cyd')
    const drawer = within(await openGallery())
    jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) exported.push(file)
      return 'blob:test/archive'
    })
    await user.click(drawer.getByRole('button', { name: messages.select }))
    const [cyd, bob] = drawer.getAllByRole('checkbox')
    await user.click(cyd ?? document.body)
    act(() => bob?.focus())
    await user.keyboard(' ')
    expect(bob?.getAttribute('aria-checked')).toBe('true')
    await user.click(cyd ?? document.body)
    drawer.getByText('1 picture selected')
    await user.click(drawer.getByRole('button', { name: messages.download }))
    await waitFor(() => expect(exported).toHaveLength(1))
    const { pictures } = await openArchive(exported[0] ?? new Blob())
    expect(pictures.map(({ character }) => character)).toEqual(['Bob'])
    await user.click(drawer.getByRole('button', { name: messages.selectionDone }))
    expect(drawer.queryAllByRole('checkbox')).toEqual([])
  })

  test('[picture-7] imports another browser’s archive, with each picture in its place and only once', async () => {
    const { database } = await setup('Ada')
    const [ada] = await database.all()
    const old = { ...newPicture('Old'), at: 1 }
    const archive = await exportGallery([...(ada ? [ada] : []), old])
    const drawer = within(await openGallery())
    const input = () =>
      drawer.getByLabelText<HTMLInputElement>(messages.importArchive, { selector: 'input' })
    const file = new File([archive], 'dramatis-gallery.zip')
    await user.upload(input(), file)
    await drawer.findByText('1 picture was added. 1 was already here.')
    await waitFor(() => expect(names()).toEqual(['AdaRealistic', 'OldRealistic']))
    expect(await (await database.all())[1]?.file.text()).toBe('Old')

    const outcome = await drawer.findByText(/was added/)
    expect(scrolledTo.at(-1)).toBe(outcome)

    jest.spyOn(console, 'error').mockReturnValue()
    await user.upload(input(), new File(['not an archive'], 'a.zip'))
    await drawer.findByText(messages.importFailed)
    await user.upload(input(), file)
    await drawer.findByText('0 pictures were added. 2 were already here.')
  })

  test('imports a picture that is twice in an archive once, and nothing that is no picture', async () => {
    await setup()
    jest
      .spyOn(HTMLImageElement.prototype, 'decode')
      .mockRejectedValueOnce(new DOMException('broken'))
    const names = ['Broken', 'José', 'José', 'Ada']
    const files = unzipSync(
      new Uint8Array(await (await exportGallery(names.map(newPicture))).arrayBuffer()),
    )
    const archive = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, it]) => [name.normalize('NFD'), it])),
    )
    const drawer = within(await openGallery())
    await user.upload(
      drawer.getByLabelText<HTMLInputElement>(messages.importArchive, { selector: 'input' }),
      new File([archive], 'repacked.zip'),
    )
    await drawer.findByText('2 pictures were added. 1 was already here. 1 could not be read.')
  })

  test('marks the selected ones as favorites, and deletes them until the deletion is undone', async () => {
    const { database } = await setup('Ada', 'Bob', 'Cyd')
    const drawer = within(await openGallery())
    await user.click(drawer.getByRole('button', { name: messages.select }))
    const press = (name: string) => user.click(drawer.getByRole('button', { name }))
    const stored = async () =>
      (await database.all()).map(({ character, favorite }) => [character, favorite ?? false])
    for (const picture of drawer.getAllByRole('checkbox').slice(0, 2)) await user.click(picture)
    await press(messages.favorite)
    const marked = [
      ['Cyd', true],
      ['Bob', true],
      ['Ada', false],
    ]
    await waitFor(async () => expect(await stored()).toEqual(marked))
    await press(messages.delete)
    await waitFor(async () => expect(await stored()).toEqual([['Ada', false]]))
    drawer.getByText('2 pictures were deleted.')
    await press(messages.undo)
    await waitFor(async () => expect(await stored()).toEqual(marked))
    await press(messages.favorite)
    await waitFor(async () => expect(await stored()).toEqual(marked.map(([name]) => [name, false])))
  })

  test('follows what another tab stores and deletes', async () => {
    Object.assign(globalThis, { BroadcastChannel })
    const { database, unmount } = await setup('Ada')
    await screen.findByRole('button', { name: 'Gallery, 1 picture' })
    await act(() => database.add(newPicture('Bob')))
    await screen.findByRole('button', { name: 'Gallery, 2 pictures' })
    await act(() => database.clear())
    await waitFor(() => expect(screen.queryByRole('button', { name: /2 pictures/ })).toBeNull())
    unmount()
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  })
})

test('[picture-9] puts a picture back on the stage, with its choices in the form', async () => {
  const { database } = await setup()
  await database.add({ ...newPicture('Ada, Engines'), aspect: 'square' })
  await openGallery()
  await user.click(await screen.findByTitle(messages.openPicture))
  await user.click(screen.getByRole('button', { name: messages.toStage }))
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toEqual([]))
  const { generation } = pageStore.getState()
  expect(generation).toMatchObject({ phase: 'succeeded', portrait: { seed: 7, aspect: 'square' } })
  const image = screen.getByRole<HTMLImageElement>('img', { name: /^Ada, Engines is old/ })
  expect(image.src).toBe(`data:image/jpeg;base64,${btoa('Ada, Engines')}`)
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: messages.name }).value).toBe(
    'Ada, Engines',
  )
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Square' }).checked).toBe(true)
  await openGallery()
  expect(thumbnails()[0]?.getAttribute('aria-current')).toBe('true')
})

test('[picture-10] says how many more pictures fit before the storage is full', async () => {
  Object.assign(navigator, {
    storage: { estimate: () => Promise.resolve({ quota: 12, usage: 0 }) },
  })
  await setup('Ada')
  const drawer = within(await openGallery())
  await drawer.findByText(/room for about 4 more pictures/)
  Reflect.deleteProperty(navigator, 'storage')
})
