/** Whether the functions are on the page's own origin, so that requests to them need no preflight. */
export const isOwnOrigin = (functionsUrl: string): boolean =>
  typeof location !== 'undefined' && new URL(functionsUrl, location.href).origin === location.origin
