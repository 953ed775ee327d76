import { useMessages } from '../messages.ts'
import styles from './Curtain.module.css'

/** The closed curtain for a visitor without a request left; `countdown` is `m:ss`. */
export const Curtain = ({ countdown }: { readonly countdown: string }) => {
  const { t } = useMessages()
  return (
    <div className={styles.curtain}>
      <div className={styles.spot}>
        <p className={styles.title}>{t('limitTitle')}</p>
        <p className={styles.hint}>{t('limitHint')}</p>
        <p className={styles.clock}>{countdown}</p>
      </div>
    </div>
  )
}
