import { Zip, ZipPassThrough } from 'fflate'
import { altOf } from '../stage/altOf.ts'
import { downloadName } from '../stage/downloadName.ts'
import type { KeptPicture } from './KeptPicture.ts'

/**
 * All pictures in one ZIP file, each under a number and its name, beside `pictures.json` with their
 * details. Pictures are compressed already, so they are only stored. One after another is read, so that
 * hundreds of them need no memory at once.
 */
export const exportGallery = async (pictures: readonly KeptPicture[]): Promise<Blob> => {
  const parts: Blob[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    // Copied, because the archive may use the chunk's memory again.
    parts.push(new Blob([chunk.slice()]))
  })
  const add = (name: string, bytes: Uint8Array, at: number) => {
    const entry = new ZipPassThrough(name)
    entry.mtime = at
    zip.add(entry)
    entry.push(bytes, true)
  }
  const named = pictures.map((picture, index) => ({ name: fileName(picture, index), picture }))
  const details = JSON.stringify(named.map(detailsOf), undefined, 2)
  add('pictures.json', new TextEncoder().encode(details), Date.now())
  for (const { name, picture } of named) {
    add(name, new Uint8Array(await picture.file.arrayBuffer()), picture.at)
  }
  zip.end()
  return new Blob(parts, { type: 'application/zip' })
}

/** "001-dramatis-gandalf.jpg" */
const fileName = ({ character }: KeptPicture, index: number): string =>
  `${String(index + 1).padStart(3, '0')}-${downloadName(character)}`

const detailsOf = ({
  name,
  picture,
}: {
  readonly name: string
  readonly picture: KeptPicture
}) => ({
  file: name,
  character: picture.character,
  description: picture.description,
  alt: altOf(picture),
  style: picture.style,
  aspect: picture.aspect,
  seed: picture.seed,
  engine: picture.engine?.name,
  premium: picture.premium,
  finishedAt: new Date(picture.at).toISOString(),
})
