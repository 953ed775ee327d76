import { readText } from './readText.ts'

const TAG = /^[a-z]{2,3}(?:-[a-z\d]{1,8}){0,4}$/i

/** The language of a visitor or of text. Untranslated text is in English. */
export const Language = readText('a BCP 47 tag such as de', (text) => {
  const trimmed = text.trim()
  return TAG.test(trimmed) ? trimmed : undefined
})
