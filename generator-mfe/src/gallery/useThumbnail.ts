import { useCallback, type RefCallback } from 'react'
import { dataUrlOf } from '../picture/dataUrlOf.ts'

/**
 * A ref for an image element that shows a small file as a `data:` URL. Each object URL would make the main thread
 * wait for the browser process, and a scrolling gallery shows dozens a second.
 */
export const useThumbnail = (file: Blob): RefCallback<HTMLImageElement> =>
  useCallback(
    (image: HTMLImageElement) => {
      let gone = false
      const show = (url: string) => {
        if (!gone) image.src = url
      }
      dataUrlOf(file).then(show, () => undefined) // An unreadable file leaves its frame empty.
      return () => {
        gone = true
      }
    },
    [file],
  )
