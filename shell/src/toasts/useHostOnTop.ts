import { useLayoutEffect, useState } from 'react'

/**
 * An element for a portal that is always where the visitor is: at the end of the page, or of the dialog on
 * top. A modal dialog makes everything outside it inert, even what is painted above it (HTML, "blocked by a
 * modal dialog"), so that nothing else is told to screen readers or takes clicks. What is in the element
 * keeps its state when it moves.
 */
export const useHostOnTop = (): HTMLElement => {
  const [host] = useState(() => document.createElement('div'))

  useLayoutEffect(() => {
    // In the order of their opening; all dialogs of the page are modal.
    const opened = new Set(document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
    const place = () => {
      const top = [...opened].findLast(({ open, isConnected }) => open && isConnected)
      move(host, top ?? document.body)
    }
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLDialogElement)) continue
        opened.delete(target)
        if (target.open) opened.add(target)
      }
      place()
    })
    place()
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    return () => {
      observer.disconnect()
      host.remove()
    }
  }, [host])

  return host
}

const move = (host: HTMLElement, place: HTMLElement): void => {
  if (host.parentElement === place) return
  // Keeps animations and the focus; not in every browser, and not for what was taken away with its dialog.
  if ('moveBefore' in place && host.isConnected) place.moveBefore(host, null)
  else place.append(host)
}
