import { Button, Icon } from '@dramatis/ui'
import { Undo2 } from 'lucide'
import { useMessages } from '../messages.ts'
import { nameOf } from '../nameOf.ts'
import type { KeptPicture } from './KeptPicture.ts'
import styles from './UndoLine.module.css'

interface UndoLineProps {
  /** The picture that was deleted last and can come back. */
  readonly deleted: KeptPicture | undefined
  readonly onUndo: () => void
}

/** Says what was deleted, and takes it back; it stays as long as the gallery is open. */
export const UndoLine = ({ deleted, onUndo }: UndoLineProps) => {
  const { t } = useMessages()
  return (
    <div className={styles.line} role="status">
      {deleted && (
        <>
          <span>{t('deleted', { name: nameOf(deleted.character).star })}</span>
          <Button onClick={onUndo}>
            <Icon of={Undo2} />
            {t('undo')}
          </Button>
        </>
      )}
    </div>
  )
}
