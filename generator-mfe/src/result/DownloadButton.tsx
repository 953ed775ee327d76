import { NOTICE_DURATION_MS, type Portrait } from '@dramatis/store'
import { Download } from 'lucide'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { notify, useMessages } from '../messages.ts'
import { downloadName } from '../picture/downloadName.ts'
import { fetchImageFile } from '../picture/fetchImageFile.ts'
import { saveFile } from '../picture/saveFile.ts'
import { ToolWithHint } from './ToolWithHint.tsx'

/** How long a compact generator shows the error, in milliseconds. */
const HINT_MS = NOTICE_DURATION_MS

export const DownloadButton = ({ portrait }: { readonly portrait: Portrait }) => {
  const { t } = useMessages()
  const { compact } = useGeneratorConfig()
  return (
    <ToolWithHint
      icon={Download}
      text={t('download')}
      label={t('downloadLabel')}
      hint={t('unreachable')}
      role="alert"
      hintMs={HINT_MS}
      onClick={(showHint) => {
        download(portrait).catch((error: unknown) => {
          console.error('The picture could not be downloaded.', error)
          if (compact) showHint()
          else notify('error', 'unreachable')
        })
      }}
    />
  )
}

const download = async (portrait: Portrait): Promise<void> => {
  const name = downloadName(portrait)
  await saveFile(await fetchImageFile(portrait.image, name), name)
}
