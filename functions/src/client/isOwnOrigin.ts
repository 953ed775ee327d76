/** Whether the functions are on the page's own origin, so that their calls need no preflight. */
export const isOwnOrigin = (functionsUrl: string): boolean =>
  typeof location !== 'undefined' && new URL(functionsUrl, location.href).origin === location.origin
