import { Button, Icon, useFocusFallback } from '@dramatis/ui'
import { FileArchive, Trash2 } from 'lucide'
import { useState } from 'react'
import { useMessages } from '../messages.ts'
import { saveFile } from '../picture/saveFile.ts'
import styles from './GalleryDrawer.module.css'
import type { SavedPicture } from './SavedPicture.ts'
import type { Gallery } from './useGallery.ts'

interface GalleryToolsProps {
  readonly gallery: Pick<Gallery, 'pictures' | 'clear'>
}

/** Exports or deletes all pictures; asks before it deletes them. */
export const GalleryTools = ({ gallery: { pictures, clear } }: GalleryToolsProps) => {
  const { t } = useMessages()
  const [confirming, setConfirming] = useState(false)
  const { packing, failed, exportAll } = useExport(pictures)
  // The question replaces the button that was pressed, and the other way round.
  const tools = useFocusFallback<HTMLDivElement>((element) =>
    element.querySelector<HTMLElement>('button:last-of-type'),
  )
  return (
    <div
      ref={tools}
      className={styles.tools}
      role={confirming ? 'group' : undefined}
      aria-label={confirming ? t('deleteAll') : undefined}
    >
      {confirming ? (
        <>
          <p className={styles.question}>{t('deleteAllQuestion', { count: pictures.length })}</p>
          <Button key="yes" onClick={clear}>
            {t('deleteAllYes')}
          </Button>
          <Button key="no" onClick={() => setConfirming(false)}>
            {t('deleteAllNo')}
          </Button>
        </>
      ) : (
        <>
          <Button key="export" loading={packing} onClick={exportAll}>
            {!packing && <Icon of={FileArchive} />}
            {t('exportAll')}
          </Button>
          <Button key="all" onClick={() => setConfirming(true)}>
            <Icon of={Trash2} />
            {t('deleteAll')}
          </Button>
          <p role="status" className={styles.packFault}>
            {failed && t('exportFailed')}
          </p>
        </>
      )}
    </div>
  )
}

const useExport = (pictures: readonly SavedPicture[]) => {
  const [state, setState] = useState<'idle' | 'packing' | 'failed'>('idle')
  const exportAll = () => {
    setState('packing')
    import('./exportGallery.ts')
      .then(({ exportGallery }) => exportGallery(pictures))
      .then((file) => saveFile(file, 'dramatis-gallery.zip'))
      .then(
        () => setState('idle'),
        (error: unknown) => {
          console.error('The gallery could not be exported.', error)
          setState('failed')
        },
      )
  }
  return { packing: state === 'packing', failed: state === 'failed', exportAll }
}
