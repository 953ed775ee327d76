import type { Ref } from 'react'
import { GalleryThumbnail } from './GalleryThumbnail.tsx'
import type { SavedPicture } from './SavedPicture.ts'
import styles from './ThumbnailList.module.css'

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
}: ThumbnailListProps) => (
  <ul ref={ref} className={styles.thumbnails}>
    {pictures.map((picture) => (
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
