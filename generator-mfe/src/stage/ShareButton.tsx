import type { Portrait } from '@dramatis/store'
import { Share2 } from 'lucide'
import { useMessages } from '../messages.ts'
import { HintedTool } from './HintedTool.tsx'
import { imageFile } from './imageFile.ts'

/** How long the hint that there is no sharing stays (spec, section 9), in milliseconds. */
const HINT_MS = 2000

export const ShareButton = ({ portrait }: { readonly portrait: Portrait }) => {
  const { t } = useMessages()
  return (
    <HintedTool
      icon={Share2}
      text={t('share')}
      label={t('shareLabel')}
      hint={t('shareUnsupported')}
      role="status"
      hintMs={HINT_MS}
      onClick={(showHint) => {
        share(portrait, t('shareTitle', { character: portrait.character })).then(
          (shared) => {
            if (!shared) showHint()
          },
          // A visitor who closes the share sheet lands here too: it is not worth a message.
          (error: unknown) => console.error('The picture was not shared.', error),
        )
      }}
    />
  )
}

/** Whether this browser can share the picture; rejects when it can and sharing failed. */
const share = async ({ image }: Portrait, title: string): Promise<boolean> => {
  if (!('share' in navigator) || !('canShare' in navigator)) return false
  const files = [await imageFile(image, 'character.jpg')]
  if (!navigator.canShare({ files })) return false
  await navigator.share({ files, title })
  return true
}
