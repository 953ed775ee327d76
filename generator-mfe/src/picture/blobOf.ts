/**
 * The file in a base64 `data:` URL; undefined for any other URL. It is decoded here, because a page's content
 * security policy may forbid fetching a `data:` URL.
 */
export const blobOf = (image: string): Blob | undefined => {
  const [, type, data] = /^data:([^;,]+);base64,(.*)$/s.exec(image) ?? []
  if (type === undefined || data === undefined) return undefined
  try {
    return new Blob([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))], { type })
  } catch {
    return undefined // The text is not base64.
  }
}
