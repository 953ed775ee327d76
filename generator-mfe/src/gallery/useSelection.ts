import { useCallback, useState } from 'react'
import type { SavedPicture } from './SavedPicture.ts'

/** The pictures that the visitor has selected to download together; `ids` is undefined outside selection mode. */
export const useSelection = (found: readonly SavedPicture[]) => {
  const [ids, setIds] = useState<ReadonlySet<number>>()
  return {
    active: ids !== undefined,
    ids,
    /** The selected pictures that the gallery's filter shows. */
    pictures: found.filter(({ id }) => ids?.has(id)),
    toggleActive: () => setIds((before) => (before ? undefined : new Set())),
    toggle: useCallback(
      ({ id }: SavedPicture) => setIds((before) => before && toggled(before, id)),
      [],
    ),
    selectAll: () => setIds(new Set(found.map(({ id }) => id))),
  }
}

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  ids.has(id) ? new Set([...ids].filter((it) => it !== id)) : new Set([...ids, id])
