/** An image that no browser can show. */
export const BROKEN_IMAGE = 'data:image/jpeg;base64,AAAA'
