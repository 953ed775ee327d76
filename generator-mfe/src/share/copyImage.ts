import { fetchImageFile } from '../picture/fetchImageFile.ts'

/** Whether this browser can copy pictures. */
export const canCopyImage = (): boolean =>
  typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator && 'write' in navigator.clipboard

/**
 * Copies a picture to the clipboard as a PNG, the one format that all browsers accept. Must be called during the
 * click: the picture is passed as a promise, since Safari's permission would expire while it is encoded.
 */
export const copyImage = (image: string): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': png(image) })])

const png = async (image: string): Promise<Blob> => {
  const bitmap = await createImageBitmap(await fetchImageFile(image, 'character'))
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('The picture could not be encoded.'))
    }, 'image/png')
  })
}
