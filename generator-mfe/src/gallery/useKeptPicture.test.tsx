/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { screen, waitFor } from '@testing-library/react'
import { newPicture } from '../../test/newPicture.ts'
import { freshPage } from '../../test/page.ts'
import { notices, renderGenerator } from '../../test/renderGenerator.tsx'
import { stopServers } from '../../test/servers.ts'
import { keepAspect, keepName } from '../form/keptChoices.ts'
import { createGalleryDatabase } from './galleryDatabase.ts'
import { keepPicture, keptPicture } from './keptPicture.ts'

beforeEach(() => void freshPage())
afterEach(async () => {
  jest.restoreAllMocks()
  window.history.replaceState(null, '', '/')
  await stopServers()
})

const picture = () => screen.findByRole('img', { name: /^Gandalf/ })
const square = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Square' })
const galleryButton = () => screen.findByRole('button', { name: 'Gallery, 1 picture' })

/** Leaves the storage as it is after a visit in which Gandalf was drawn, and then something else typed and chosen. */
const leave = async () => {
  const { id } = await createGalleryDatabase().add(newPicture('Gandalf'))
  keepPicture(id)
  keepName('Mer')
  keepAspect('square')
}

const arriveBy = (type: 'navigate' | 'reload' | 'back_forward') => {
  performance.getEntriesByType = () => [
    Object.assign(
      { name: '', entryType: 'navigation', startTime: 0, duration: 0 },
      {
        type,
        toJSON: () => ({}),
      },
    ),
  ]
  return renderGenerator()
}

test('[picture-12] a reload keeps the picture that was drawn, and the form', async () => {
  const { enter, input, user, unmount } = await arriveBy('navigate')
  await enter('Gandalf')
  await galleryButton()
  await user.clear(input)
  await user.paste('Mer')
  await user.click(square())
  unmount()
  pageStore.setState(pageStore.getInitialState(), true)
  const again = await arriveBy('reload')
  expect([again.input.value, square().checked]).toEqual(['Mer', true])
  await picture()
  screen.getByRole('button', { name: 'Download image' })
  expect(notices()).toEqual([])
})

test('Back keeps the picture and the form', async () => {
  await leave()
  const { input } = await arriveBy('back_forward')
  expect([input.value, square().checked]).toEqual(['Mer', true])
  await picture()
})

test('[picture-12] a new visit starts with the last picture and no name', async () => {
  await leave()
  const { input } = await arriveBy('navigate')
  await picture()
  expect(input.value).toBe('')
})

test('a share link starts with an empty stage, and a reload keeps it empty', async () => {
  await leave()
  window.history.replaceState(null, '', '/?character=Mario')
  const { input, unmount } = await arriveBy('navigate')
  await galleryButton()
  expect([input.value, pageStore.getState().generation.phase]).toEqual(['Mario', 'idle'])
  expect(keptPicture(true)).toBeUndefined()
  unmount()
  await arriveBy('reload')
  await galleryButton()
  expect(pageStore.getState().generation.phase).toBe('idle')
})

test('Back from a share link in the same tab restores the picture and the form', async () => {
  await leave()
  const before: unknown = window.history.state
  window.history.replaceState(null, '', '/?character=Mario')
  const link = await arriveBy('navigate')
  await link.user.clear(link.input)
  await link.enter('Luigi')
  await screen.findByRole('img', { name: /^Luigi/ })
  link.unmount()
  pageStore.setState(pageStore.getInitialState(), true)
  window.history.replaceState(before, '', '/')
  const { input } = await arriveBy('back_forward')
  expect([input.value, square().checked]).toEqual(['Mer', true])
  await picture()
})

test('a picture that is being drawn is not replaced', async () => {
  await leave()
  const { enter } = await arriveBy('navigate')
  await enter('Mario')
  await screen.findByRole('img', { name: /^Mario/ })
  expect(screen.queryByRole('img', { name: /^Gandalf/ })).toBeNull()
})

test('without a gallery, a reload keeps the form but no picture, and nothing breaks', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  Object.assign(globalThis, { indexedDB: undefined })
  const { enter, unmount } = await arriveBy('navigate')
  await enter('Gandalf')
  await picture()
  unmount()
  pageStore.setState(pageStore.getInitialState(), true)
  const { input } = await arriveBy('reload')
  await waitFor(() => expect(input.value).toBe('Gandalf'))
  expect(pageStore.getState().generation.phase).toBe('idle')
})
