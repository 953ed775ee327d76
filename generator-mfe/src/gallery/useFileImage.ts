import { useCallback, type RefCallback } from 'react'

/**
 * A ref for the image element that is to show a file. The file's address lives as long as the element
 * shows it: it is let go after the element no longer asks for it, which a lazy one may do late.
 */
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
