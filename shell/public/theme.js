/* global document */
// Runs before the first paint, so it is a file of its own; `src/theme/theme.ts` writes the choice.
try {
  const theme = localStorage.getItem('dramatis-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the page follows the system.
}
