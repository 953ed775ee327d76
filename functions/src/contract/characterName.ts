import { MAX_NAME_LENGTH } from '@dramatis/catalogue'
import { readText } from './readText.ts'

/** Letters, digits, punctuation and symbols, other than those that Unicode has nothing drawn for, and Braille's blank. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a text shows anything: not only white space, combining marks and invisible letters such as U+3164. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** What a visitor typed: 1 to {@link MAX_NAME_LENGTH} characters after trimming, at least one of them visible. */
export const CharacterName = readText(`text of 1 to ${MAX_NAME_LENGTH} characters`, (text) => {
  const trimmed = text.trim()
  return isVisible(trimmed) && trimmed.length <= MAX_NAME_LENGTH ? trimmed : undefined
})
