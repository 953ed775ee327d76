/** Stands in for the system's preference, which jsdom has not: `matchMedia`, and a way to change it. */
export const systemTheme = () => {
  const query = Object.assign(new EventTarget(), { matches: false })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query })
  return (dark: boolean): void => {
    query.matches = dark
    query.dispatchEvent(new Event('change'))
  }
}
