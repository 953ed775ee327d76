import { readText } from './readText.ts'

/** A string that has between `least` and `most` characters once its outer white space is trimmed. */
export const textOf = (least: number, most: number) =>
  readText(`text of ${least} to ${most} characters`, (text) => {
    const trimmed = text.trim()
    return trimmed.length >= least && trimmed.length <= most ? trimmed : undefined
  })
