import { language } from '../messages.ts'

/** A tab that is open before it is known what it shows. */
export interface Tab {
  readonly isOpen: () => boolean
  readonly go: (url: string) => void
  readonly close: () => void
}

/**
 * Opens an empty tab, to be called within a click; undefined when the browser blocks it. The tab cannot
 * reach back into this page.
 *
 * @param text what it shows while it waits
 */
export const openTab = (text: string): Tab | undefined => {
  // With "noopener" there would be no handle to send the tab on with; so the tie is cut from here.
  const tab = window.open('', '_blank')
  if (tab === null) return undefined
  tab.opener = null
  const { documentElement: root, body } = tab.document
  root.lang = language()
  const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement)
  Object.assign(root.style, { colorScheme, backgroundColor })
  Object.assign(body.style, {
    display: 'grid',
    placeContent: 'center',
    minHeight: '100vh',
    margin: '0',
    color: getComputedStyle(document.body).color,
    font: '1.25rem/1.5 system-ui, sans-serif',
    textAlign: 'center',
  })
  body.append(text)
  tab.document.title = text
  return {
    isOpen: () => !tab.closed,
    go: (url) => tab.location.replace(url),
    close: () => tab.close(),
  }
}

/** Whether a tab may be sent to `url`: to a page of the web, and to nothing that would run as script. */
export const isWebAddress = (url: string): boolean => {
  const protocol = URL.canParse(url, location.href) ? new URL(url, location.href).protocol : ''
  return protocol === 'https:' || protocol === 'http:'
}
