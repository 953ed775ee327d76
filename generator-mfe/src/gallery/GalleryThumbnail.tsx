import { styleLabel } from '../choices/styles.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import { splitName } from '../picture/splitName.ts'
import type { SavedPicture } from './SavedPicture.ts'
import styles from './GalleryThumbnail.module.css'
import { useFileImage } from './useFileImage.ts'

interface GalleryThumbnailProps {
  readonly picture: SavedPicture
  /** Whether it is the one in the result area. */
  readonly current: boolean
  readonly onOpen: () => void
}

/** A small picture that opens the large one. */
export const GalleryThumbnail = ({ picture, current, onOpen }: GalleryThumbnailProps) => {
  const { t } = useMessages()
  const { flow } = useGeneratorConfig()
  const image = useFileImage(picture.file)
  return (
    <button
      type="button"
      className={styles.thumbnail}
      data-picture={picture.id}
      aria-current={current || undefined}
      title={t('openPicture')}
      onClick={onOpen}
    >
      <span className={styles.frame}>
        <img ref={image} alt="" loading="lazy" decoding="async" />
      </span>
      <span className={styles.name} dir="auto">
        {splitName(picture.character).name}
      </span>
      <span className={styles.style}>{styleLabel(t, picture.style, flow)}</span>
    </button>
  )
}
