import { readText } from './readText.ts'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const ADDRESS = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i')

const isAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text)

/**
 * An e-mail address as a browser's e-mail field takes it (HTML, 4.10.5.1.5), at most 254 characters
 * (RFC 3696, erratum 1690), with its outer white space trimmed.
 */
export const Email = readText('an e-mail address such as name@example.com', (text) => {
  const trimmed = text.trim()
  return isAddress(trimmed) ? trimmed : undefined
})
