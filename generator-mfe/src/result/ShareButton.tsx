import type { Portrait } from '@dramatis/store'
import { Share2 } from 'lucide'
import { useState } from 'react'
import { useShareLink } from './useShareLink.ts'
import { useMessages } from '../messages.ts'
import { ToolWithHint } from './ToolWithHint.tsx'
import { fetchImageFile } from '../picture/fetchImageFile.ts'

/** How long the hint that sharing is not supported stays (constant-9), in milliseconds. */
const HINT_MS = 2000

/**
 * Shares the picture, or a link if the browser cannot share files, or copies the link if it cannot share at all.
 */
export const ShareButton = ({ portrait }: { readonly portrait: Portrait }) => {
  const { t } = useMessages()
  const link = useShareLink(portrait)
  const [copied, setCopied] = useState(false)
  return (
    <ToolWithHint
      icon={Share2}
      text={t('share')}
      label={t('shareLabel')}
      hint={t(copied ? 'shareCopied' : 'shareUnsupported')}
      role="status"
      hintMs={HINT_MS}
      onClick={(showHint) => {
        share(portrait, t('shareTitle', { character: portrait.character }), link).then(
          (outcome) => {
            setCopied(outcome === 'copied')
            if (outcome !== 'shared') showHint()
          },
          // The visitor sees no error, since closing the share sheet also rejects.
          (error: unknown) => console.error('The picture was not shared.', error),
        )
      }}
    />
  )
}

/** Rejects if sharing fails. */
const share = async (
  { image }: Portrait,
  title: string,
  url: string | undefined,
): Promise<'shared' | 'copied' | 'unsupported'> => {
  if (!('share' in navigator) || !('canShare' in navigator)) return copy(url)
  const files = [await fetchImageFile(image, 'character.jpg')]
  const data = [{ files, title }, ...(url === undefined ? [] : [{ url, title }])]
  const possible = data.find((one) => navigator.canShare(one))
  if (possible === undefined) return copy(url)
  await navigator.share(possible)
  return 'shared'
}

const copy = async (url: string | undefined): Promise<'copied' | 'unsupported'> => {
  if (url === undefined || !('clipboard' in navigator)) return 'unsupported'
  return navigator.clipboard.writeText(url).then(
    () => 'copied',
    () => 'unsupported',
  )
}
