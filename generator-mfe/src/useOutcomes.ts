import { Style } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'
import { useCallback, type RefObject } from 'react'
import type { DramatisError } from './embed/dramatis-generator.d.ts'
import { sendEvent } from './sendEvent.ts'

/** Where each picture and each failure goes: to the gallery, and to the page around `root`. */
export const useOutcomes = (
  root: RefObject<HTMLElement | null>,
  keepInGallery: (portrait: Portrait) => void,
) => {
  const keep = useCallback(
    (portrait: Portrait) => {
      keepInGallery(portrait)
      const { character, style, aspect, seed, image, engine } = portrait
      if (!Style.is(style)) return
      sendEvent(root.current, 'dramatis:generated', {
        character,
        style,
        aspect,
        image,
        ...(seed !== undefined && { seed }),
        ...(engine && { engine }),
      })
    },
    [root, keepInGallery],
  )
  const fail = useCallback(
    (error: DramatisError) => void sendEvent(root.current, 'dramatis:error', error),
    [root],
  )
  return { keep, fail }
}
