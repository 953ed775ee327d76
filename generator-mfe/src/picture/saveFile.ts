/** How long to keep the object URL, in milliseconds: Safari reads the file only some time after the click. */
const RELEASE_MS = 60_000

/**
 * Makes the browser download a file. A page that is installed on an iPhone would show it with no way back, so the file
 * goes to the share sheet there, or else opens in a window of its own.
 *
 * @returns false if the browser refuses because the visitor's press was too long ago
 */
export const saveFile = async (file: Blob, name: string): Promise<boolean> => {
  if (!isInstalledOnIPhone()) {
    withAddress(file, (url) => {
      const link = document.createElement('a')
      link.href = url
      link.download = name
      link.click()
    })
    return true
  }
  const data = { files: [new File([file], name, { type: file.type })] }
  if (!('canShare' in navigator) || !navigator.canShare(data)) {
    return withAddress(file, (url) => window.open(url, '_blank') !== null)
  }
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

const withAddress = <Result>(file: Blob, use: (url: string) => Result): Result => {
  const url = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS)
  return use(url)
}

/** Only Safari on such devices has this property. */
const isInstalledOnIPhone = (): boolean => Reflect.get(navigator, 'standalone') === true
