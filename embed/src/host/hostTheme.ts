import { detach } from '../detach.ts'
import { parentOf } from './parentOf.ts'

export type Theme = 'light' | 'dark'

export interface HostTheme {
  /** Whether the page behind the element is light or dark now. */
  readonly read: () => Theme
  readonly remove: () => void
}

/**
 * Reads the theme of the page from the background of the nearest ancestor that has one, or else from its color
 * scheme. Sites switch themes in many ways, but all of them paint. Adds a probe to the element, which has no box.
 */
export const createHostTheme = (host: HTMLElement): HostTheme => {
  const probe = document.createElement('i')
  probe.hidden = true
  probe.style.color = CANVAS
  let read = ''
  let theme: Theme = 'light'
  return {
    read: () => {
      if (!probe.isConnected) (host.shadowRoot ?? host).append(probe)
      const colors = [...backgroundsOf(host), getComputedStyle(probe).color]
      const text = colors.join()
      if (text !== read) {
        read = text
        theme = themeOf(colors, probe)
      }
      return theme
    },
    remove: () => detach(probe),
  }
}

/** The background of a page that sets none, in its color scheme. */
const CANVAS = 'Canvas'

/** White text is as readable as black text on a background of this relative luminance (WCAG 2.2). */
const DARK = 0.1791

/** The background colors of an element and its ancestors, across slots and shadow roots. */
const backgroundsOf = (element: Element | null | undefined): readonly string[] =>
  element ? [getComputedStyle(element).backgroundColor, ...backgroundsOf(parentOf(element))] : []

const themeOf = (colors: readonly string[], probe: HTMLElement): Theme => {
  const luminance = colors
    .map((color) => luminanceOf(color, probe))
    .find((value) => value !== undefined)
  return luminance !== undefined && luminance < DARK ? 'dark' : 'light'
}

/**
 * The relative luminance of a CSS color in any notation, which the browser converts. Undefined if the color is more
 * transparent than opaque.
 */
const luminanceOf = (color: string, probe: HTMLElement): number | undefined => {
  probe.style.color = `color(from ${color} xyz-d65 x y z / alpha)`
  const [, y = '', alpha = '1'] =
    /color\(xyz-d65 \S+ (\S+) [^\s)]+(?: \/ ([^\s)]+))?\)/.exec(getComputedStyle(probe).color) ?? []
  probe.style.color = CANVAS
  return y === '' || Number(alpha) < 0.5 ? undefined : Number(y)
}
