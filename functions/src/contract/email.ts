import * as t from 'io-ts'
import { either } from 'fp-ts/lib/Either.js'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const ADDRESS = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i')

const isAddress = (input: unknown): input is string =>
  typeof input === 'string' && input.length <= 254 && ADDRESS.test(input)

/**
 * An e-mail address as a browser's e-mail field takes it (HTML, 4.10.5.1.5), at most 254 characters
 * (RFC 3696, erratum 1690), with its outer white space trimmed.
 */
export const Email = new t.Type<string, string, unknown>(
  'an e-mail address such as name@example.com',
  isAddress,
  (input, context) =>
    either.chain(t.string.validate(input, context), (text) => {
      const trimmed = text.trim()
      return isAddress(trimmed) ? t.success(trimmed) : t.failure(input, context)
    }),
  t.identity,
)
