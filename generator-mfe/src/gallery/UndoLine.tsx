import { Button } from '@dramatis/ui'
import { Undo2 } from 'lucide-react'
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
            <Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('undo')}
          </Button>
        </>
      )}
    </div>
  )
}
