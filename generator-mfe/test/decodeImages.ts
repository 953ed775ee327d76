import sharp from 'sharp'

/** jsdom decodes no pictures; this does. Nor does it draw any. */
export const decodeImages = (): void => {
  HTMLCanvasElement.prototype.getContext = () => null
  globalThis.createImageBitmap = async (blob: ImageBitmapSource) => {
    if (!(blob instanceof Blob)) throw new TypeError('Not a file')
    const file = sharp(new Uint8Array(await blob.arrayBuffer()), { failOn: 'error' })
    const { info } = await file.raw().toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, close: () => undefined }
  }
}
