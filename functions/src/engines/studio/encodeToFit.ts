/** Tries one quality after another until the file has at most `limit` bytes. The last one may exceed it. */
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
