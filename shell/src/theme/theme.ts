export type Theme = 'light' | 'dark'

/** The key of the visitor's choice in `localStorage`, which `firstPaint/prepareFirstPaint.ts` reads too. */
export const THEME_KEY = 'dramatis-theme'

/** The theme that the page shows: the visitor's choice, else the system's. */
export const currentTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return systemPrefersDark().matches ? 'dark' : 'light'
}

/** Switches to the theme and saves it for the next visit. */
export const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is blocked: the choice lasts for this visit.
  }
  for (const listener of listeners) listener()
}

/** Calls back whenever {@link currentTheme} may have changed, until the returned function is called. */
export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  const system = systemPrefersDark()
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

const listeners = new Set<() => void>()

const systemPrefersDark = () => matchMedia('(prefers-color-scheme: dark)')
