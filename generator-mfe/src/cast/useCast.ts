import type { Portrait } from '@dramatis/store'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { createCastDatabase } from './castDatabase.ts'
import { MAX_CHARACTERS, type Character } from './Character.ts'
import { notify } from './messages.ts'
import { mergeCasts, type Merge } from './mergeCasts.ts'
import { characterIn, isLookOf } from './looks.ts'

export interface Cast {
  /** The oldest first. */
  readonly characters: readonly Character[]
  /** Stores a character, or replaces the one with its key. */
  readonly put: (character: Character) => void
  readonly remove: (character: Character) => void
  /**
   * Keeps the character that a picture shows, unless it is kept already. Returns its key, or undefined after telling
   * the visitor why it cannot be kept. It is the same function in every render.
   */
  readonly keep: (portrait: Portrait) => Promise<string | undefined>
  /** Stores characters from a file. Rejects if the storage is full or blocked. */
  readonly addAll: (characters: readonly Character[]) => Promise<Merge>
}

/** The characters that the visitor keeps, stored in this browser. */
export const useCast = (): Cast => {
  const database = useMemo(() => createCastDatabase(), [])
  const [characters, setCharacters] = useState<readonly Character[]>([])
  const read = useCallback(() => {
    database.all().then(setCharacters, (error: unknown) => {
      console.warn('The characters could not be read.', error)
    })
  }, [database])
  useEffect(() => {
    read()
    return database.onOtherTab(read)
  }, [database, read])
  const write = (work: Promise<void>) => {
    work.catch((error: unknown) => {
      console.warn('The characters could not be stored.', error)
      notify('error', 'notKept')
      read()
    })
  }
  return {
    characters,
    put: (character) => {
      setCharacters((before) =>
        before.map((other) => (other.key === character.key ? character : other)),
      )
      write(database.put([character]))
    },
    remove: ({ key }) => {
      setCharacters((before) => before.filter((other) => other.key !== key))
      write(database.remove(key))
    },
    keep: useCallback(
      async (portrait) => {
        try {
          const before = await database.all()
          const known = before.find((character) => isLookOf(character, portrait))
          if (known) return known.key
          const kept = characterIn(portrait, { key: newKey(), at: Date.now() })
          if (!kept || before.length >= MAX_CHARACTERS) {
            notify('warning', kept ? 'full' : 'notKept')
            return undefined
          }
          await database.put([kept])
          setCharacters([...before, kept])
          return kept.key
        } catch (error) {
          console.warn('The character could not be stored.', error)
          notify('error', 'notKept')
          return undefined
        }
      },
      [database],
    ),
    addAll: async (added) => {
      const merge = mergeCasts(await database.all(), added)
      await database.put(merge.changed)
      setCharacters(await database.all())
      return merge
    },
  }
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
