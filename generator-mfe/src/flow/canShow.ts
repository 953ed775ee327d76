/** Whether this browser can show the image: it is there, and it is one. */
export const canShow = (image: string): Promise<boolean> => {
  const element = new Image()
  element.src = image
  return element.decode().then(
    () => true,
    () => false,
  )
}
