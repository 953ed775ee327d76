import type { Portrait } from '@dramatis/store'
import { Share2 } from 'lucide'
import { useRef, useState } from 'react'
import { useShareLink } from '../share/useShareLink.ts'
import { useMessages } from '../messages.ts'
import { ToolWithHint } from './ToolWithHint.tsx'
import { fetchImageFile } from '../picture/fetchImageFile.ts'

/** How long the hint that sharing is not supported stays (constant-9), in milliseconds. */
const HINT_MS = 2000

/** The texts that say that nothing was shared, and whether the link was copied instead. */
type Hint = 'shareUnsupported' | 'shareCopied' | 'shareRefused' | 'shareRefusedCopied'

/**
 * Shares the picture, or a link if the browser cannot share files, or copies the link if it cannot share at all or
 * refuses to. Not offered in a frame that may not share and has no link to copy.
 */
export const ShareButton = ({ portrait }: { readonly portrait: Portrait }) => {
  const { t } = useMessages()
  const link = useShareLink(portrait)
  const [hint, setHint] = useState<Hint>('shareUnsupported')
  const isSharing = useRef(false)
  if (link === undefined && isDenied()) return null

  /** Resolves to nothing if the picture was shared, or the visitor has changed their mind. */
  const share = async (): Promise<Hint | undefined> => {
    const title = t('shareTitle', { character: portrait.character })
    const data = await shareable(portrait, title, link)
    if (!data) return (await isCopied(link)) ? 'shareCopied' : 'shareUnsupported'
    try {
      // Some browsers never answer, which a visitor notices who presses again.
      if (isSharing.current) throw new Error('The browser has not finished sharing.')
      isSharing.current = true
      await navigator.share(data).finally(() => (isSharing.current = false))
      return undefined
    } catch (error) {
      console.error('The picture was not shared.', error)
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
      return (await isCopied(link)) ? 'shareRefusedCopied' : 'shareRefused'
    }
  }
  return (
    <ToolWithHint
      icon={Share2}
      text={t('share')}
      label={t('shareLabel')}
      hint={t(hint)}
      role="status"
      hintMs={HINT_MS}
      onClick={(showHint) => {
        share().then(
          (notShared) => {
            if (!notShared) return
            setHint(notShared)
            showHint()
          },
          (error: unknown) => console.error('The picture was not shared.', error),
        )
      }}
    />
  )
}

/** Whether the page around a frame denies it `web-share`: then the browser can share nothing, not even a title. */
const isDenied = (): boolean =>
  'canShare' in navigator && !navigator.canShare({ title: 'Dramatis' })

/** What the browser can share: the picture, or else the link. Rejects if the picture cannot be fetched. */
const shareable = async (
  { image }: Portrait,
  title: string,
  url: string | undefined,
): Promise<ShareData | undefined> => {
  if (!('share' in navigator) || !('canShare' in navigator)) return undefined
  const files = [await fetchImageFile(image, 'character.jpg')]
  const data = [{ files, title }, ...(url === undefined ? [] : [{ url, title }])]
  return data.find((one) => navigator.canShare(one))
}

const isCopied = async (url: string | undefined): Promise<boolean> => {
  if (url === undefined || !('clipboard' in navigator)) return false
  return navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  )
}
