import { messages } from '../messages.ts'
import frame from './frame.module.css'
import styles from './Waiting.module.css'

/** The empty frame while a picture is on its way; its track fills in the 20 seconds that it may take. */
export const Waiting = () => (
  <div className={frame.frame}>
    <div className={styles.haze} />
    <div className={frame.caption}>
      <p className={styles.title}>{messages.waitingTitle}</p>
      <p className={styles.hint}>{messages.waitingHint}</p>
    </div>
    <div className={styles.track} />
  </div>
)
