import { useEffect, useState } from 'react'
import { useJobProgress } from '../generation/jobProgress.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import frame from './frame.module.css'
import styles from './WaitingView.module.css'

interface WaitingViewProps {
  /** 1 while the portrait is described, 2 while it is painted. */
  readonly step: 1 | 2
  /** A small version of the picture, once it has arrived. */
  readonly preview: string | undefined
}

/**
 * Shown while a picture is being made, with a progress bar for the 20 seconds that a picture may take once it has
 * left the queue.
 */
export const WaitingView = ({ step, preview }: WaitingViewProps) => {
  const queued = useJobProgress()?.status === 'queued'
  const { t } = useMessages()
  return (
    <div className={frame.frame} data-queued={queued}>
      <div className={styles.haze} />
      {preview !== undefined && <img className={styles.preview} src={preview} alt="" />}
      <div className={frame.caption}>
        <p className={styles.title}>{t('waitingTitle')}</p>
        <Hint step={step} queued={queued} />
      </div>
      <div className={styles.track} />
    </div>
  )
}

/** How long a picture may take (constant-7), in milliseconds. */
const PROMISED_MS = 20_000

/** Says how long the picture may take and, once it has taken longer, what the current step is. */
const Hint = ({ step, queued }: { readonly step: 1 | 2; readonly queued: boolean }) => {
  const { t } = useMessages()
  const { flow } = useGeneratorConfig()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PROMISED_MS)
    return () => clearTimeout(timer)
  }, [])
  const promise = t(flow === 'latest' ? 'waitingHint' : 'waitingHintSimple')
  const news = t(queued ? 'lateInQueue' : step === 1 ? 'lateDescribing' : 'latePainting')
  return (
    <p className={styles.hint} role="status">
      {late ? news : promise}
    </p>
  )
}
