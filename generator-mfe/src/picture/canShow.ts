/** How long an image may take to load, in milliseconds. */
const TIME_LIMIT_MS = 60_000

/** Whether this browser can load the image in time and decode it. */
export const canShow = (image: string, timeLimitMs = TIME_LIMIT_MS): Promise<boolean> => {
  const element = new Image()
  element.src = image
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeLimitMs)
    element
      .decode()
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })
}
