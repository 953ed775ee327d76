import { Zip, ZipPassThrough } from 'fflate'
import { downloadName } from '../picture/downloadName.ts'
import { CAST_NAME, detailsOf, LIST_NAME, type ArchivedPicture } from './ArchivedPicture.ts'
import type { NewPicture } from './SavedPicture.ts'

/**
 * Packs pictures into one ZIP file, each under a number and its name, with their details in a list.
 * Pictures are already compressed, so they are only stored. They are read one after another, because hundreds
 * may not fit into memory.
 *
 * @param cast the characters to pack as well, as JSON values
 */
export const exportGallery = async (
  pictures: readonly NewPicture[],
  cast: readonly object[] = [],
): Promise<Blob> => {
  const parts: Blob[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    // Copied, because the library may reuse the chunk's memory.
    parts.push(new Blob([chunk.slice()]))
  })
  const add = (name: string, bytes: Uint8Array, at: number) => {
    const entry = new ZipPassThrough(name)
    entry.mtime = withinZip(at)
    zip.add(entry)
    entry.push(bytes, true)
  }
  const named = pictures.map((picture, index) => ({ name: fileName(picture, index), picture }))
  const addList = (name: string, list: readonly object[]) =>
    add(name, new TextEncoder().encode(JSON.stringify(list, undefined, 2)), Date.now())
  addList(LIST_NAME, named.map(archived))
  if (cast.length > 0) addList(CAST_NAME, cast)
  for (const { name, picture } of named) {
    add(name, new Uint8Array(await picture.file.arrayBuffer()), picture.at)
  }
  zip.end()
  return new Blob(parts, { type: 'application/zip' })
}

/** For example "001-dramatis-gandalf.jpg". */
const fileName = (picture: NewPicture, index: number): string =>
  `${String(index + 1).padStart(3, '0')}-${downloadName(picture)}`

interface NamedPicture {
  readonly name: string
  readonly picture: NewPicture
}

const archived = ({ name, picture }: NamedPicture): ArchivedPicture => ({
  file: name,
  type: picture.file.type,
  ...detailsOf(picture),
})

/** The range of dates that a ZIP file can hold in every time zone; a wrong clock may have dated a picture outside it. */
const EARLIEST = Date.UTC(1980, 0, 2)
const LATEST = Date.UTC(2099, 11, 30)

const withinZip = (at: number): number => Math.min(Math.max(at, EARLIEST), LATEST)
