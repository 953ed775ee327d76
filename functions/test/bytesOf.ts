/** The bytes of a response's picture, a data URL or the first of a list. */
export const bytesOf = (result: string | readonly string[]): Buffer => {
  const [, base64 = ''] = [result].flat().join().split('base64,')
  return Buffer.from(base64, 'base64')
}
