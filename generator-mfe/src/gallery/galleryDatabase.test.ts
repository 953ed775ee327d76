/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { newPicture } from '../../test/newPicture.ts'
import { createGalleryDatabase, MAX_PICTURES, type GalleryDatabase } from './galleryDatabase.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const names = async (database: GalleryDatabase) =>
  (await database.all()).map(({ character }) => character)

test('[picture-1] returns pictures newest first, with all their details', async () => {
  const database = createGalleryDatabase()
  const saved = await database.add(newPicture('Ada'))
  await database.add(newPicture('Bob'))
  expect(await names(createGalleryDatabase())).toEqual(['Bob', 'Ada'])
  const [, ada] = await database.all()
  expect(ada).toEqual({ ...newPicture('Ada'), id: saved.id })
  expect(await ada?.file.text()).toBe('Ada')
})

test('removes a picture, and restores it to its place', async () => {
  const database = createGalleryDatabase()
  await database.add(newPicture('Ada'))
  const bob = await database.add(newPicture('Bob'))
  await database.add(newPicture('Cyd'))
  await database.remove([bob.id])
  expect(await names(database)).toEqual(['Cyd', 'Ada'])
  await database.put([bob])
  expect(await names(database)).toEqual(['Cyd', 'Bob', 'Ada'])
  await database.clear()
  expect(await names(database)).toEqual([])
})

test('keeps a thumbnail that was added after the caller had read the picture', async () => {
  const database = createGalleryDatabase()
  const ada = await database.add(newPicture('Ada'))
  const bob = await database.add(newPicture('Bob'))
  await database.addThumbnail(ada.id, new Blob(['small']))
  await database.put([{ ...ada, favorite: true }])
  await database.remove([bob.id])
  await database.addThumbnail(bob.id, new Blob(['too late']))
  const [stored, ...others] = await database.all()
  expect(stored?.favorite).toBe(true)
  expect(await stored?.thumbnail?.text()).toBe('small')
  expect(others).toEqual([])
})

test('replaces the oldest picture when full, but never a favorite', async () => {
  const database = createGalleryDatabase()
  await database.add({ ...newPicture('Favorite'), favorite: true })
  for (let i = 1; i <= MAX_PICTURES; i++) await database.add(newPicture(`Take ${i}`))
  const all = await names(database)
  expect(all).toHaveLength(MAX_PICTURES)
  expect([all[0], all.at(-2), all.at(-1)]).toEqual([`Take ${MAX_PICTURES}`, 'Take 2', 'Favorite'])
})

test('sorts a picture that is added late by its own time', async () => {
  const database = createGalleryDatabase()
  await database.add({ ...newPicture('New'), at: 2 })
  await database.add({ ...newPicture('Old'), at: 1 })
  expect(await names(database)).toEqual(['New', 'Old'])
})

test('tries again after the storage was blocked', async () => {
  const working = globalThis.indexedDB
  const blocked = new DOMException('blocked', 'SecurityError')
  globalThis.indexedDB = Object.assign(new IDBFactory(), {
    open: () => {
      throw blocked
    },
  })
  const database = createGalleryDatabase()
  await expect(database.all()).rejects.toBe(blocked)
  globalThis.indexedDB = working
  expect(await names(database)).toEqual([])
})
