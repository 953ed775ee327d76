import { useLoaded } from '@dramatis/ui'
import { useCallback } from 'react'
import { rowStart, type Place } from '../generation/places.ts'
import type { TakeRow } from '../generation/takes.ts'
import type { PictureActions } from '../generation/pictureActions.ts'
import { useMessages } from '../messages.ts'

/** The row of takes around this place; undefined until it has loaded. It has none where the functions offer none. */
export const useTakeRow = (
  place: Place | undefined,
  takesAround: PictureActions['takesAround'],
): TakeRow | undefined => {
  const { language } = useMessages()
  const base = place?.base
  const start = place && rowStart(place.index)
  const load = useCallback(
    () =>
      base && start !== undefined
        ? takesAround({ base, index: start }, language)
        : Promise.resolve(undefined),
    [base, start, language, takesAround],
  )
  const row = useLoaded(load, base !== undefined)
  return row && row.base === base && row.start === start ? row : undefined
}
