import type { DBSchema } from 'idb'
import { createConnection } from '../storage/createConnection.ts'
import { onOtherTab, tellOtherTabs } from '../storage/otherTabs.ts'
import { Character } from './Character.ts'

/** The characters stored in this browser. Every call rejects if the storage is blocked; a write also if it is full. */
export interface CastDatabase {
  /** The oldest first. */
  readonly all: () => Promise<readonly Character[]>
  /** Stores characters, or replaces those with their keys: all or, if that fails, none. */
  readonly put: (characters: readonly Character[]) => Promise<void>
  readonly remove: (key: string) => Promise<void>
  /** Calls the listener once another tab has changed the characters; returns a function that ends it. */
  readonly onOtherTab: (listener: () => void) => () => void
}

/** Apart from the gallery's, so that an earlier version of the page, too, can open the gallery. */
const NAME = 'dramatis-characters'
const STORE = 'characters'

interface Schema extends DBSchema {
  readonly [STORE]: { readonly key: string; readonly value: Character }
}

export const createCastDatabase = (): CastDatabase => {
  const open = createConnection<Schema>(NAME, (database) => {
    database.createObjectStore(STORE, { keyPath: 'key' })
  })
  return {
    all: async () => {
      const characters = await (await open()).getAll(STORE)
      return characters.filter(Character.is).sort((a, b) => a.at - b.at)
    },
    put: async (characters) => {
      const { store, done } = (await open()).transaction(STORE, 'readwrite')
      await Promise.all([...characters.map((character) => store.put(character)), done])
      tellOtherTabs(NAME)
    },
    remove: async (key) => {
      await (await open()).delete(STORE, key)
      tellOtherTabs(NAME)
    },
    onOtherTab: (listener) => onOtherTab(NAME, listener),
  }
}
