import { readText } from './readText.ts'

/** A string of `min` to `max` characters after trimming. */
export const textOf = (min: number, max: number) =>
  readText(`text of ${min} to ${max} characters`, (text) => {
    const trimmed = text.trim()
    return trimmed.length >= min && trimmed.length <= max ? trimmed : undefined
  })
