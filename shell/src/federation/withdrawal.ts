/** Takes the files of versions that gave way off the page. Folders are absolute URLs with a trailing slash. */
export interface Withdrawal {
  /**
   * From now on, no stylesheet below the folder applies to the page, and no script below it that has not run does. They
   * fail, so that whatever waits for them stops.
   */
  readonly withdraw: (folder: string) => void
  /** Ends that, before another try. */
  readonly readmit: (folder: string) => void
}

export const createWithdrawal = (page: Document): Withdrawal => {
  const folders = new Set<string>()
  const isWithdrawn = (url: string) => [...folders].some((folder) => url.startsWith(folder))

  const removeFiles = () => {
    for (const file of page.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(FILES)) {
      if (isWithdrawn('src' in file ? file.src : file.href)) remove(file)
    }
  }
  // A build's runtime adds them to the head, and they load in a later task.
  const added = new MutationObserver(removeFiles)

  return {
    withdraw: (folder) => {
      folders.add(folder)
      removeFiles()
      disableSheets(page, folder, true)
      added.observe(page.head, { childList: true })
    },
    readmit: (folder) => {
      folders.delete(folder)
      // The scripts that brought them do not run again.
      disableSheets(page, folder, false)
    },
  }
}

const FILES = 'script[src], link[rel~="stylesheet"][href]'

/** A removed script would still run, but none does once it is in another document. */
const remove = (file: Element): void => {
  document.implementation.createHTMLDocument().adoptNode(file)
  // Only whoever waits for the file hears of it: the page has already reported that the version gave way.
  file.dispatchEvent(new Event('error'))
}

/** Our builds' styles, which their scripts bring: see `AdoptedStylesPlugin`. */
const disableSheets = (page: Document, folder: string, disabled: boolean): void => {
  for (const sheet of page.adoptedStyleSheets) {
    if ('script' in sheet && String(sheet.script).startsWith(folder)) sheet.disabled = disabled
  }
}
