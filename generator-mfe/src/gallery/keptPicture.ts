import { attempt } from '@dramatis/store/attempt'
import { entryKey } from '../host/entryKey.ts'
import { isReturn } from '../host/isReturn.ts'

const KEY = 'dramatis-shown'

/**
 * The id of the picture to show again: after a reload, Back or Forward, the last one on the stage at this entry of
 * the tab's history; on a new visit, the last one on the stage in any tab. Undefined if there is none.
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
