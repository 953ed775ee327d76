import { isRight } from 'fp-ts/lib/Either.js'
import { parse } from 'fp-ts/lib/Json.js'
import { strFromU8, unzipSync } from 'fflate'
import { archivedPicture, CAST_NAME, LIST_NAME, type ArchivedPicture } from './ArchivedPicture.ts'
import type { NewPicture } from './SavedPicture.ts'

/** The maximum size of an unpacked picture, which is more than any engine's picture needs. */
const MAX_FILE_BYTES = 50_000_000

/** A picture in an archive, not yet unpacked. */
export interface PackedPicture extends Omit<NewPicture, 'file'> {
  readonly unpack: () => Blob
}

export interface Archive {
  /** In the order of the list. */
  readonly pictures: readonly PackedPicture[]
  /** How many other entries in the list are invalid, or have a file that is missing or too large. */
  readonly unreadable: number
  /** The list of characters, not yet validated; empty if there is none. */
  readonly cast: readonly unknown[]
}

/** Opens an archive made by {@link import('./exportGallery.ts').exportGallery}. Rejects any other file. */
export const openArchive = async (file: Blob): Promise<Archive> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sizes = sizesIn(bytes)
  const list: unknown = JSON.parse(strFromU8(unpackFile(bytes, LIST_NAME)))
  if (!Array.isArray(list)) throw new TypeError('The archive’s list is not an array.')
  const pictures = list
    .map(archivedPicture)
    .filter((picture) => picture !== undefined)
    .filter((picture) => (sizes.get(comparable(picture.file)) ?? Infinity) <= MAX_FILE_BYTES)
    .map((picture) => packed(bytes, picture))
  const hasCast = (sizes.get(CAST_NAME) ?? Infinity) <= MAX_FILE_BYTES
  return {
    pictures,
    unreadable: list.length - pictures.length,
    cast: hasCast ? listIn(strFromU8(unpackFile(bytes, CAST_NAME))) : [],
  }
}

/** The pictures are worth having even if the list of characters is damaged. */
const listIn = (text: string): readonly unknown[] => {
  const json = parse(text)
  return isRight(json) && Array.isArray(json.right) ? json.right : []
}

/** The unpacked size of each file, in bytes, by name. */
const sizesIn = (bytes: Uint8Array): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>()
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      sizes.set(comparable(name), originalSize)
      return false
    },
  })
  return sizes
}

/** Unpacks a single file, since all of them may not fit into memory twice. */
const unpackFile = (bytes: Uint8Array, name: string): Uint8Array<ArrayBuffer> => {
  const wanted = comparable(name)
  const files = unzipSync(bytes, { filter: (file) => comparable(file.name) === wanted })
  const [found] = Object.values(files)
  if (!found) throw new Error(`The archive lacks ${name}.`)
  return found
}

/** Some systems store names with their accents apart. */
const comparable = (name: string): string => name.normalize('NFC')

const packed = (
  bytes: Uint8Array,
  { file, type, finishedAt, ...details }: ArchivedPicture,
): PackedPicture => ({
  ...details,
  at: Date.parse(finishedAt),
  unpack: () => new Blob([unpackFile(bytes, file)], { type }),
})
