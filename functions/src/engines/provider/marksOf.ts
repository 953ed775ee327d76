import type { SourceType } from '@dramatis/studio'

/** A provider's own statements about a file's origin. */
export interface Marks {
  readonly sourceType: SourceType
  readonly credit: string | undefined
}

/** The maximum length of a credit line; the rest is cut off. */
const MAX_CREDIT_LENGTH = 100

/**
 * The marks of a file that a model made. XMP, which a PNG may have compressed, and C2PA both name the digital source
 * type as plain text, so one search finds either. Whatever else the file says, it is marked as made by a model: a
 * provider cannot pass it off as a photograph.
 */
export const marksOf = (file: Uint8Array, xmp: Uint8Array = new Uint8Array()): Marks => {
  const text = Buffer.concat([xmp, file]).toString('utf8')
  const isComposite = text.includes('digitalsourcetype/compositeWithTrainedAlgorithmicMedia')
  return {
    sourceType: isComposite ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia',
    credit: /photoshop:Credit(?:="|>)([^"<&]+)/.exec(text)?.[1]?.slice(0, MAX_CREDIT_LENGTH),
  }
}
