import { Button, Icon, useFocusFallback } from '@dramatis/ui'
import { CheckCheck, FileArchive, X } from 'lucide'
import { useMessages } from '../messages.ts'
import styles from './GalleryTools.module.css'
import type { SavedPicture } from './SavedPicture.ts'
import { useExport } from './useExport.ts'

interface SelectionToolsProps {
  readonly selected: readonly SavedPicture[]
  readonly onSelectAll: () => void
  readonly onDone: () => void
}

/** Buttons that download the selected pictures as one archive, select all pictures, and end the selection. */
export const SelectionTools = ({ selected, onSelectAll, onDone }: SelectionToolsProps) => {
  const { t } = useMessages()
  const { packing, failed, exportAll } = useExport(selected)
  const tools = useFocusFallback<HTMLDivElement>()
  return (
    <div
      ref={tools}
      className={`${styles.tools} ${styles.selection}`}
      role="group"
      aria-label={t('selection')}
    >
      <p role="status" className={styles.count}>
        {failed ? t('exportFailed') : t('selectedCount', { count: selected.length })}
      </p>
      <Button loading={packing} disabled={selected.length === 0} onClick={exportAll}>
        {!packing && <Icon of={FileArchive} />}
        {t('download')}
      </Button>
      <Button onClick={onSelectAll}>
        <Icon of={CheckCheck} />
        {t('selectAll')}
      </Button>
      <Button onClick={onDone}>
        <Icon of={X} />
        {t('selectionDone')}
      </Button>
    </div>
  )
}
