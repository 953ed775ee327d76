/** Whether Module Federation's DevTools have been told to observe the page. */
export const isObserved = (): boolean => {
  try {
    return localStorage.getItem('__MF_DEVTOOLS_OBSERVABILITY_CONFIG__') !== null
  } catch {
    return false // Storage is blocked.
  }
}
