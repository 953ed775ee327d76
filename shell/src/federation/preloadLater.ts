/** Starts the preloads that the page's head defers with `<link rel="later">`. */
export const preloadLater = (head: ParentNode): void => {
  for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
    link.rel = 'preload'
  }
}
