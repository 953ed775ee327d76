import { MAX_DESCRIPTION_LENGTH } from '@dramatis/catalogue'
import { textOf } from './textOf.ts'

/**
 * A description of a character. `charPrompt` and `characterSD` use the same codec, so every description that one
 * returns is accepted by the other.
 */
export const Description = textOf(1, MAX_DESCRIPTION_LENGTH)
