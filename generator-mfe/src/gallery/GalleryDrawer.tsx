import { Dialog } from '@dramatis/ui'
import { useEffect, useId, useRef } from 'react'
import { useMessages } from '../messages.ts'
import { MAX_PICTURES } from './galleryDatabase.ts'
import styles from './GalleryDrawer.module.css'
import { GalleryThumbnail } from './GalleryThumbnail.tsx'
import { GalleryTools } from './GalleryTools.tsx'
import type { SavedPicture } from './SavedPicture.ts'
import { UndoNotice } from './UndoNotice.tsx'
import type { Gallery } from './useGallery.ts'

interface GalleryDrawerProps {
  readonly gallery: Gallery
  /** The picture in the result area. */
  readonly currentId: number | undefined
  /** The picture that was viewed last; its thumbnail gets the focus. */
  readonly seenId: number | undefined
  readonly deleted: SavedPicture | undefined
  readonly onUndo: () => void
  readonly onOpen: (picture: SavedPicture) => void
  readonly onClose: () => void
}

/** The visitor's own pictures, newest first: a drawer at the side, or on phones a sheet at the bottom. */
export const GalleryDrawer = ({
  gallery,
  currentId,
  seenId,
  deleted,
  onUndo,
  onOpen,
  onClose,
}: GalleryDrawerProps) => {
  const { t } = useMessages()
  const id = useId()
  const { pictures, fault } = gallery
  const thumbnails = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (seenId === undefined) return
    thumbnails.current?.querySelector<HTMLElement>(`[data-picture="${seenId}"]`)?.focus()
  }, [seenId])

  return (
    <Dialog
      labelledBy={id}
      className={styles.drawer}
      closeLabel={t('closeGallery')}
      onClose={onClose}
    >
      <h2 id={id} className={styles.title}>
        {t('gallery')}
      </h2>
      <div className={styles.oxford} />
      {fault && <p className={styles.fault}>{t(`galleryFault.${fault}`)}</p>}
      <UndoNotice deleted={deleted} onUndo={onUndo} />
      {pictures.length === 0 ? (
        // Where nothing can be stored, the fault says so.
        fault === undefined && <p className={styles.nothing}>{t('galleryEmpty')}</p>
      ) : (
        <>
          <ul ref={thumbnails} className={styles.thumbnails}>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <GalleryThumbnail
                  picture={picture}
                  current={picture.id === currentId}
                  onOpen={() => onOpen(picture)}
                />
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t('galleryNote', { limit: MAX_PICTURES })}</p>
          <GalleryTools gallery={gallery} />
        </>
      )}
    </Dialog>
  )
}
