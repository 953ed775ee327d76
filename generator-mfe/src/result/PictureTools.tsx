import type { Portrait } from '@dramatis/store'
import { Button, Icon } from '@dramatis/ui'
import { Ellipsis, RefreshCw } from 'lucide'
import { useCallback, useId, useRef, useState } from 'react'
import { useOutsidePress } from '../controls/useOutsidePress.ts'
import type { PictureActions } from '../generation/usePictureActions.ts'
import { useMessages } from '../messages.ts'
import { MINUTE_MS, minutesOf } from '../quota/minutes.ts'
import { useThrottled } from '../quota/useThrottled.ts'
import { useTimeLeft } from '../quota/useTimeLeft.ts'
import styles from './Caption.module.css'
import { DownloadButton } from './DownloadButton.tsx'
import { MorePanel } from './MorePanel.tsx'
import { ShareButton } from './ShareButton.tsx'

interface PictureToolsProps {
  readonly portrait: Portrait
  readonly actions: PictureActions
}

/** The buttons for a finished picture, with a panel for the less common ones. */
export const PictureTools = ({ portrait, actions }: PictureToolsProps) => {
  const { t } = useMessages()
  const id = useId()
  const [open, setOpen] = useState(false)
  const tools = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  useOutsidePress(
    tools,
    open,
    useCallback(() => setOpen(false), []),
  )

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
      <AnotherTakeButton onClick={actions.drawAnotherTake} />
      <DownloadButton portrait={portrait} />
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
      {open && <MorePanel id={id} portrait={portrait} actions={actions} />}
    </div>
  )
}

const AnotherTakeButton = ({ onClick }: { readonly onClick: () => void }) => {
  const { t } = useMessages()
  const throttled = useThrottled()
  const minutes = minutesOf(useTimeLeft(MINUTE_MS))
  return (
    <Button
      className={styles.tool}
      aria-label={t('anotherTake')}
      // Not `disabled`: a press explains why nothing is drawn.
      aria-disabled={throttled || undefined}
      title={throttled ? t('tryAgainInMinutes', { count: minutes }) : undefined}
      onClick={onClick}
    >
      <Icon of={RefreshCw} />
      <span>{t('anotherTake')}</span>
    </Button>
  )
}
