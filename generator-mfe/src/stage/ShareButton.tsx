import type { Portrait } from '@dramatis/store'
import { Button } from '@dramatis/ui'
import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages.ts'
import { imageFile } from './imageFile.ts'
import styles from './Plate.module.css'

/** How long the hint that there is no sharing stays (spec, section 9), in milliseconds. */
const HINT_MS = 2000

export const ShareButton = ({ portrait }: { readonly portrait: Portrait }) => {
  const { t } = useMessages()
  const [hinting, setHinting] = useState(false)
  useEffect(() => {
    if (!hinting) return
    const timer = setTimeout(() => setHinting(false), HINT_MS)
    return () => clearTimeout(timer)
  }, [hinting])

  return (
    <span className={styles.hinted}>
      <Button
        className={styles.tool}
        aria-label={t('shareLabel')}
        onClick={() => {
          share(portrait, t('shareTitle', { character: portrait.character })).then(
            (shared) => setHinting(!shared),
            // A visitor who closes the share sheet lands here too: it is not worth a message.
            (error: unknown) => console.error('The picture was not shared.', error),
          )
        }}
      >
        <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>{t('share')}</span>
      </Button>
      <span className={styles.hint} role="status">
        {hinting && t('shareUnsupported')}
      </span>
    </span>
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
