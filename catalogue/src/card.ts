/** A page's picture in messengers, in pixels: what all of them show large and whole. */
export const CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const
