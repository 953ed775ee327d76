/** Replaces `matchMedia`, which jsdom lacks, with a system preference that the test can change. */
export const systemTheme = () => {
  const query = Object.assign(new EventTarget(), { matches: false })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query })
  return (dark: boolean): void => {
    query.matches = dark
    query.dispatchEvent(new Event('change'))
  }
}
