import { withoutOverride, type RemoteOverride } from '../federation/remoteOverride.ts'
import { messages } from '../messages.ts'
import styles from './OverrideBadge.module.css'

/** Tells a developer that what they see is not what is deployed. */
export const OverrideBadge = ({ name, entry }: RemoteOverride) => (
  <aside className={styles.badge}>
    {messages.override.from(name, entry)}
    <a className={styles.stop} href={withoutOverride(location.href)}>
      {messages.override.stop}
    </a>
  </aside>
)
