import { Button, Dialog, Icon } from '@dramatis/ui'
import { FileArchive, Trash2 } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import type { Flow } from '../form/choices.ts'
import { useMessages } from '../messages.ts'
import { saveFile } from '../saveFile.ts'
import styles from './GalleryDrawer.module.css'
import { MOST_PICTURES } from './galleryDatabase.ts'
import type { KeptPicture } from './KeptPicture.ts'
import { Print } from './Print.tsx'
import { UndoLine } from './UndoLine.tsx'
import { useFocusFallback } from './useFocusFallback.ts'
import type { Gallery } from './useGallery.ts'

interface GalleryDrawerProps {
  readonly gallery: Gallery
  readonly flow: Flow
  /** The picture on the stage. */
  readonly currentId: number | undefined
  /** The picture that was looked at last; the focus goes back to it. */
  readonly seenId: number | undefined
  readonly deleted: KeptPicture | undefined
  readonly onUndo: () => void
  readonly onOpen: (picture: KeptPicture) => void
  readonly onClose: () => void
}

/** The visitor's own pictures, newest first: a drawer from the side, on phones a sheet from below. */
export const GalleryDrawer = ({
  gallery,
  flow,
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
  const heading = useFocusFallback(pictures)
  const prints = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (seenId === undefined) return
    prints.current?.querySelector<HTMLElement>(`[data-picture="${seenId}"]`)?.focus()
  }, [seenId])

  return (
    <Dialog
      labelledBy={id}
      className={styles.drawer}
      closeLabel={t('closeGallery')}
      onClose={onClose}
    >
      <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
        {t('gallery')}
      </h2>
      <div className={styles.oxford} />
      {fault && <p className={styles.fault}>{t(`galleryFault.${fault}`)}</p>}
      <UndoLine deleted={deleted} onUndo={onUndo} />
      {pictures.length === 0 ? (
        // Where nothing can be kept, the fault says so.
        fault === undefined && <p className={styles.nothing}>{t('galleryEmpty')}</p>
      ) : (
        <>
          <ul ref={prints} className={styles.prints}>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <Print
                  picture={picture}
                  flow={flow}
                  current={picture.id === currentId}
                  onOpen={() => onOpen(picture)}
                />
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t('galleryNote', { most: MOST_PICTURES })}</p>
          <Tools gallery={gallery} />
        </>
      )}
    </Dialog>
  )
}

const Tools = ({ gallery: { pictures, clear } }: { readonly gallery: Gallery }) => {
  const { t } = useMessages()
  const [asking, setAsking] = useState(false)
  const [packing, setPacking] = useState(false)
  const [packFailed, setPackFailed] = useState(false)
  const keepThem = useRef<HTMLButtonElement>(null)
  const deleteAll = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState(false)
  // The button that was pressed makes room for the question, and comes back after it.
  useEffect(() => {
    if (asking) keepThem.current?.focus()
    else if (asked) deleteAll.current?.focus()
  }, [asking, asked])

  const pack = () => {
    setPacking(true)
    setPackFailed(false)
    import('./exportGallery.ts')
      .then(({ exportGallery }) => exportGallery(pictures))
      .then((file) => saveFile(file, 'dramatis-gallery.zip'))
      .catch((error: unknown) => {
        console.error('The gallery could not be packed.', error)
        setPackFailed(true)
      })
      .finally(() => setPacking(false))
  }
  return asking ? (
    <div className={styles.tools} role="group" aria-label={t('deleteAll')}>
      <p className={styles.question}>{t('deleteAllQuestion', { count: pictures.length })}</p>
      <Button onClick={clear}>{t('deleteAllYes')}</Button>
      <Button ref={keepThem} onClick={() => setAsking(false)}>
        {t('deleteAllNo')}
      </Button>
    </div>
  ) : (
    <div className={styles.tools}>
      <Button loading={packing} onClick={pack}>
        {!packing && <Icon of={FileArchive} />}
        {t('exportAll')}
      </Button>
      <Button
        ref={deleteAll}
        onClick={() => {
          setAsked(true)
          setAsking(true)
        }}
      >
        <Icon of={Trash2} />
        {t('deleteAll')}
      </Button>
      <p role="status" className={styles.packFault}>
        {packFailed && t('exportFailed')}
      </p>
    </div>
  )
}
