import { language } from '../messages.ts'

/** A tab that was opened before its URL is known. */
export interface Tab {
  readonly isOpen: () => boolean
  readonly go: (url: string) => void
  readonly close: () => void
}

/**
 * Opens an empty tab that has no access to this page. Call it synchronously in a click handler, or the browser may
 * block the tab.
 *
 * @param text shown in the tab while it waits for its URL
 * @returns undefined if the browser has blocked the tab
 */
export const openTab = (text: string): Tab | undefined => {
  // With "noopener" there would be no handle to navigate the tab later, so the opener is removed instead.
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
    go: (url) => {
      tab.location.replace(url)
    },
    close: () => {
      tab.close()
    },
  }
}

/** Whether a tab may navigate to `url`, which must be an http(s) URL and not one that would run as a script. */
export const isWebAddress = (url: string): boolean => {
  const protocol = URL.canParse(url, location.href) ? new URL(url, location.href).protocol : ''
  return protocol === 'https:' || protocol === 'http:'
}
