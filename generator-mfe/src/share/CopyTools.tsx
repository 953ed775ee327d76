import type { Portrait } from '@dramatis/store'
import { Button, Icon } from '@dramatis/ui'
import { Copy, Link, Text } from 'lucide'
import { useState } from 'react'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { notify, useMessages } from '../messages.ts'
import { useShareLink } from './useShareLink.ts'
import { canCopyImage, copyImage } from './copyImage.ts'
import styles from './CopyTools.module.css'
import { isAllowed } from './isAllowed.ts'
import { altText } from '../picture/altText.ts'

interface CopyToolsProps {
  readonly portrait: Portrait
  /** Whether the picture's title, description and link can be copied as text, too. */
  readonly withText?: boolean
}

type Outcome =
  'imageCopied' | 'imageNotCopied' | 'linkCopied' | 'linkNotCopied' | 'textCopied' | 'textNotCopied'

/** Buttons that copy the picture, or a link that fills in the form, if the browser supports it. */
export const CopyTools = ({ portrait, withText = false }: CopyToolsProps) => {
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
  if (!isAllowed('clipboard-write')) return null
  const text = [t('shareTitle', { character: portrait.character }), altText(portrait), link]
    .filter((line) => line !== undefined)
    .join('\n')
  return (
    <>
      {link !== undefined && 'clipboard' in navigator && (
        <Button
          className={styles.tool}
          onClick={() => copy(navigator.clipboard.writeText(link), 'linkCopied', 'linkNotCopied')}
        >
          <Icon of={Link} />
          {t('copyLink')}
        </Button>
      )}
      {canCopyImage() && (
        <Button
          className={styles.tool}
          onClick={() => copy(copyImage(portrait.image), 'imageCopied', 'imageNotCopied')}
        >
          <Icon of={Copy} />
          {t('copyImage')}
        </Button>
      )}
      {withText && 'clipboard' in navigator && (
        <Button
          className={styles.tool}
          onClick={() => copy(navigator.clipboard.writeText(text), 'textCopied', 'textNotCopied')}
        >
          <Icon of={Text} />
          {t('copyText')}
        </Button>
      )}
      <p className={styles.said} role="status">
        {outcome && t(outcome)}
      </p>
    </>
  )
}
