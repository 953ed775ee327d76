import { useCallback, useState } from 'react'
import type { SavedPicture } from './SavedPicture.ts'

/** The pictures that the visitor selects, to download them together; `ids` is undefined unless in selection mode. */
export const useSelection = (found: readonly SavedPicture[]) => {
  const [ids, setIds] = useState<ReadonlySet<number>>()
  return {
    active: ids !== undefined,
    ids,
    /** The selected pictures among those found. */
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
