import { Button, Icon } from '@dramatis/ui'
import { Images } from 'lucide'
import { useMessages } from '../messages.ts'
import styles from './GalleryButton.module.css'

interface GalleryButtonProps {
  /** The number of pictures. */
  readonly count: number
  readonly onOpen: () => void
}

export const GalleryButton = ({ count, onOpen }: GalleryButtonProps) => {
  const { t } = useMessages()
  return (
    <Button
      variant="bare"
      className={styles.button}
      aria-label={t('openGallery', { count })}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon of={Images} />
      <span className={styles.word}>{t('gallery')}</span>
      {/* The space keeps the visible text a part of the label. */}
      {count > 0 && ` ${count}`}
    </Button>
  )
}
