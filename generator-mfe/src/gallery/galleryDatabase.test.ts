/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { newPicture } from '../../test/keptPicture.ts'
import { createGalleryDatabase, MOST_PICTURES, type GalleryDatabase } from './galleryDatabase.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const names = async (database: GalleryDatabase) =>
  (await database.all()).map(({ character }) => character)

test('pictures come back newest first, with everything that is known of them', async () => {
  const database = createGalleryDatabase()
  const kept = await database.add(newPicture('Ada'))
  await database.add(newPicture('Bob'))
  expect(await names(createGalleryDatabase())).toEqual(['Bob', 'Ada'])
  const [, ada] = await database.all()
  expect(ada).toEqual({ ...newPicture('Ada'), id: kept.id })
  expect(await ada?.file.text()).toBe('Ada')
})

test('a deleted picture is gone, and restored it is where it was', async () => {
  const database = createGalleryDatabase()
  await database.add(newPicture('Ada'))
  const bob = await database.add(newPicture('Bob'))
  await database.add(newPicture('Cyd'))
  await database.remove(bob.id)
  expect(await names(database)).toEqual(['Cyd', 'Ada'])
  await database.restore(bob)
  expect(await names(database)).toEqual(['Cyd', 'Bob', 'Ada'])
  await database.clear()
  expect(await names(database)).toEqual([])
})

test('one more than fits takes the place of the oldest', async () => {
  const database = createGalleryDatabase()
  for (let i = 0; i <= MOST_PICTURES; i++) await database.add(newPicture(`Take ${i}`))
  const all = await names(database)
  expect(all).toHaveLength(MOST_PICTURES)
  expect([all[0], all.at(-1)]).toEqual([`Take ${MOST_PICTURES}`, 'Take 1'])
})

test('a storage that was blocked is tried again', async () => {
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
