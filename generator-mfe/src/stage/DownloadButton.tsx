import { pageStore, type Portrait } from '@dramatis/store'
import { Button } from '@dramatis/ui'
import { Download } from 'lucide-react'
import { useMessages } from '../messages.ts'
import { saveFile } from '../saveFile.ts'
import { downloadName } from './downloadName.ts'
import { imageFile } from './imageFile.ts'
import styles from './Plate.module.css'

export const DownloadButton = ({ portrait }: { readonly portrait: Portrait }) => {
  const { t } = useMessages()
  return (
    <Button
      className={styles.tool}
      aria-label={t('downloadLabel')}
      onClick={() => {
        download(portrait).catch((error: unknown) => {
          console.error('The picture could not be downloaded.', error)
          pageStore.getState().notify('error', t('unreachable'))
        })
      }}
    >
      <Download size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{t('download')}</span>
    </Button>
  )
}

const download = async ({ image, character }: Portrait): Promise<void> => {
  const name = downloadName(character)
  saveFile(await imageFile(image, name), name)
}
