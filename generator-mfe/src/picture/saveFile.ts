/** How long to keep the object URL, in milliseconds: Safari reads the file only some time after the click. */
const RELEASE_MS = 60_000

/** Makes the browser download a file. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS)
}
