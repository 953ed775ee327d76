import type { Portrait } from '@dramatis/store'
import { Button, Icon } from '@dramatis/ui'
import { Clapperboard, Ellipsis } from 'lucide'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLazy } from '../controls/useLazy.ts'
import { useOutsidePress } from '../controls/useOutsidePress.ts'
import type { PictureActions } from '../generation/pictureActions.ts'
import { useMessages } from '../messages.ts'
import { MINUTE_MS, minutesOf } from '../quota/minutes.ts'
import { useThrottled } from '../quota/useThrottled.ts'
import { useTimeLeft } from '../quota/useTimeLeft.ts'
import styles from './Caption.module.css'
import { DownloadButton } from './DownloadButton.tsx'
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
  const { part: MorePanel, preload, load } = useLazy(importMorePanel)
  useEffect(preload, [preload])

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
      <DownloadButton portrait={portrait} />
      <AnotherTakeButton onClick={actions.drawAnotherTake} />
      <ShareButton portrait={portrait} />
      <Button
        ref={toggle}
        className={styles.more}
        aria-label={t('more')}
        title={t('more')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open)
          load()
        }}
      >
        <Icon of={Ellipsis} />
        <span className={styles.word}>{t('moreWord')}</span>
      </Button>
      {open && MorePanel && <MorePanel id={id} portrait={portrait} actions={actions} />}
    </div>
  )
}

const importMorePanel = async () => (await import('./MorePanel.tsx')).MorePanel

const AnotherTakeButton = ({ onClick }: { readonly onClick: () => void }) => {
  const { t } = useMessages()
  const throttled = useThrottled()
  const minutes = minutesOf(useTimeLeft(MINUTE_MS))
  return (
    <Button
      className={styles.tool}
      data-again
      aria-label={t('anotherTake')}
      // Not `disabled`, so that a press can explain why nothing is drawn.
      aria-disabled={throttled || undefined}
      title={throttled ? t('tryAgainInMinutes', { count: minutes }) : undefined}
      onClick={onClick}
    >
      <Icon of={Clapperboard} />
      <span>{t('anotherTake')}</span>
    </Button>
  )
}
