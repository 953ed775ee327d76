/** The bytes of a picture that was answered as a data URL, or of the first of a list. */
export const bytesOf = (result: string | readonly string[]): Buffer => {
  const [, base64 = ''] = [result].flat().join().split('base64,')
  return Buffer.from(base64, 'base64')
}
