import type { Portrait } from '@dramatis/store'
import { Button, Icon } from '@dramatis/ui'
import { Copy, Link } from 'lucide'
import { useState } from 'react'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { notify, useMessages } from '../messages.ts'
import { useShareLink } from './useShareLink.ts'
import { canCopyImage, copyImage } from './copyImage.ts'
import styles from './MorePanel.module.css'

interface CopyToolsProps {
  readonly portrait: Portrait
}

type Outcome = 'imageCopied' | 'imageNotCopied' | 'linkCopied' | 'linkNotCopied'

/** Buttons that copy the picture, or a link that fills in the form, if the browser supports it. */
export const CopyTools = ({ portrait }: CopyToolsProps) => {
  const { t } = useMessages()
  const { compact } = useGeneratorConfig()
  const link = useShareLink(portrait)
  const [outcome, setOutcome] = useState<Outcome>()
  const copy = (work: Promise<void>, done: Outcome, failed: Outcome) => {
    setOutcome(undefined) // Otherwise, the same text would not be announced again.
    work.then(
      () => setOutcome(done),
      (reason: unknown) => {
        console.error(t(failed), reason)
        // The page around a compact generator has no toasts.
        if (!compact) notify('error', failed)
        else setOutcome(failed)
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
      {link !== undefined && 'clipboard' in navigator && (
        <Button
          className={styles.tool}
          onClick={() => copy(navigator.clipboard.writeText(link), 'linkCopied', 'linkNotCopied')}
        >
          <Icon of={Link} />
          {t('copyLink')}
        </Button>
      )}
      <p className={styles.said} role="status">
        {outcome && t(outcome)}
      </p>
    </>
  )
}
