import { Zip, ZipPassThrough } from 'fflate'
import { altText } from '../picture/altText.ts'
import { downloadName } from '../picture/downloadName.ts'
import type { SavedPicture } from './SavedPicture.ts'

/**
 * Packs all pictures into one ZIP file, each under a number and its name, with their details in
 * `pictures.json`. Pictures are already compressed, so they are only stored. They are read one after another,
 * because hundreds may not fit into memory.
 */
export const exportGallery = async (pictures: readonly SavedPicture[]): Promise<Blob> => {
  const parts: Blob[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    // Copied, because the library may reuse the chunk's memory.
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
const fileName = ({ character }: SavedPicture, index: number): string =>
  `${String(index + 1).padStart(3, '0')}-${downloadName(character)}`

const detailsOf = ({
  name,
  picture,
}: {
  readonly name: string
  readonly picture: SavedPicture
}) => ({
  file: name,
  character: picture.character,
  description: picture.description,
  alt: altText(picture),
  style: picture.style,
  aspect: picture.aspect,
  seed: picture.seed,
  engine: picture.engine?.name,
  premium: picture.premium,
  finishedAt: new Date(picture.at).toISOString(),
})
