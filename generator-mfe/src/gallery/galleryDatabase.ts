import { defined } from '@dramatis/catalogue'
import type { DBSchema } from 'idb'
import { createConnection } from '../storage/createConnection.ts'
import { onOtherTab, tellOtherTabs } from '../storage/otherTabs.ts'
import { newestFirst, type NewPicture, type SavedPicture } from './SavedPicture.ts'

/** The maximum number of saved pictures. A further one replaces the oldest that is not a favorite. */
export const MAX_PICTURES = 500

/** The pictures stored in this browser. Every call rejects if the storage is blocked; a write also if it is full. */
export interface GalleryDatabase {
  /** All pictures, newest first. */
  readonly all: () => Promise<readonly SavedPicture[]>
  /** Stores a picture, and deletes the oldest non-favorites beyond {@link MAX_PICTURES}. */
  readonly add: (picture: NewPicture) => Promise<SavedPicture>
  /** Removes all or, if that fails, none. */
  readonly remove: (ids: readonly number[]) => Promise<void>
  /** Restores removed pictures, or replaces those with their ids: all or, if that fails, none. */
  readonly put: (pictures: readonly SavedPicture[]) => Promise<void>
  /** Adds a thumbnail to a stored picture; does nothing if the picture was removed. */
  readonly addThumbnail: (id: number, thumbnail: Blob) => Promise<void>
  readonly clear: () => Promise<void>
  /** Calls the listener once another tab has stored, replaced or removed pictures; returns a function that ends it. */
  readonly onOtherTab: (listener: () => void) => () => void
}

const NAME = 'dramatis-gallery'
const STORE = 'pictures'

interface Schema extends DBSchema {
  readonly [STORE]: {
    readonly key: number
    readonly value: Omit<SavedPicture, 'id'> & { id?: number }
  }
}

export const createGalleryDatabase = (): GalleryDatabase => {
  const open = createConnection<Schema>(NAME, (database) => {
    database.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true })
  })

  return {
    all: async () => {
      const pictures = await (await open()).getAll(STORE)
      return pictures.map(withId).sort(newestFirst)
    },
    add: async (picture) => {
      const transaction = (await open()).transaction(STORE, 'readwrite')
      const id = await transaction.store.add(picture)
      const excess = (await transaction.store.count()) - MAX_PICTURES
      if (excess > 0) {
        const others = (await transaction.store.getAll()).map(withId).filter((it) => it.id !== id)
        const old = oldestOf(others).slice(0, excess)
        await Promise.all(old.map((it) => transaction.store.delete(it.id)))
      }
      await transaction.done
      tellOtherTabs(NAME)
      return { ...picture, id }
    },
    remove: async (ids) => {
      const { store, done } = (await open()).transaction(STORE, 'readwrite')
      await Promise.all([...ids.map((id) => store.delete(id)), done])
      tellOtherTabs(NAME)
    },
    put: async (pictures) => {
      const { store, done } = (await open()).transaction(STORE, 'readwrite')
      const putOne = async (picture: SavedPicture) => {
        const saved = await store.get(picture.id)
        // A thumbnail may have been added since the caller read the picture.
        await store.put({ ...defined({ thumbnail: saved?.thumbnail }), ...picture })
      }
      await Promise.all([...pictures.map(putOne), done])
      tellOtherTabs(NAME)
    },
    addThumbnail: async (id, thumbnail) => {
      const { store, done } = (await open()).transaction(STORE, 'readwrite')
      const picture = await store.get(id)
      if (picture) await store.put({ ...picture, thumbnail })
      await done
    },
    clear: async () => {
      await (await open()).clear(STORE)
      tellOtherTabs(NAME)
    },
    onOtherTab: (listener) => onOtherTab(NAME, listener),
  }
}

const withId = ({ id = 0, ...picture }: Schema[typeof STORE]['value']): SavedPicture => ({
  ...picture,
  id,
})

/** The pictures that may be replaced, oldest first. */
const oldestOf = (pictures: readonly SavedPicture[]): readonly SavedPicture[] =>
  pictures.filter(({ favorite }) => !favorite).sort((a, b) => newestFirst(b, a))
