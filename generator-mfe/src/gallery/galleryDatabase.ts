import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { KeptPicture, NewPicture } from './KeptPicture.ts'

/** How many pictures are kept; with one more, the oldest goes. */
export const MOST_PICTURES = 200

/** The pictures that this browser keeps. Every call rejects where the storage is blocked or full. */
export interface GalleryDatabase {
  /** All pictures, newest first. */
  readonly all: () => Promise<readonly KeptPicture[]>
  /** Keeps a picture, and no more than {@link MOST_PICTURES}. */
  readonly add: (picture: NewPicture) => Promise<KeptPicture>
  readonly remove: (id: number) => Promise<void>
  /** Puts a removed picture back into its place. */
  readonly restore: (picture: KeptPicture) => Promise<void>
  readonly clear: () => Promise<void>
}

const NAME = 'dramatis-gallery'
const STORE = 'pictures'

interface Schema extends DBSchema {
  readonly [STORE]: {
    readonly key: number
    readonly value: Omit<KeptPicture, 'id'> & { id?: number }
  }
}

export const createGalleryDatabase = (): GalleryDatabase => {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opening = undefined
  }
  const opened = () => {
    opening ??= openDB<Schema>(NAME, 1, {
      upgrade: (database) => {
        database.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true })
      },
      // A later version in another tab may not have to wait for this one.
      blocking: (_, __, { target }) => {
        forget()
        if (target instanceof IDBDatabase) target.close()
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget()
      throw error
    })
    return opening
  }

  return {
    all: async () => {
      const pictures = await (await opened()).getAll(STORE)
      return pictures.map(withId).reverse()
    },
    add: async (picture) => {
      const transaction = (await opened()).transaction(STORE, 'readwrite')
      const id = await transaction.store.add(picture)
      const ids = await transaction.store.getAllKeys()
      await Promise.all(ids.slice(0, -MOST_PICTURES).map((old) => transaction.store.delete(old)))
      await transaction.done
      return { ...picture, id }
    },
    remove: async (id) => (await opened()).delete(STORE, id),
    restore: async (picture) => {
      await (await opened()).put(STORE, picture)
    },
    clear: async () => (await opened()).clear(STORE),
  }
}

const withId = ({ id = 0, ...picture }: Schema[typeof STORE]['value']): KeptPicture => ({
  ...picture,
  id,
})
