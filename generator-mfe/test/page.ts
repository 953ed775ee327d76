import 'fake-indexeddb/auto'
import { pageStore, type Portrait } from '@dramatis/store'
import { IDBFactory } from 'fake-indexeddb'
import { installModalDialog } from '../../tools/jest/modalDialog.ts'
import { BROKEN_IMAGE } from './brokenImage.ts'

/** jsdom has no layout, so nothing ever comes into view. */
class NothingInSight implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
  takeRecords = () => []
}

let urls = 0

/**
 * Resets the page for a new visitor, with stubs for what jsdom lacks. Returns a live list of the elements scrolled
 * to.
 */
export const freshPage = (): readonly Element[] => {
  const scrolledTo: Element[] = []
  localStorage.clear()
  sessionStorage.clear()
  pageStore.setState(pageStore.getInitialState(), true)
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    // The type requires these deprecated methods.
    /* eslint-disable @typescript-eslint/no-deprecated */
    addListener: () => undefined,
    removeListener: () => undefined,
    /* eslint-enable @typescript-eslint/no-deprecated */
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  })
  HTMLImageElement.prototype.decode = function () {
    return this.src === BROKEN_IMAGE
      ? Promise.reject(new DOMException('broken'))
      : Promise.resolve()
  }
  URL.createObjectURL = () => `blob:test/${++urls}`
  URL.revokeObjectURL = () => undefined
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  installModalDialog()
  window.IntersectionObserver = NothingInSight
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this)
  }
  return scrolledTo
}

export const portrait: Portrait = {
  image: 'data:image/jpeg;base64,/9j/',
  character: 'Gandalf, The Lord of the Rings',
  style: 'realistic',
  aspect: 'portrait',
  description: 'An old wizard in grey.',
  premium: false,
}
