import type { Portrait } from '@dramatis/store'
import { Button, Dialog, Icon } from '@dramatis/ui'
import { Image, Link } from 'lucide'
import { useId, useRef, useState } from 'react'
import { useBackCloses } from '../controls/useBackCloses.ts'
import drawer from '../controls/drawer.module.css'
import { useMessages } from '../messages.ts'
import { fetchImageFile } from '../picture/fetchImageFile.ts'
import { CopyTools } from './CopyTools.tsx'
import { ExportTools } from './ExportTools.tsx'
import { isAllowed } from './isAllowed.ts'
import styles from './ShareDialog.module.css'
import { useShareLink } from './useShareLink.ts'

interface ShareDialogProps {
  readonly portrait: Portrait
  readonly onClose: () => void
}

/** Everything by which a picture leaves the page: shared, copied, or as a file of another kind. */
export const ShareDialog = ({ portrait, onClose }: ShareDialogProps) => {
  const { t } = useMessages()
  const id = useId()
  useBackCloses(onClose)
  const link = useShareLink(portrait)
  return (
    <Dialog
      labelledBy={id}
      className={drawer.drawer}
      closeLabel={t('closeAdjust')}
      onClose={onClose}
    >
      <h2 id={id} className={drawer.title}>
        {t('shareAndExport')}
      </h2>
      <div className={drawer.oxford} />
      <div className={styles.parts}>
        <div className={styles.tools}>
          {canShare() && <ShareTools portrait={portrait} link={link} />}
          <CopyTools portrait={portrait} withText />
        </div>
        {link !== undefined && <p className={styles.note}>{t('linkNote')}</p>}
        <h3 className={styles.heading}>{t('saveAs')}</h3>
        <ExportTools portrait={portrait} />
      </div>
    </Dialog>
  )
}

const canShare = (): boolean =>
  'share' in navigator && 'canShare' in navigator && isAllowed('web-share')

/** Buttons for what the browser itself can share. */
const ShareTools = ({
  portrait,
  link,
}: {
  readonly portrait: Portrait
  readonly link: string | undefined
}) => {
  const { t } = useMessages()
  const [refused, setRefused] = useState(false)
  const isSharing = useRef(false)
  const title = t('shareTitle', { character: portrait.character })
  const share = async (data: () => Promise<ShareData>) => {
    setRefused(false)
    try {
      // Some browsers never answer, which a visitor notices who presses again.
      if (isSharing.current) throw new Error('The browser has not finished sharing.')
      isSharing.current = true
      await navigator.share(await data()).finally(() => (isSharing.current = false))
    } catch (error) {
      isSharing.current = false
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.error('Nothing was shared.', error)
      setRefused(true)
    }
  }
  const sample = { files: [new File([''], 'character.jpg', { type: 'image/jpeg' })] }
  return (
    <>
      {navigator.canShare(sample) && (
        <Button
          onClick={() =>
            void share(async () => ({
              title,
              files: [await fetchImageFile(portrait.image, 'character.jpg')],
            }))
          }
        >
          <Icon of={Image} />
          {t('sharePicture')}
        </Button>
      )}
      {link !== undefined && navigator.canShare({ url: link }) && (
        <Button onClick={() => void share(() => Promise.resolve({ title, url: link }))}>
          <Icon of={Link} />
          {t('shareLink')}
        </Button>
      )}
      <p className={styles.said} role="status">
        {refused && t('shareRefused')}
      </p>
    </>
  )
}
