import { pageStore, type Portrait } from '@dramatis/store'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepPicture, keptPicture } from './keptPicture.ts'
import type { SavedPicture } from './SavedPicture.ts'
import type { Gallery } from './useGallery.ts'

/**
 * Puts the last picture back on the stage once the gallery has been read, unless something else is there by then.
 *
 * @param fromLink whether a share link was opened, which leaves the stage empty
 */
export const useKeptPicture = (
  { pictures, current, setCurrent }: Gallery,
  fromLink: boolean,
  onStage: (portrait: Portrait) => void,
): void => {
  const [kept] = useState(() => keptPicture(fromLink))
  const found = useRef(false)
  const putBack = useEffectEvent(async (picture: SavedPicture) => {
    const { portraitOf } = await import('./portraitOf.ts')
    const portrait = await portraitOf(picture)
    if (pageStore.getState().generation.phase !== 'idle') return
    setCurrent({ portrait, id: picture.id })
    onStage(portrait)
  })
  useEffect(() => {
    const picture = pictures.find(({ id }) => id === kept)
    if (!picture || found.current) return
    found.current = true
    putBack(picture).catch((error: unknown) => {
      console.warn('The last picture could not be shown again.', error)
    })
  }, [pictures, kept])
  useEffect(() => {
    if (current) keepPicture(current.id)
  }, [current])
}
