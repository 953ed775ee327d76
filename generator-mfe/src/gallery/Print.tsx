import { labelOf } from '../form/choices.ts'
import { useMessages } from '../messages.ts'
import { nameOf } from '../nameOf.ts'
import type { KeptPicture } from './KeptPicture.ts'
import styles from './Print.module.css'
import { useFileUrl } from './useFileUrl.ts'

interface PrintProps {
  readonly picture: KeptPicture
  /** Whether it is the one on the stage. */
  readonly current: boolean
  readonly onOpen: () => void
}

/** One picture of the gallery, small. */
export const Print = ({ picture, current, onOpen }: PrintProps) => {
  const { t } = useMessages()
  const url = useFileUrl(picture.file)
  return (
    <button
      type="button"
      className={styles.print}
      data-picture={picture.id}
      aria-current={current || undefined}
      title={t('openPicture')}
      onClick={onOpen}
    >
      <span className={styles.frame}>
        {url !== undefined && <img src={url} alt="" loading="lazy" decoding="async" />}
      </span>
      <span className={styles.name}>{nameOf(picture.character).star}</span>
      <span className={styles.style}>{labelOf(t, picture.style)}</span>
    </button>
  )
}
