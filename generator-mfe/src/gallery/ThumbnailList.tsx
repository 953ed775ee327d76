import { startTransition, useEffect, useState, type Ref } from 'react'
import { GalleryThumbnail } from './GalleryThumbnail.tsx'
import type { SavedPicture } from './SavedPicture.ts'
import styles from './ThumbnailList.module.css'

/** More than a window shows. The others are rendered in the background, so a full gallery opens at once. */
const FIRST = 30

interface ThumbnailListProps {
  readonly ref: Ref<HTMLUListElement>
  readonly pictures: readonly SavedPicture[]
  /** The picture in the result area. */
  readonly currentId: number | undefined
  /** The chosen ones, while the visitor chooses. */
  readonly selectedIds: ReadonlySet<number> | undefined
  readonly onPress: (picture: SavedPicture) => void
}

export const ThumbnailList = ({
  ref,
  pictures,
  currentId,
  selectedIds,
  onPress,
}: ThumbnailListProps) => {
  const [whole, setWhole] = useState(false)
  useEffect(() => startTransition(() => setWhole(true)), [])
  return (
    <ul ref={ref} className={styles.thumbnails}>
      {pictures.slice(0, whole ? pictures.length : FIRST).map((picture) => (
        <li key={picture.id}>
          <GalleryThumbnail
            picture={picture}
            current={picture.id === currentId}
            selected={selectedIds?.has(picture.id)}
            onPress={onPress}
          />
        </li>
      ))}
    </ul>
  )
}
