/** Whether functions are on the origin of the page, so that no browser asks them first which headers they take. */
export const isOwnOrigin = (functionsUrl: string): boolean =>
  typeof location !== 'undefined' && new URL(functionsUrl, location.href).origin === location.origin
