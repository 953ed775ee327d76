import { MAX_CHANGE_LENGTH, MAX_PHOTO_BYTES } from '@dramatis/catalogue'
import { readText } from './readText.ts'
import { textOf } from './textOf.ts'

/** The media types of a picture to start from. */
export const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const

const PREFIX = new RegExp(`^data:(?:${PHOTO_TYPES.join('|')});base64,`)

const MAX_BASE64_LENGTH = Math.ceil(MAX_PHOTO_BYTES / 3) * 4

/** A picture to start from, as a data URL. Its bytes are not checked here. */
export const Photo = readText(
  `a data URL of a PNG, JPEG, WebP or AVIF picture of at most ${MAX_PHOTO_BYTES} bytes, in base64`,
  (text) => {
    const prefix = PREFIX.exec(text)?.[0].length
    return prefix !== undefined && text.length <= prefix + MAX_BASE64_LENGTH ? text : undefined
  },
)

/** The change to make to a picture, in words. */
export const Change = textOf(1, MAX_CHANGE_LENGTH)
