import { MAX_EMAIL_LENGTH } from '@dramatis/catalogue'
import { readText } from './readText.ts'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const ADDRESS = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i')

const isAddress = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && ADDRESS.test(text)

/**
 * An email address as a browser's email field accepts it (HTML, 4.10.5.1.5), with its outer white space trimmed.
 */
export const Email = readText('an email address such as name@example.com', (text) => {
  const trimmed = text.trim()
  return isAddress(trimmed) ? trimmed : undefined
})
