import { pageStore, type Portrait } from '@dramatis/store'
import { Button, Icon } from '@dramatis/ui'
import { Copy, Link } from 'lucide'
import { useState } from 'react'
import { useMessages } from '../messages.ts'
import { shareLink } from '../shareLink.ts'
import { canCopyImage, copyImage } from './copyImage.ts'
import styles from './MorePanel.module.css'

interface CopyToolsProps {
  readonly portrait: Portrait
  /** Whether this is all of the page, which has an address to link to, and toasts. */
  readonly whole: boolean
}

type Said = 'imageCopied' | 'imageNotCopied' | 'linkCopied' | 'linkNotCopied'

/** Copies the picture, or the link to its form, where the browser can; and says what came of it. */
export const CopyTools = ({ portrait, whole }: CopyToolsProps) => {
  const { t } = useMessages()
  const [said, setSaid] = useState<Said>()
  const copy = (work: Promise<void>, done: Said, failed: Said) => {
    setSaid(undefined) // What is said again is told again.
    work.then(
      () => setSaid(done),
      (reason: unknown) => {
        console.error(t(failed), reason)
        // Beside a partner's page there are no toasts.
        if (whole) pageStore.getState().notify('error', t(failed))
        else setSaid(failed)
      },
    )
  }
  return (
    <>
      {canCopyImage() && (
        <Button
          className={styles.tool}
          onClick={() => copy(copyImage(portrait.image), 'imageCopied', 'imageNotCopied')}
        >
          <Icon of={Copy} />
          {t('copyImage')}
        </Button>
      )}
      {whole && 'clipboard' in navigator && (
        <Button
          className={styles.tool}
          onClick={() =>
            copy(
              navigator.clipboard.writeText(shareLink(location.href, portrait)),
              'linkCopied',
              'linkNotCopied',
            )
          }
        >
          <Icon of={Link} />
          {t('copyLink')}
        </Button>
      )}
      <p className={styles.said} role="status">
        {said && t(said)}
      </p>
    </>
  )
}
