import type { Portrait } from '@dramatis/store'
import { Button, Icon } from '@dramatis/ui'
import { Share } from 'lucide'
import { useState } from 'react'
import { useLazy } from '../controls/useLazy.ts'
import { notify, useMessages } from '../messages.ts'

interface ShareMenuButtonProps {
  readonly className?: string | undefined
  /** Resolves to the picture to share. */
  readonly portrait: () => Promise<Portrait>
}

/** Opens what a picture can be shared, copied and saved as; its code is loaded at the first press. */
export const ShareMenuButton = ({ className, portrait }: ShareMenuButtonProps) => {
  const { t } = useMessages()
  const [shown, setShown] = useState<Portrait>()
  const { part: ShareDialog, preload, load } = useLazy(importDialog)
  return (
    <>
      <Button
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          load()
          portrait().then(setShown, (error: unknown) => {
            console.error('The picture could not be read.', error)
            notify('error', 'pictureUnreadable')
          })
        }}
      >
        <Icon of={Share} />
        {t('shareAndExport')}
      </Button>
      {shown && ShareDialog && <ShareDialog portrait={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

const importDialog = async () => (await import('./ShareDialog.tsx')).ShareDialog
