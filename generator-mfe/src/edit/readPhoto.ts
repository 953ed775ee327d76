import { MAX_PHOTO_BYTES } from '@dramatis/catalogue'
import { dataUrlOf } from '../picture/dataUrlOf.ts'
import { photoProblem } from './photoProblem.ts'
import { shrinkPhoto } from './shrinkPhoto.ts'
import type { PhotoReading } from './usePhoto.ts'

/** Reads a file as a photo to start from, small enough to send. Never rejects. */
export const readPhoto = async (file: File): Promise<PhotoReading> => {
  try {
    const problem = await photoProblem(file)
    if (problem) return { problem }
    const upload = await shrinkPhoto(file)
    if (upload.size > MAX_PHOTO_BYTES) return { problem: 'photoTooLarge' }
    return { photo: await dataUrlOf(upload) }
  } catch {
    return { problem: 'photoUnreadable' }
  }
}
