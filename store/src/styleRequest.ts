import { isStyle, type Style } from '@dramatis/catalogue'

/** Not part of the contract: if the page's generator does not listen, the request has no effect. */
const EVENT = 'dramatis-style-request'

/** Asks the page's generator to choose a style and to focus its form. */
export const requestStyle = (style: Style): void => {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: style }))
}

/**
 * Calls back with each style that {@link requestStyle} asks for.
 *
 * @returns a function that stops this
 */
export const onStyleRequest = (choose: (style: Style) => void): (() => void) => {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string' && isStyle(event.detail)) {
      choose(event.detail)
    }
  }
  document.addEventListener(EVENT, listen)
  return () => {
    document.removeEventListener(EVENT, listen)
  }
}
