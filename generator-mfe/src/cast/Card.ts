import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { parse } from 'fp-ts/lib/Json.js'
import * as t from 'io-ts'
import { isRaster, pictureDetails, type PictureDetails } from '../gallery/ArchivedPicture.ts'
import { blobOf } from '../picture/blobOf.ts'
import { dataUrlOf } from '../picture/dataUrlOf.ts'
import { pixelsIn, textIn, withText } from '../share/pngFile.ts'
import { Character } from './Character.ts'
import { isLookOf, withoutTwins } from './looks.ts'

/** A character that travels in a file, with the picture that stands for it. */
export interface Card {
  readonly character: Character
  readonly picture: PictureDetails
  readonly file: Blob
}

/** Why a file gives no character. */
export type CardProblem = 'noCard' | 'cardDamaged' | 'cardNewer' | 'cardTooLarge'

/** The largest file that is read; the engines' pictures have a tenth of this. */
export const MAX_CARD_BYTES = 40_000_000

/** The largest picture that is read, which is more than the engines draw. */
export const MAX_CARD_PIXELS = 40_000_000

/** What the text in a PNG file is called, and what a card says that it is. */
const KIND = 'dramatis-character'
/** A page that knows only an earlier version cannot read the card. */
const VERSION = 1

const Head = t.type({ kind: t.literal(KIND), version: t.number })
const Body = t.type({ character: Character, picture: t.unknown })
const WithImage = t.type({ image: t.string })

const bodyOf = ({ character, picture }: Omit<Card, 'file'>) => ({
  kind: KIND,
  version: VERSION,
  character,
  picture,
})

/** A card as JSON, with the picture as a data URL. */
export const jsonCard = async ({ file, ...body }: Card): Promise<string> =>
  JSON.stringify({ ...bodyOf(body), image: await dataUrlOf(file) }, undefined, 2)

/** A card as a PNG file: the picture carries the rest. */
export const pngCard = (body: Omit<Card, 'file'>, png: Uint8Array): Uint8Array =>
  withText(png, KIND, new TextEncoder().encode(JSON.stringify(bodyOf(body))))

/** Reads a card of either form, without decoding its picture. Rejects only if the file cannot be read. */
export const readCard = async (file: Blob): Promise<Either<CardProblem, Card>> => {
  if (file.size > MAX_CARD_BYTES) return left('cardTooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const found = textIn(bytes, KIND)
  if (found === 'damaged') return left('cardDamaged')
  if (!found) return readJson(new TextDecoder().decode(bytes))
  if (pixelsIn(bytes) > MAX_CARD_PIXELS) return left('cardTooLarge')
  const picture = new Blob([new Uint8Array(found.picture)], { type: 'image/png' })
  return readJson(found.text, picture)
}

/** @param file the picture, unless it is in the JSON */
const readJson = (text: string, file?: Blob): Either<CardProblem, Card> => {
  const json = parse(text)
  // A file that is cut off is no JSON, but still says what it was.
  if (isLeft(json)) return left(text.includes(`"${KIND}"`) ? 'cardDamaged' : 'noCard')
  if (!Head.is(json.right)) return left('noCard')
  if (json.right.version > VERSION) return left('cardNewer')
  const body = Body.decode(json.right)
  if (isLeft(body)) return left('cardDamaged')
  const image = file ?? (WithImage.is(json.right) ? blobOf(json.right.image) : undefined)
  const picture = pictureDetails(body.right.picture)
  const character = withoutTwins(body.right.character)
  return image && isRaster(image.type) && picture && isLookOf(character, picture)
    ? right({ character, picture, file: image })
    : left('cardDamaged')
}
