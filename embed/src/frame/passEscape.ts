import { parentOf } from '../host/parentOf.ts'

/**
 * Does in the page what Escape would have done there, had a frame not received it: listeners hear it, or else the
 * dialog or popover around `host` closes.
 */
export const passEscape = (host: HTMLElement): void => {
  const key = { key: 'Escape', code: 'Escape', bubbles: true, composed: true, cancelable: true }
  if (!host.dispatchEvent(new KeyboardEvent('keydown', key))) return
  const layer = layerAround(host)
  if (!(layer instanceof HTMLDialogElement)) layer?.hidePopover()
  else if (layer.dispatchEvent(new Event('cancel', { cancelable: true }))) layer.close()
}

const layerAround = (element: Element | null | undefined): HTMLElement | undefined => {
  if (!element) return undefined
  const isLayer = element instanceof HTMLElement && element.matches(CLOSED_BY_ESCAPE)
  return isLayer ? element : layerAround(parentOf(element))
}

/** In `:is()`, browsers pass over a selector that they do not know. */
const CLOSED_BY_ESCAPE = ":is(dialog:modal:not([closedby='none' i]), [popover]:popover-open)"
