import { startTransition, useEffect, useState, type RefObject } from 'react'
import { GalleryThumbnail } from './GalleryThumbnail.tsx'
import type { SavedPicture } from './SavedPicture.ts'
import styles from './ThumbnailList.module.css'

/** How many are rendered at first, and how many more whenever the end comes near: more than a window shows. */
const STEP = 30

/** How far below the window the end may be before more are rendered. */
const AHEAD = '1200px'

interface ThumbnailListProps {
  readonly ref: RefObject<HTMLUListElement | null>
  readonly pictures: readonly SavedPicture[]
  /** The picture that gets the focus, and is rendered wherever it is. */
  readonly seenId: number | undefined
  /** The picture in the result area. */
  readonly currentId: number | undefined
  /** The chosen ones, while the visitor chooses. */
  readonly selectedIds: ReadonlySet<number> | undefined
  readonly onPress: (picture: SavedPicture) => void
  /** Called once the file of a picture without a thumbnail has been shown. */
  readonly onFileShown: (picture: SavedPicture) => void
}

export const ThumbnailList = ({
  ref,
  pictures,
  seenId,
  currentId,
  selectedIds,
  onPress,
  onFileShown,
}: ThumbnailListProps) => {
  const [reached, setReached] = useState(STEP)
  const count = Math.max(reached, pictures.findIndex(({ id }) => id === seenId) + 1)
  useEffect(() => {
    const end = ref.current?.children[count - 1]
    if (!end) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          startTransition(() => setReached(count + STEP))
        }
      },
      { root: end.closest('dialog > *'), rootMargin: AHEAD },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [ref, count, pictures])
  return (
    <ul ref={ref} className={styles.thumbnails}>
      {pictures.slice(0, count).map((picture) => (
        <li key={picture.id}>
          <GalleryThumbnail
            picture={picture}
            current={picture.id === currentId}
            selected={selectedIds?.has(picture.id)}
            onPress={onPress}
            onFileShown={onFileShown}
          />
        </li>
      ))}
    </ul>
  )
}
