import { defined, isStyle } from '@dramatis/catalogue'
import { pageStore, type Portrait } from '@dramatis/store'
import { useMemo, type RefObject } from 'react'
import type { Reports } from './generate.ts'
import { altText } from '../picture/altText.ts'
import { blobOf } from '../picture/blobOf.ts'
import { throttledUntil } from '../quota/throttledUntil.ts'
import type { DramatisGenerated, DramatisLimit } from '../host/dramatisEvents.ts'
import { sendEvent } from '../host/sendEvent.ts'

/**
 * Callbacks that report to the host with events from the root element.
 *
 * @param save called with each picture, before the host is notified
 */
export const useReports = (
  root: RefObject<Element | null>,
  save: (portrait: Portrait) => void,
): Reports =>
  useMemo(
    () => ({
      onStart: ({ character, style, aspect }) => {
        sendEvent(root.current, 'started', { character, style, aspect })
      },
      onProgress: (progress) => {
        sendEvent(root.current, 'progress', progress)
      },
      onPicture: (portrait) => {
        save(portrait)
        const detail = generatedOf(portrait)
        if (detail) sendEvent(root.current, 'generated', detail)
      },
      onError: (failure) => {
        if (failure.status === 429) sendEvent(root.current, 'limited', limitOf(failure.message))
        else sendEvent(root.current, 'failed', failure)
      },
    }),
    [root, save],
  )

const generatedOf = (portrait: Portrait): DramatisGenerated | undefined => {
  const { character, style, aspect, seed, image, engine } = portrait
  if (!isStyle(style)) return undefined
  const blob = blobOf(image)
  return {
    character,
    style,
    aspect,
    image,
    alt: altText(portrait),
    ...defined({ blob, seed, engine }),
  }
}

const limitOf = (message: string): DramatisLimit => {
  const until = throttledUntil(pageStore.getState())
  return { message, ...defined({ until: until > Date.now() ? until : undefined }) }
}
