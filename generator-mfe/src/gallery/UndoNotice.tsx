import { splitName } from '@dramatis/functions/contract'
import { Button, Icon } from '@dramatis/ui'
import { Undo2 } from 'lucide'
import { useMessages } from '../messages.ts'
import type { SavedPicture } from './SavedPicture.ts'
import styles from './UndoNotice.module.css'

interface UndoNoticeProps {
  /** The last deleted picture, which can be restored. */
  readonly deleted: SavedPicture | undefined
  readonly onUndo: () => void
}

/** Says what was deleted, with a button that restores it. It stays as long as the gallery is open. */
export const UndoNotice = ({ deleted, onUndo }: UndoNoticeProps) => {
  const { t } = useMessages()
  return (
    <div className={styles.line} role="status">
      {deleted && (
        <>
          <span>{t('deleted', { name: splitName(deleted).name })}</span>
          <Button onClick={onUndo}>
            <Icon of={Undo2} />
            {t('undo')}
          </Button>
        </>
      )}
    </div>
  )
}
