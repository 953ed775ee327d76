import { MAX_DESCRIPTION_LENGTH } from '@dramatis/catalogue'
import { textOf } from './textOf.ts'

/**
 * A description of a character. `charPrompt` returns it and `characterSD` accepts it with the same codec, so each
 * accepts the other's.
 */
export const Description = textOf(1, MAX_DESCRIPTION_LENGTH)
