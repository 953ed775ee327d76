import { splitName } from '@dramatis/functions/contract'
import { Button, Icon } from '@dramatis/ui'
import { Undo2 } from 'lucide'
import { useMessages } from '../messages.ts'
import type { SavedPicture } from './SavedPicture.ts'
import styles from './UndoNotice.module.css'

interface UndoNoticeProps {
  /** The pictures that were deleted last, which can be restored. */
  readonly deleted: readonly SavedPicture[]
  readonly onUndo: () => void
}

/** Says what was deleted, with a button that restores it. It stays as long as the gallery is open. */
export const UndoNotice = ({ deleted, onUndo }: UndoNoticeProps) => {
  const { t } = useMessages()
  const [first, ...others] = deleted
  return (
    <div className={styles.line} role="status">
      {first && (
        <>
          <span>
            {others.length === 0
              ? t('deleted', { name: splitName(first).name })
              : t('deletedCount', { count: deleted.length })}
          </span>
          <Button onClick={onUndo}>
            <Icon of={Undo2} mirrored />
            {t('undo')}
          </Button>
        </>
      )}
    </div>
  )
}
