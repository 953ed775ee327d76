import { readText } from './readText.ts'

/** Digits of a one-time code. */
export const CODE_DIGITS = 6

/** The minimum validity of a one-time code, in minutes. */
export const CODE_MINUTES = 10

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)

/** A one-time code, with or without white space between the digits. */
export const Code = readText(`the code of ${CODE_DIGITS} digits from the email`, (text) => {
  const digits = text.replace(/\s/g, '')
  return CODE.test(digits) ? digits : undefined
})
