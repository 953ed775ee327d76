import { pageStore, type Portrait } from '@dramatis/store'
import { Download } from 'lucide'
import { useMessages } from '../messages.ts'
import { saveFile } from '../saveFile.ts'
import { downloadName } from './downloadName.ts'
import { HintedTool } from './HintedTool.tsx'
import { imageFile } from './imageFile.ts'

/** How long an embed says that there is no file, in milliseconds: as long as a toast. */
const HINT_MS = 3000

interface DownloadButtonProps {
  readonly portrait: Portrait
  /** Whether this is all of the page, which has toasts. */
  readonly whole: boolean
}

export const DownloadButton = ({ portrait, whole }: DownloadButtonProps) => {
  const { t } = useMessages()
  return (
    <HintedTool
      icon={Download}
      text={t('download')}
      label={t('downloadLabel')}
      hint={t('unreachable')}
      role="alert"
      hintMs={HINT_MS}
      onClick={(showHint) => {
        download(portrait).catch((error: unknown) => {
          console.error('The picture could not be downloaded.', error)
          if (whole) pageStore.getState().notify('error', t('unreachable'))
          else showHint()
        })
      }}
    />
  )
}

const download = async ({ image, character }: Portrait): Promise<void> => {
  const name = downloadName(character)
  saveFile(await imageFile(image, name), name)
}
