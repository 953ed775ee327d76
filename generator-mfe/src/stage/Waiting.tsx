import type { Flow } from '../form/choices.ts'
import { messages } from '../messages.ts'
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
export const Waiting = ({ flow, preview }: WaitingProps) => (
  <div className={frame.frame}>
    <div className={styles.haze} />
    {preview !== undefined && <img className={styles.preview} src={preview} alt="" />}
    <div className={frame.caption}>
      <p className={styles.title}>{messages.waitingTitle}</p>
      <p className={styles.hint}>
        {flow === 'full' ? messages.waitingHint : messages.waitingHintSimple}
      </p>
    </div>
    <div className={styles.track} />
  </div>
)
