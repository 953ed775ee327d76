import { useLayoutEffect, useState } from 'react'

/**
 * An element for a portal that is always on top: at the end of the page, or of the topmost dialog.
 * A modal dialog makes everything outside it inert, even what is painted above it (HTML, "blocked by a modal
 * dialog"), so nothing else is announced or clickable. The element's content keeps its state when it moves.
 */
export const useHostOnTop = (): HTMLElement => {
  const [host] = useState(() => document.createElement('div'))

  useLayoutEffect(() => {
    // In the order in which they were opened; all dialogs of the page are modal.
    const opened = new Set(document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
    const place = () => {
      const top = [...opened].findLast(({ open, isConnected }) => open && isConnected)
      move(host, top ?? document.body)
    }
    const observer = new MutationObserver((changes) => {
      const dialogs = changes.filter(({ type }) => type === 'attributes')
      for (const { target } of dialogs) {
        if (!(target instanceof HTMLDialogElement)) continue
        opened.delete(target)
        if (target.open) opened.add(target)
      }
      // A dialog may be removed without being closed, and takes the host with it.
      if (dialogs.length > 0 || !host.isConnected) place()
    })
    place()
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => {
      observer.disconnect()
      host.remove()
    }
  }, [host])

  return host
}

const move = (host: HTMLElement, place: HTMLElement): void => {
  if (host.parentElement === place) return
  // `moveBefore` keeps animations and the focus, if the browser has it and the host was not removed with its dialog.
  if ('moveBefore' in place && host.isConnected) place.moveBefore(host, null)
  else place.append(host)
}
