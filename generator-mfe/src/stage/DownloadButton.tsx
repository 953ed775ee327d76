import { pageStore, type Portrait } from '@dramatis/store'
import { Button } from '@dramatis/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTimeout } from '../form/useTimeout.ts'
import { useMessages } from '../messages.ts'
import { saveFile } from '../saveFile.ts'
import { downloadName } from './downloadName.ts'
import { imageFile } from './imageFile.ts'
import styles from './Plate.module.css'

/** How long an embed says that there is no file, in milliseconds: as long as a toast. */
const HINT_MS = 3000

interface DownloadButtonProps {
  readonly portrait: Portrait
  /** Whether this is all of the page, which has toasts. */
  readonly whole: boolean
}

export const DownloadButton = ({ portrait, whole }: DownloadButtonProps) => {
  const { t } = useMessages()
  const [hinting, setHinting] = useState(false)
  const hiding = useTimeout()
  const fail = (error: unknown) => {
    console.error('The picture could not be downloaded.', error)
    if (whole) pageStore.getState().notify('error', t('unreachable'))
    else {
      setHinting(true)
      hiding(() => setHinting(false), HINT_MS)
    }
  }
  return (
    <span className={styles.hinted}>
      <Button
        className={styles.tool}
        aria-label={t('downloadLabel')}
        onClick={() => void download(portrait).catch(fail)}
      >
        <Download size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>{t('download')}</span>
      </Button>
      <span className={styles.hint} role="alert">
        {hinting && t('unreachable')}
      </span>
    </span>
  )
}

const download = async ({ image, character }: Portrait): Promise<void> => {
  const name = downloadName(character)
  saveFile(await imageFile(image, name), name)
}
