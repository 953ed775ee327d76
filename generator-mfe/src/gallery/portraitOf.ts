import type { Portrait } from '@dramatis/store'
import { dataUrlOf } from '../picture/dataUrlOf.ts'
import type { SavedPicture } from './SavedPicture.ts'

/** A saved picture as a portrait for the stage: with its file as a `data:` URL. */
export const portraitOf = async ({
  file,
  thumbnail,
  ...details
}: SavedPicture): Promise<Portrait> => ({
  ...details,
  image: await dataUrlOf(file),
})
