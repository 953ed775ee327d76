import { detailsOf } from '../gallery/ArchivedPicture.ts'
import { portraitOf } from '../gallery/portraitOf.ts'
import type { SavedPicture } from '../gallery/SavedPicture.ts'
import { exportName } from '../picture/downloadName.ts'
import { makeExport } from '../share/makeExport.ts'
import { jsonCard, pngCard } from './Card.ts'
import type { Character } from './Character.ts'

/** The form of a character's file: the picture with the card inside, or the card with the picture inside. */
export type CardType = 'image/png' | 'application/json'

/** A character's file. Rejects if this device cannot make it. */
export const cardFile = async (
  character: Character,
  picture: SavedPicture,
  type: CardType,
): Promise<File> => {
  const card = { character, picture: detailsOf(picture), file: picture.file }
  const name = exportName({ ...picture, character: character.name }, 'character', type)
  if (type === 'application/json') return new File([await jsonCard(card)], name, { type })
  const png = await makeExport(await portraitOf(picture), 'png', { withName: false, font: '' })
  const bytes = pngCard(card, new Uint8Array(await png.arrayBuffer()))
  return new File([new Uint8Array(bytes)], name, { type })
}
