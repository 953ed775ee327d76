import { Button, Dialog } from '@dramatis/ui'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useBackCloses } from '../controls/useBackCloses.ts'
import { useMessages } from '../messages.ts'
import drawer from '../controls/drawer.module.css'
import { isFiltering, noFilter, stylesOf, type GalleryFilter } from './filterPictures.ts'
import { MAX_PICTURES } from './galleryDatabase.ts'
import styles from './GalleryDrawer.module.css'
import { GalleryFilters } from './GalleryFilters.tsx'
import { GalleryTools } from './GalleryTools.tsx'
import type { SavedPicture } from './SavedPicture.ts'
import { SelectionTools } from './SelectionTools.tsx'
import { ThumbnailList } from './ThumbnailList.tsx'
import { UndoNotice } from './UndoNotice.tsx'
import type { Gallery } from './useGallery.ts'
import type { ImportFile } from './useImport.ts'
import { useSelection } from './useSelection.ts'

interface GalleryDrawerProps {
  readonly gallery: Gallery
  /** Shown above the pictures. */
  readonly children: ReactNode
  /** The pictures that match the filter. */
  readonly found: readonly SavedPicture[]
  readonly filter: GalleryFilter
  readonly onFilter: (filter: GalleryFilter) => void
  /** The id of the picture in the result area. */
  readonly currentId: number | undefined
  /** The id of the picture that was viewed last; its thumbnail gets the focus. */
  readonly seenId: number | undefined
  readonly deleted: readonly SavedPicture[]
  /** The characters, which are exported with the pictures. */
  readonly cast: readonly object[]
  readonly importFile: ImportFile
  readonly onUndo: () => void
  readonly onDelete: (pictures: readonly SavedPicture[]) => void
  /** Must be the same function in every render. */
  readonly onOpen: (picture: SavedPicture) => void
  readonly onClose: () => void
}

/** The visitor's own pictures, newest first: a drawer at the side, or on phones a sheet at the bottom. */
export const GalleryDrawer = ({
  gallery,
  children,
  found,
  filter,
  onFilter,
  currentId,
  seenId,
  deleted,
  cast,
  importFile,
  onUndo,
  onDelete,
  onOpen,
  onClose,
}: GalleryDrawerProps) => {
  const { t } = useMessages()
  const id = useId()
  useBackCloses(onClose)
  const { pictures } = gallery
  const selection = useSelection(found)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (seenId === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-picture="${seenId}"]`)?.focus()
  }, [seenId])

  return (
    <Dialog
      labelledBy={id}
      className={drawer.drawer}
      closeLabel={t('closeGallery')}
      onClose={onClose}
    >
      <h2 id={id} className={drawer.title}>
        {t('gallery')}
      </h2>
      <div className={drawer.oxford} />
      <StorageNote gallery={gallery} />
      <UndoNotice deleted={deleted} onUndo={onUndo} />
      {children}
      {pictures.length > 1 && (
        <GalleryFilters
          filter={filter}
          onChange={onFilter}
          pictureStyles={stylesOf(pictures)}
          selecting={selection.active}
          onSelect={selection.toggleActive}
        />
      )}
      <Found count={found.length} total={pictures.length} filter={filter} onFilter={onFilter} />
      {pictures.length > 0 && (
        <>
          <ThumbnailList
            ref={list}
            pictures={found}
            seenId={seenId}
            currentId={currentId}
            selectedIds={selection.ids}
            onPress={selection.active ? selection.toggle : onOpen}
            onFileShown={gallery.makeThumbnail}
          />
          <p className={styles.note}>{t('galleryNote', { limit: MAX_PICTURES })}</p>
        </>
      )}
      {selection.active && pictures.length > 0 ? (
        <SelectionTools
          selected={selection.pictures}
          onFavorite={gallery.put}
          onDelete={onDelete}
          onSelectAll={selection.selectAll}
          onDone={selection.toggleActive}
        />
      ) : (
        <GalleryTools gallery={gallery} cast={cast} importFile={importFile} />
      )}
    </Dialog>
  )
}

/** A warning that the storage is blocked, full or nearly full, or else a note that the gallery is empty. */
const StorageNote = ({
  gallery: { pictures, fault, room },
}: Pick<GalleryDrawerProps, 'gallery'>) => {
  const { t } = useMessages()
  if (fault) return <p className={styles.fault}>{t(`galleryFault.${fault}`)}</p>
  if (room !== undefined) return <p className={styles.fault}>{t('galleryRoom', { count: room })}</p>
  return pictures.length === 0 && <p className={styles.nothing}>{t('galleryEmpty')}</p>
}

interface FoundProps {
  readonly count: number
  readonly total: number
  readonly filter: GalleryFilter
  readonly onFilter: (filter: GalleryFilter) => void
}

/**
 * How many pictures match the filter. The region is always rendered, since screen readers announce only its changes.
 */
const Found = ({ count, total, filter, onFilter }: FoundProps) => {
  const { t } = useMessages()
  const filtering = isFiltering(filter) && total > 0
  return (
    <div className={styles.found}>
      <p role="status">{filtering && t('foundCount', { count, total })}</p>
      {filtering && count === 0 && (
        <Button onClick={() => onFilter(noFilter)}>{t('showAll')}</Button>
      )}
    </div>
  )
}
