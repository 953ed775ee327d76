import type { SavedPicture } from './SavedPicture.ts'

/** The visitor's filter for the gallery. */
export interface GalleryFilter {
  /** Words that must all occur in the name or the description, in any order, ignoring case and accents. */
  readonly text: string
  /** One style, or '' for all. */
  readonly style: string
  readonly favorites: boolean
}

export const noFilter: GalleryFilter = { text: '', style: '', favorites: false }

export const isFiltering = ({ text, style, favorites }: GalleryFilter): boolean =>
  text.trim() !== '' || style !== '' || favorites

export const filterPictures = (
  pictures: readonly SavedPicture[],
  { text, style, favorites }: GalleryFilter,
): readonly SavedPicture[] => {
  const words = folded(text).split(/\s+/)
  return pictures.filter((picture) => {
    const searched = folded(`${picture.character} ${picture.description}`)
    return (
      (style === '' || picture.style === style) &&
      (!favorites || picture.favorite === true) &&
      words.every((word) => searched.includes(word))
    )
  })
}

/** The styles of the pictures, each once, in the order in which they first occur. */
export const stylesOf = (pictures: readonly SavedPicture[]): readonly string[] => [
  ...new Set(pictures.map(({ style }) => style)),
]

/** The text without case and accents, so that "eowyn" finds "Éowyn". */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
