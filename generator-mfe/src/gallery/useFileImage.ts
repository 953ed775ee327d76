import { useCallback, type RefCallback } from 'react'

/** A ref for the image element that shows a file. The object URL is revoked only after the element has dropped it. */
export const useFileImage = (file: Blob): RefCallback<HTMLImageElement> =>
  useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => {
        image.removeAttribute('src')
        URL.revokeObjectURL(url)
      }
    },
    [file],
  )
