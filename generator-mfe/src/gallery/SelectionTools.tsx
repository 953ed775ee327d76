import { Button, Icon, useFocusFallback } from '@dramatis/ui'
import { CheckCheck, FileArchive, Star, Trash2, X } from 'lucide'
import { useMessages } from '../messages.ts'
import favorite from './favorite.module.css'
import styles from './GalleryTools.module.css'
import type { SavedPicture } from './SavedPicture.ts'
import { useExport } from './useExport.ts'

interface SelectionToolsProps {
  readonly selected: readonly SavedPicture[]
  /** Called with the selected pictures, as they are to be. */
  readonly onFavorite: (pictures: readonly SavedPicture[]) => void
  readonly onDelete: (pictures: readonly SavedPicture[]) => void
  readonly onSelectAll: () => void
  readonly onDone: () => void
}

/** Buttons for the selected pictures, which download them as one archive, and for the selection itself. */
export const SelectionTools = ({
  selected,
  onFavorite,
  onDelete,
  onSelectAll,
  onDone,
}: SelectionToolsProps) => {
  const { t } = useMessages()
  const { packing, failed, exportAll } = useExport(selected)
  const tools = useFocusFallback<HTMLDivElement>()
  const none = selected.length === 0
  const areFavorites = !none && selected.every(({ favorite }) => favorite)
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
      <Button loading={packing} disabled={none} onClick={exportAll}>
        {!packing && <Icon of={FileArchive} />}
        {t('download')}
      </Button>
      <Button
        className={favorite.button}
        disabled={none}
        aria-pressed={areFavorites}
        onClick={() => onFavorite(selected.map((it) => ({ ...it, favorite: !areFavorites })))}
      >
        <Icon of={Star} />
        {t('favorite')}
      </Button>
      <Button disabled={none} onClick={() => onDelete(selected)}>
        <Icon of={Trash2} />
        {t('delete')}
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
