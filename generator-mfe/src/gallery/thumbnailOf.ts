/** In pixels: fills the gallery's widest frame at two device pixels per CSS pixel. */
const WIDTH = 360
const HEIGHT = 540

const QUALITY = 0.8

/** A small JPEG of the middle of a picture. Rejects if the browser cannot read the picture. */
export const thumbnailOf = async (file: Blob): Promise<Blob> => {
  // Decoded from the file, not from an image element, so that the browser does it on another thread.
  const image = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, Math.max(WIDTH / image.width, HEIGHT / image.height))
  canvas.width = Math.min(WIDTH, Math.round(image.width * scale))
  canvas.height = Math.min(HEIGHT, Math.round(image.height * scale))
  drawMiddle(image, canvas, scale)
  image.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The thumbnail could not be encoded.'))),
      'image/jpeg',
      QUALITY,
    )
  })
}

const drawMiddle = (image: ImageBitmap, canvas: HTMLCanvasElement, scale: number): void => {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The thumbnail could not be drawn: the browser has no 2D canvas.')
  const width = image.width * scale
  const height = image.height * scale
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
}
