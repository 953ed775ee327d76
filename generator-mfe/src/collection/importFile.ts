import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { MAX_CARD_PIXELS, readCard, type Card } from '../cast/Card.ts'
import { Character } from '../cast/Character.ts'
import { withoutTwins } from '../cast/looks.ts'
import type { CastTranslate } from '../cast/messages.ts'
import type { Cast } from '../cast/useCast.ts'
import { importGallery } from '../gallery/importGallery.ts'
import { importMessage } from '../gallery/importMessage.ts'
import { openArchive } from '../gallery/openArchive.ts'
import type { Gallery } from '../gallery/useGallery.ts'
import type { Translate } from '../messages.ts'
import { pixelsOf } from '../picture/pixelsOf.ts'

interface Collection {
  readonly gallery: Pick<Gallery, 'pictures' | 'addAll'>
  readonly cast: Pick<Cast, 'addAll'>
  readonly t: Translate
  readonly c: CastTranslate
}

/** Adds what is in a file, and returns a sentence about it. Rejects if the storage is full or blocked. */
export const importFile = async (file: File, collection: Collection): Promise<string> =>
  (await isArchive(file)) ? importArchive(file, collection) : importCard(file, collection)

const isArchive = async (file: File): Promise<boolean> =>
  /\.zip$/i.test(file.name) || (await file.slice(0, 2).text()) === 'PK'

const importArchive = async (file: File, collection: Collection): Promise<string> => {
  const { gallery, t } = collection
  const archive = await openArchive(file)
  const pictures = importMessage(t, await importGallery(archive, gallery))
  return archive.cast.length > 0
    ? `${pictures} ${await importCast(archive.cast, collection)}`
    : pictures
}

const importCast = async (
  list: readonly unknown[],
  { cast, c }: Pick<Collection, 'cast' | 'c'>,
): Promise<string> => {
  const characters = list
    .map((one) => Character.decode(one))
    .filter(isRight)
    .map(({ right }) => withoutTwins(right))
  const { added, known, left } = await cast.addAll(characters)
  const unread = list.length - characters.length
  return [
    c('castAdded', { added, known }),
    unread > 0 && c('castUnreadable', { unread }),
    left > 0 && c('full'),
  ]
    .filter(Boolean)
    .join(' ')
}

const importCard = async (file: File, collection: Collection): Promise<string> => {
  const { c } = collection
  const card = await readCard(file)
  if (isLeft(card)) return c(card.left)
  const pixels = await pixelsOf(card.right.file)
  if (pixels === undefined) return c('cardDamaged')
  return pixels > MAX_CARD_PIXELS ? c('cardTooLarge') : addCard(card.right, collection)
}

const addCard = async (
  { character, picture: { finishedAt, ...details }, file }: Card,
  { gallery, cast, t, c }: Collection,
): Promise<string> => {
  // Only the date is the visit's: whoever was here first stays first.
  const { added, left } = await cast.addAll([{ ...character, at: Date.now() }])
  if (left > 0) return c('full')
  const picture = { ...details, at: Date.parse(finishedAt), unpack: () => file }
  const pictures = await importGallery({ pictures: [picture], unreadable: 0 }, gallery)
  return [
    c(added > 0 ? 'added' : 'known', { name: character.name }),
    pictures.left > 0 && t('importLeft', { count: pictures.left }),
    pictures.unreadable > 0 && t('importUnreadable', { count: pictures.unreadable }),
  ]
    .filter(Boolean)
    .join(' ')
}
