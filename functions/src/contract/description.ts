import { textOf } from './textOf.ts'

/**
 * A description of a character in plain English, 1 to 20,000 characters. One codec for what
 * `charPrompt` answers and `characterSD` takes, so that every answer of the one fits the other.
 */
export const Description = textOf(1, 20_000)
