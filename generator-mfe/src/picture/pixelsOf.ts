/** How long a file may take to be read, in milliseconds. */
const TIME_LIMIT_MS = 30_000

/** How many pixels a picture has, before any of them is decoded; undefined if the file is no picture. */
export const pixelsOf = async (file: Blob): Promise<number | undefined> => {
  const url = URL.createObjectURL(file)
  const image = new Image()
  const timeUp = AbortSignal.timeout(TIME_LIMIT_MS)
  try {
    return await new Promise((resolve) => {
      image.onload = () => resolve(image.naturalWidth * image.naturalHeight)
      image.onerror = () => resolve(undefined)
      timeUp.onabort = () => resolve(undefined)
      image.src = url
    })
  } finally {
    URL.revokeObjectURL(url)
  }
}
