import { createSheet } from '../createSheet.ts'
import { detach } from '../detach.ts'
import type { Theme } from '../host/hostTheme.ts'
import type { Sentence } from '../sentence.ts'
import { bundledStyles } from './styles.ts'

/** The element around the generator, which sets its styles, theme and accent, or shows a message in its place. */
export interface Frame {
  /** Where the generator is rendered. */
  readonly content: Element
  /** To be called in each document that the element comes to. */
  readonly adoptStyles: () => void
  readonly setLook: (look: {
    readonly theme: Theme
    /** A CSS color. */
    readonly accent: string | undefined
  }) => void
  /** Returns false if this message was already shown. */
  readonly showMessage: (message: Sentence) => boolean
  readonly hideMessage: () => void
  readonly remove: () => void
}

/** Adds a frame to the box in `root`, on top of the box's content. */
export const createFrame = (root: ShadowRoot): Frame => {
  const element = createElement('div', 'frame')
  const content = createElement('div', 'content')
  const message = createElement('p', 'message')
  message.part.add('message')
  message.role = 'alert'
  element.append(content)
  ;(root.querySelector('.box') ?? root).append(element)
  let own: readonly CSSStyleSheet[] = []

  return {
    content,
    adoptStyles: () => {
      const { ownerDocument } = root
      const size = createSheet('', ownerDocument)
      own = [bundledStyles(ownerDocument), size]
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...own]
      // The frame inherits no font, so this is the font size set in the visitor's browser.
      size.replaceSync(`:host { --rem: ${getComputedStyle(element).fontSize} }`)
    },
    setLook: ({ theme, accent }) => {
      element.dataset.theme = theme
      // Set through the CSSOM, which no content security policy forbids.
      if (accent === undefined) element.style.removeProperty(ACCENT)
      else element.style.setProperty(ACCENT, accent)
    },
    showMessage: ({ text, language }) => {
      if (message.isConnected && message.textContent === text) return false
      message.lang = language
      message.textContent = text
      element.append(message)
      return true
    },
    hideMessage: () => detach(message),
    remove: () => {
      detach(element)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !own.includes(sheet))
    },
  }
}

const ACCENT = '--dramatis-accent'

const createElement = (name: string, className: string): HTMLElement => {
  const element = document.createElement(name)
  element.className = className
  return element
}
