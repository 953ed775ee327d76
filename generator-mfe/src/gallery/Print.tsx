import { labelOf, stylesOf, type Flow } from '../form/choices.ts'
import { useMessages } from '../messages.ts'
import { nameOf } from '../nameOf.ts'
import type { KeptPicture } from './KeptPicture.ts'
import styles from './Print.module.css'
import { useFileImage } from './useFileImage.ts'

interface PrintProps {
  readonly picture: KeptPicture
  readonly flow: Flow
  /** Whether it is the one on the stage. */
  readonly current: boolean
  readonly onOpen: () => void
}

/** One picture of the gallery, small. */
export const Print = ({ picture, flow, current, onOpen }: PrintProps) => {
  const { t } = useMessages()
  const image = useFileImage(picture.file)
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
        <img ref={image} alt="" loading="lazy" decoding="async" />
      </span>
      <span className={styles.name} dir="auto">
        {nameOf(picture.character).star}
      </span>
      <span className={styles.style}>{labelOf(t, picture.style, stylesOf[flow])}</span>
    </button>
  )
}
