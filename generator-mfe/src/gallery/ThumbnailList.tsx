import { useState, type RefObject } from 'react'
import { GalleryThumbnail } from './GalleryThumbnail.tsx'
import type { SavedPicture } from './SavedPicture.ts'
import styles from './ThumbnailList.module.css'
import { useNearGroups } from './useNearGroups.ts'

const COLUMNS = 3

/** Thumbnails are rendered and removed in groups of two rows. */
const GROUP = 2 * COLUMNS

interface ThumbnailListProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly pictures: readonly SavedPicture[]
  /** The id of the picture that gets the focus, which is rendered wherever it is in the list. */
  readonly seenId: number | undefined
  /** The id of the picture in the result area. */
  readonly currentId: number | undefined
  /** The ids of the selected pictures; undefined unless in selection mode. */
  readonly selectedIds: ReadonlySet<number> | undefined
  readonly onPress: (picture: SavedPicture) => void
  /** Called once the file of a picture without a thumbnail has been shown. */
  readonly onFileShown: (picture: SavedPicture) => void
}

/**
 * A virtualized list: of hundreds of thumbnails, it renders only those near the window and those around the focus. A
 * group has the same height with and without its thumbnails.
 */
export const ThumbnailList = ({
  ref,
  pictures,
  seenId,
  currentId,
  selectedIds,
  onPress,
  onFileShown,
}: ThumbnailListProps) => {
  const groups = inGroups(pictures)
  const near = useNearGroups(ref, groups.length)
  const [focusedId, setFocusedId] = useState<number>()
  const isKept = ({ id }: SavedPicture) => id === seenId || id === focusedId
  return (
    <div ref={ref} className={styles.list} role="list">
      {groups.map((group, at) => (
        <div key={at} className={styles.group} data-rows={Math.ceil(group.length / COLUMNS)}>
          {(near.has(at) || group.some(isKept)) && (
            <div className={styles.thumbnails}>
              {group.map((picture, index) => (
                <div
                  key={picture.id}
                  role="listitem"
                  aria-posinset={at * GROUP + index + 1}
                  aria-setsize={pictures.length}
                  onFocus={() => setFocusedId(picture.id)}
                >
                  <GalleryThumbnail
                    picture={picture}
                    current={picture.id === currentId}
                    selected={selectedIds?.has(picture.id)}
                    onPress={onPress}
                    onFileShown={onFileShown}
                  />
                </div>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

const inGroups = (pictures: readonly SavedPicture[]): readonly (readonly SavedPicture[])[] =>
  Array.from({ length: Math.ceil(pictures.length / GROUP) }, (_, at) =>
    pictures.slice(at * GROUP, (at + 1) * GROUP),
  )
