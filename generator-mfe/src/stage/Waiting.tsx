import type { Flow } from '../form/choices.ts'
import { useMessages } from '../messages.ts'
import frame from './frame.module.css'
import styles from './Waiting.module.css'

interface WaitingProps {
  readonly flow: Flow
  /** A small version of the picture to come, if there is one yet. */
  readonly preview: string | undefined
}

/**
 * The frame while a picture is on its way: its track fills, and its preview sharpens, in the 20 seconds
 * that it may take.
 */
export const Waiting = ({ flow, preview }: WaitingProps) => {
  const { t } = useMessages()
  return (
    <div className={frame.frame}>
      <div className={styles.haze} />
      {preview !== undefined && <img className={styles.preview} src={preview} alt="" />}
      <div className={frame.caption}>
        <p className={styles.title}>{t('waitingTitle')}</p>
        <p className={styles.hint}>{t(flow === 'full' ? 'waitingHint' : 'waitingHintSimple')}</p>
      </div>
      <div className={styles.track} />
    </div>
  )
}
