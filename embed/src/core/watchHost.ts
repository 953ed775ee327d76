/**
 * Calls `onChange` when something that the generator depends on may have changed: the element's attributes, or the
 * page's theme or language. Returns a function that stops it.
 */
export const watchHost = (host: Element, onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange)
  const { documentElement, body } = host.ownerDocument
  for (const element of [host, documentElement, body])
    observer.observe(element, { attributes: true })
  const preference = matchMedia('(prefers-color-scheme: dark)')
  preference.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    preference.removeEventListener('change', onChange)
  }
}
