/** All bytes of a body, or `undefined` if it is over the limit, where reading stops. */
export const readLimited = async (
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
