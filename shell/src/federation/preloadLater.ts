/** Starts the preloads that who wrote the page has named for later, as `<link rel="later">`. */
export const preloadLater = (head: ParentNode): void => {
  for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
    link.rel = 'preload'
  }
}
