import { isRight } from 'fp-ts/lib/Either.js'
import { parse } from 'fp-ts/lib/Json.js'
import * as t from 'io-ts'

/** The part of zustand's `StateStorage` that a store needs, without promises. */
export interface TextStorage {
  readonly getItem: (name: string) => string | null
  readonly setItem: (name: string, text: string) => void
  readonly removeItem: (name: string) => void
}

/**
 * A storage that several tabs write to. A store writes all its fields on any change, but another tab may have changed
 * some that this one has not read yet. So only fields that differ from what this tab last read or wrote are
 * written.
 *
 * @param empty the fields while nothing is saved
 */
export const sharedStorage = (storage: TextStorage, empty: Fields): TextStorage => {
  let known = empty
  return {
    ...storage,
    getItem: (name) => {
      const text = storage.getItem(name)
      known = savedIn(text)?.state ?? empty
      return text
    },
    setItem: (name, text) => {
      const own = savedIn(text)
      if (own === undefined) return
      const changed = Object.entries(own.state).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(known[field]),
      )
      known = own.state
      if (changed.length === 0) return
      const stored = savedIn(storage.getItem(name))?.state ?? own.state
      const state = { ...stored, ...Object.fromEntries(changed) }
      storage.setItem(name, JSON.stringify({ ...own, state }))
    },
  }
}

type Fields = Readonly<Record<string, unknown>>

/** The stored value as zustand's `persist` writes it. */
const Saved = t.type({ state: t.UnknownRecord, version: t.number })

const savedIn = (text: string | null): t.TypeOf<typeof Saved> | undefined => {
  const json = text === null ? undefined : parse(text)
  if (json === undefined || !isRight(json)) return undefined
  const saved = Saved.decode(json.right)
  return isRight(saved) ? saved.right : undefined
}
