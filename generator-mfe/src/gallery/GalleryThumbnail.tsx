import { splitName } from '@dramatis/functions/contract'
import { Icon, VisuallyHidden } from '@dramatis/ui'
import { Check, Star } from 'lucide'
import { memo } from 'react'
import { styleLabel } from '../choices/styles.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import styles from './GalleryThumbnail.module.css'
import type { SavedPicture } from './SavedPicture.ts'
import { useThumbnail } from './useThumbnail.ts'

interface GalleryThumbnailProps {
  readonly picture: SavedPicture
  /** Whether it is the picture in the result area. */
  readonly current: boolean
  /** Whether it is selected; undefined unless in selection mode. */
  readonly selected: boolean | undefined
  readonly onPress: (picture: SavedPicture) => void
  /** Called once the file of a picture without a thumbnail has been shown. */
  readonly onFileShown: (picture: SavedPicture) => void
}

/** A thumbnail that opens the picture, or a checkbox in selection mode. */
export const GalleryThumbnail = memo(
  ({ picture, current, selected, onPress, onFileShown }: GalleryThumbnailProps) => {
    const { t } = useMessages()
    const { flow } = useGeneratorConfig()
    const image = useThumbnail(picture.thumbnail ?? picture.file)
    return (
      <button
        type="button"
        className={styles.thumbnail}
        data-picture={picture.id}
        aria-current={current || undefined}
        role={selected === undefined ? undefined : 'checkbox'}
        aria-checked={selected}
        title={selected === undefined ? t('openPicture') : undefined}
        onClick={() => onPress(picture)}
      >
        <span className={styles.frame}>
          <img
            ref={image}
            alt=""
            decoding="async"
            onLoad={() => {
              if (!picture.thumbnail) onFileShown(picture)
            }}
          />
          {picture.favorite && <Icon of={Star} size={18} className={styles.star} />}
          {selected !== undefined && (
            <span className={styles.check}>{selected && <Icon of={Check} />}</span>
          )}
        </span>
        <span className={styles.name}>
          <bdi>{splitName(picture).name}</bdi>
        </span>
        <span className={styles.style}>{styleLabel(t, picture.style, flow)}</span>
        {picture.favorite && <VisuallyHidden> {t('favorite')}</VisuallyHidden>}
      </button>
    )
  },
)
GalleryThumbnail.displayName = 'GalleryThumbnail'
