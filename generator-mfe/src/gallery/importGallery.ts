import { canShow } from '../picture/canShow.ts'
import { MAX_PICTURES } from './galleryDatabase.ts'
import type { Archive, PackedPicture } from './openArchive.ts'
import type { NewPicture } from './SavedPicture.ts'
import type { Gallery } from './useGallery.ts'

/** The outcome of an import: the number of pictures of each kind. */
export interface ImportOutcome {
  readonly added: number
  /** Already in the gallery, or twice in the archive. */
  readonly known: number
  /** Did not fit; an import never replaces a picture. */
  readonly left: number
  readonly unreadable: number
}

/** Adds an archive's pictures to the gallery. Rejects if the storage is full or blocked. */
export const importGallery = async (
  archive: Pick<Archive, 'pictures' | 'unreadable'>,
  { pictures, addAll }: Pick<Gallery, 'pictures' | 'addAll'>,
): Promise<ImportOutcome> => {
  const missing = without(archive.pictures, pictures)
  const room = Math.max(0, MAX_PICTURES - pictures.length)
  let added = 0
  let unreadable = 0
  await addAll(
    (async function* unpacked() {
      // Each is unpacked only when it is about to be stored: all of them may not fit into memory twice.
      for (const { unpack, ...details } of missing) {
        if (added === room) return
        const picture = { ...details, file: unpack() }
        if (await isPicture(picture.file)) {
          added++
          yield picture
        } else unreadable++
      }
    })(),
  )
  return {
    added,
    known: archive.pictures.length - missing.length,
    left: missing.length - added - unreadable,
    unreadable: archive.unreadable + unreadable,
  }
}

const isPicture = async (file: Blob): Promise<boolean> => {
  const url = URL.createObjectURL(file)
  try {
    return await canShow(url)
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Each packed picture once, unless the gallery has it. */
const without = (
  packed: readonly PackedPicture[],
  pictures: Gallery['pictures'],
): readonly PackedPicture[] => {
  const seen = new Set(pictures.map(identityOf))
  return packed.filter((picture) => {
    const size = seen.size
    return seen.add(identityOf(picture)).size > size
  })
}

const identityOf = ({ at, character, style, seed }: Omit<NewPicture, 'file'>): string =>
  JSON.stringify([at, character, style, seed])
