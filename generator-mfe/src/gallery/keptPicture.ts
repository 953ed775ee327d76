import { attempt } from '../host/attempt.ts'
import { entryKey } from '../host/entryKey.ts'
import { isReturn } from '../host/isReturn.ts'

const KEY = 'dramatis-shown'

/**
 * The id of the picture on this tab's stage before a reload, or before Back or Forward. On a new visit, the last
 * one on the stage in any tab.
 *
 * @param fromLink whether a share link was opened; a new visit then starts with an empty stage
 */
export const keptPicture = (fromLink: boolean): number | undefined => {
  if (isReturn()) return idIn(() => sessionStorage, entryKey(KEY))
  return fromLink ? undefined : idIn(() => localStorage, KEY)
}

export const keepPicture = (id: number): void => {
  attempt(() => localStorage.setItem(KEY, String(id)))
  attempt(() => sessionStorage.setItem(entryKey(KEY), String(id)))
}

const idIn = (storage: () => Storage, key: string): number | undefined => {
  const kept = attempt(() => storage().getItem(key))
  return typeof kept === 'string' && /^\d+$/.test(kept) ? Number(kept) : undefined
}
