import { Button, Icon, useFocusFallback } from '@dramatis/ui'
import { FileArchive, Trash2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages.ts'
import styles from './GalleryTools.module.css'
import { ImportButton } from './ImportButton.tsx'
import { useExport } from './useExport.ts'
import type { Gallery } from './useGallery.ts'
import { useImport, type ImportFile } from './useImport.ts'

interface GalleryToolsProps {
  readonly gallery: Pick<Gallery, 'pictures' | 'fault' | 'clear'>
  /** Exported with the pictures. */
  readonly cast: readonly object[]
  readonly importFile: ImportFile
}

/** Buttons that export all pictures, add a file's, and delete all pictures after asking. */
export const GalleryTools = ({ gallery, cast, importFile }: GalleryToolsProps) => {
  const { pictures, fault } = gallery
  const { t } = useMessages()
  const [confirming, setConfirming] = useState(false)
  const { reading, message: imported, read } = useImport(importFile)
  const { packing, failed, exportAll } = useExport(pictures, cast)
  // The question replaces the pressed button, and vice versa, so the focus needs a new place.
  const tools = useFocusFallback<HTMLDivElement>((element) =>
    element.querySelector<HTMLElement>('button:last-of-type'),
  )
  const message = failed ? t('exportFailed') : imported
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Imported pictures push it out of sight.
    if (message !== undefined) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  const asking = confirming && pictures.length > 0
  return (
    <div
      ref={tools}
      className={styles.tools}
      role={asking ? 'group' : undefined}
      aria-label={asking ? t('deleteAll') : undefined}
    >
      {asking ? (
        <>
          <p className={styles.question}>{t('deleteAllQuestion', { count: pictures.length })}</p>
          <Button
            key="yes"
            onClick={() => {
              setConfirming(false)
              gallery.clear()
            }}
          >
            {t('deleteAllYes')}
          </Button>
          <Button key="no" onClick={() => setConfirming(false)}>
            {t('deleteAllNo')}
          </Button>
        </>
      ) : (
        <>
          {pictures.length + cast.length > 0 && (
            <Button key="export" loading={packing} onClick={exportAll}>
              {!packing && <Icon of={FileArchive} />}
              {t('exportAll')}
            </Button>
          )}
          {fault !== 'blocked' && <ImportButton reading={reading} onFile={read} />}
          {pictures.length > 0 && (
            <Button
              key="all"
              variant="bare"
              className={styles.delete}
              onClick={() => setConfirming(true)}
            >
              <Icon of={Trash2} />
              {t('deleteAll')}
            </Button>
          )}
          {fault !== 'blocked' && <p className={styles.hint}>{t('importHint')}</p>}
          <p ref={outcome} role="status" className={styles.outcome}>
            {message}
          </p>
        </>
      )}
    </div>
  )
}
