import { splitName, type Named } from '@dramatis/functions/contract'
import { Button, Dialog, Icon } from '@dramatis/ui'
import { Maximize, ZoomIn, ZoomOut } from 'lucide'
import { useId, type ReactNode } from 'react'
import { useBackCloses } from '../controls/useBackCloses.ts'
import { useMessages } from '../messages.ts'
import styles from './FullView.module.css'
import { MAX_SCALE, useZoom } from './useZoom.ts'

interface FullViewProps {
  readonly of: Named
  readonly onClose: () => void
  /** The image element of the picture. */
  readonly children: ReactNode
}

/** A picture on its own, as large as the window, with its full name. It can be zoomed and moved. */
export const FullView = ({ of, onClose, children }: FullViewProps) => {
  const { t } = useMessages()
  const id = useId()
  useBackCloses(onClose)
  const { canvas, scale, zoomIn, zoomOut, fit } = useZoom()
  const { name, source } = splitName(of)
  return (
    <Dialog
      labelledBy={id}
      className={styles.panel}
      closeLabel={t('closePicture')}
      onClose={onClose}
    >
      <div className={styles.view}>
        <div ref={canvas} className={styles.canvas}>
          {children}
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.text}>
          <h2 id={id} className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          {source !== '' && (
            <p className={styles.source}>
              <bdi>{source}</bdi>
            </p>
          )}
        </div>
        <div className={styles.tools} role="group" aria-label={t('zoom')}>
          <Button
            className={styles.tool}
            aria-label={t('zoomOut')}
            title={t('zoomOut')}
            disabled={scale <= 1}
            onClick={zoomOut}
          >
            <Icon of={ZoomOut} />
          </Button>
          <output className={styles.scale}>{t('zoomLevel', { scale })}</output>
          <Button
            className={styles.tool}
            aria-label={t('zoomIn')}
            title={t('zoomIn')}
            disabled={scale >= MAX_SCALE}
            onClick={zoomIn}
          >
            <Icon of={ZoomIn} />
          </Button>
          <Button
            className={styles.tool}
            aria-label={t('zoomFit')}
            title={t('zoomFit')}
            disabled={scale <= 1}
            onClick={fit}
          >
            <Icon of={Maximize} />
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
