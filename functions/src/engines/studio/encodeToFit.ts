/** Encodes with one quality after another until a file has at most `limit` bytes; the last quality is final. */
export const encodeToFit = async (
  [quality, ...lower]: readonly [number, ...number[]],
  limit: number,
  encode: (quality: number) => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  const file = await encode(quality)
  const [next, ...rest] = lower
  return file.byteLength <= limit || next === undefined
    ? file
    : encodeToFit([next, ...rest], limit, encode)
}
