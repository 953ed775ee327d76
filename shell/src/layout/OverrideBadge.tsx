import { withoutOverride, type RemoteOverride } from '../federation/remoteOverride.ts'
import { useMessages } from '../messages.ts'
import styles from './OverrideBadge.module.css'

/** Tells a developer that what they see is not what is deployed. */
export const OverrideBadge = ({ name, entry }: RemoteOverride) => {
  const { t } = useMessages()
  return (
    <aside className={styles.badge}>
      {t('override.from', { name, entry })}
      <a className={styles.stop} href={withoutOverride(location.href)}>
        {t('override.stop')}
      </a>
    </aside>
  )
}
