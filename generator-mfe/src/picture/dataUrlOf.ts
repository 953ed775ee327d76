/** The number of bytes to convert at once: with more arguments, the call may overflow the stack. */
const CHUNK = 0x8000

/**
 * A file as a base64 `data:` URL: the reverse of {@link import('./blobOf.ts').blobOf}. Rejects if it cannot be read.
 */
export const dataUrlOf = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const texts: string[] = []
  for (let at = 0; at < bytes.length; at += CHUNK) {
    texts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)))
  }
  return `data:${file.type};base64,${btoa(texts.join(''))}`
}
