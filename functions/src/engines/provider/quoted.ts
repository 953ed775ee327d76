/**
 * A visitor's text as one quoted line of a prompt. It can neither add lines nor end its quotes, so instructions in
 * it stay part of the name.
 */
export const quoted = (text: string): string =>
  JSON.stringify(text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
