import type { Portrait } from '@dramatis/store'
import { Button, Icon } from '@dramatis/ui'
import { Ellipsis, RefreshCw } from 'lucide'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../messages.ts'
import { minutesOf } from '../minutesOf.ts'
import { usePressBeside } from '../usePressBeside.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { MorePanel } from './MorePanel.tsx'
import styles from './Plate.module.css'
import { ShareButton } from './ShareButton.tsx'

/** What the visitor can do with a finished picture, besides taking it along. */
export interface PictureActions {
  readonly onAnotherTake: () => void
  readonly onDrawAgain: (description: string) => void
  readonly onEveryStyle: () => void
}

interface PictureToolsProps extends PictureActions {
  readonly portrait: Portrait
  /** Whether this is all of the page, and not the small part that an embed shows. */
  readonly whole: boolean
  readonly premium: boolean
  /** Time left until the next request as `m:ss`; undefined when there is one. */
  readonly countdown: string | undefined
}

export const PictureTools = ({ portrait, countdown, ...rest }: PictureToolsProps) => {
  const { t } = useMessages()
  const id = useId()
  const [open, setOpen] = useState(false)
  const tools = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  usePressBeside(
    tools,
    open,
    useCallback(() => setOpen(false), []),
  )

  // Where it opens below the buttons, it may open below the edge.
  useEffect(() => {
    if (open) tools.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [open])

  return (
    <div
      ref={tools}
      className={styles.tools}
      data-open={open}
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return
        event.preventDefault()
        setOpen(false)
        toggle.current?.focus()
      }}
    >
      <Button
        className={styles.tool}
        aria-label={t('anotherTake')}
        aria-disabled={countdown !== undefined || undefined}
        title={
          countdown === undefined
            ? undefined
            : t('tryAgainInMinutes', { count: minutesOf(countdown) })
        }
        onClick={rest.onAnotherTake}
      >
        <Icon of={RefreshCw} />
        <span>{t('anotherTake')}</span>
      </Button>
      <DownloadButton portrait={portrait} whole={rest.whole} />
      <ShareButton portrait={portrait} />
      <Button
        ref={toggle}
        className={styles.more}
        aria-label={t('more')}
        title={t('more')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon of={Ellipsis} />
      </Button>
      {open && <MorePanel id={id} portrait={portrait} countdown={countdown} {...rest} />}
    </div>
  )
}
