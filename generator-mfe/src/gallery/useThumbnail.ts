import { useCallback, type RefCallback } from 'react'
import { dataUrlOf } from '../picture/dataUrlOf.ts'

/**
 * A ref for the image element that shows a small file: as a `data:` URL, since the page's thread waits for the browser's
 * process once for each object URL, and while a gallery scrolls there are dozens in a second.
 */
export const useThumbnail = (file: Blob): RefCallback<HTMLImageElement> =>
  useCallback(
    (image: HTMLImageElement) => {
      let gone = false
      const show = (url: string) => {
        if (!gone) image.src = url
      }
      dataUrlOf(file).then(show, () => undefined) // The frame of a file that cannot be read stays empty.
      return () => {
        gone = true
      }
    },
    [file],
  )
