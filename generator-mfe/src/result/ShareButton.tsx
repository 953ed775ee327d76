import type { Portrait } from '@dramatis/store'
import { Share2 } from 'lucide'
import { useMessages } from '../messages.ts'
import { ToolWithHint } from './ToolWithHint.tsx'
import { fetchImageFile } from '../picture/fetchImageFile.ts'

/** How long the hint that sharing is not supported stays (spec, section 9), in milliseconds. */
const HINT_MS = 2000

export const ShareButton = ({ portrait }: { readonly portrait: Portrait }) => {
  const { t } = useMessages()
  return (
    <ToolWithHint
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
          // Not shown: this is also what happens when the visitor closes the share sheet.
          (error: unknown) => console.error('The picture was not shared.', error),
        )
      }}
    />
  )
}

/** Shares the picture and returns true, or returns false if this browser cannot. Rejects if sharing fails. */
const share = async ({ image }: Portrait, title: string): Promise<boolean> => {
  if (!('share' in navigator) || !('canShare' in navigator)) return false
  const files = [await fetchImageFile(image, 'character.jpg')]
  if (!navigator.canShare({ files })) return false
  await navigator.share({ files, title })
  return true
}
