/**
 * Whether the page is light or dark behind an element, according to the background of the nearest ancestor that has
 * one, or else the page's color scheme. Sites switch themes in many ways, but all of them paint a background.
 */
export const hostTheme = (host: HTMLElement): 'light' | 'dark' => {
  for (let at: Element | null = host; at !== null; at = parentOf(at)) {
    const luminance = luminanceOf(getComputedStyle(at).backgroundColor, host)
    if (luminance !== undefined) return luminance < DARK ? 'dark' : 'light'
  }
  const schemes = getComputedStyle(host).colorScheme.split(' ')
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  return schemes.includes('dark') && (prefersDark || !schemes.includes('light')) ? 'dark' : 'light'
}

/** White text is as readable as black text on a background of this relative luminance (WCAG 2.2). */
const DARK = 0.1791

/** The parent of an element, across shadow roots. */
const parentOf = (element: Element): Element | null => {
  const parent = element.parentNode
  return parent instanceof ShadowRoot ? parent.host : element.parentElement
}

/**
 * The relative luminance of a CSS color in any notation, which the browser converts. Undefined if the color is more
 * transparent than opaque.
 */
const luminanceOf = (color: string, host: HTMLElement): number | undefined => {
  const probe = document.createElement('i')
  probe.style.color = `color(from ${color} xyz-d65 x y z / alpha)`
  ;(host.shadowRoot ?? host).append(probe)
  const [, y = '', alpha = '1'] =
    /color\(xyz-d65 \S+ (\S+) [^\s)]+(?: \/ ([^\s)]+))?\)/.exec(getComputedStyle(probe).color) ?? []
  probe.remove()
  return y === '' || Number(alpha) < 0.5 ? undefined : Number(y)
}
