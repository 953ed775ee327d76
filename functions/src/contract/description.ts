import { MAX_DESCRIPTION_LENGTH } from '@dramatis/catalogue'
import { textOf } from './textOf.ts'

/**
 * A description of a character. One codec for what `charPrompt` answers and
 * `characterSD` takes, so either accepts what the other gives.
 */
export const Description = textOf(1, MAX_DESCRIPTION_LENGTH)
