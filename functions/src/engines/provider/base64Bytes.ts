/**
 * The bytes of base64 as servers send it: in lines, without padding, or with the head of a data URL, which some add to
 * what a field calls base64.
 */
export const base64Bytes = (base64: string): Uint8Array =>
  Buffer.from(base64.replace(/^\s*data:[^,]{0,100},/, ''), 'base64')
