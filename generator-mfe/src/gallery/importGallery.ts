import { MAX_PICTURES } from './galleryDatabase.ts'
import { openArchive, type PackedPicture } from './openArchive.ts'
import type { NewPicture } from './SavedPicture.ts'
import type { Gallery } from './useGallery.ts'

/** The outcome of an import: the number of pictures of each kind. */
export interface ImportOutcome {
  readonly added: number
  /** Already in the gallery. */
  readonly known: number
  /** Did not fit; an import never replaces a picture. */
  readonly left: number
  readonly unreadable: number
}

/**
 * Adds an archive's pictures to the gallery. Rejects if the file is not an archive, or the storage is full or
 * blocked.
 */
export const importGallery = async (
  file: Blob,
  { pictures, addAll }: Pick<Gallery, 'pictures' | 'addAll'>,
): Promise<ImportOutcome> => {
  const archive = await openArchive(file)
  const here = new Set(pictures.map(identityOf))
  const missing = archive.pictures.filter((picture) => !here.has(identityOf(picture)))
  const fitting = missing.slice(0, Math.max(0, MAX_PICTURES - pictures.length))
  await addAll(unpack(fitting))
  return {
    added: fitting.length,
    known: archive.pictures.length - missing.length,
    left: missing.length - fitting.length,
    unreadable: archive.unreadable,
  }
}

/** Unpacks each picture only when it is about to be stored, since all of them may not fit into memory twice. */
function* unpack(pictures: readonly PackedPicture[]): Generator<NewPicture> {
  for (const { unpack, ...details } of pictures) yield { ...details, file: unpack() }
}

const identityOf = ({ at, character, style, seed }: Omit<NewPicture, 'file'>): string =>
  JSON.stringify([at, character, style, seed])
