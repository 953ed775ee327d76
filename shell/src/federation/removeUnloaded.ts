/**
 * Lets the scripts and stylesheets below `folder` that have not loaded fail, and removes them, before another try. A
 * runtime treats an element with the same URL as its own: it would wait for a script that has stalled, and treat a
 * stalled stylesheet as loaded.
 *
 * @param folder absolute URL with a trailing slash
 */
export const removeUnloaded = (page: Document, folder: string): void => {
  // No script that is still here has loaded: the runtime removes each once it has loaded or failed.
  const scripts = [...page.scripts].filter(({ src }) => src.startsWith(folder))
  const styles = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ href, sheet }) => href.startsWith(folder) && sheet === null,
  )
  for (const element of [...scripts, ...styles]) {
    element.dispatchEvent(new Event('error')) // Our builds then load it from another URL.
    element.remove()
  }
}
