/** The first file of at most `limit` bytes, made with one quality after the other; else that of the last quality. */
export const fitting = async (
  [quality, ...lower]: readonly [number, ...number[]],
  limit: number,
  make: (quality: number) => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  const file = await make(quality)
  const [next, ...rest] = lower
  return file.byteLength <= limit || next === undefined
    ? file
    : fitting([next, ...rest], limit, make)
}
