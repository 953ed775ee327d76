/**
 * The bytes of a body, or `undefined` if there are more than `limit`. The excess is read and dropped, since a
 * connection abandoned in the middle of a body cannot serve another request.
 */
export const readBody = async (
  { body }: Request,
  limit: number,
): Promise<Uint8Array | undefined> => {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = body?.getReader()
  for (;;) {
    const next = await reader?.read()
    if (!next || next.done) break
    length += next.value.byteLength
    if (length <= limit) chunks.push(next.value)
  }
  return length <= limit ? joined(chunks, length) : undefined
}

const joined = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
