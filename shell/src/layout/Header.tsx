import type { Remote } from '../federation/Remote.ts'
import { Slot } from '../federation/Slot.tsx'
import { useMessages } from '../messages.ts'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'
import styles from './Header.module.css'
import { SlotMessage } from './SlotMessage.tsx'

export const Header = ({ remotes }: { readonly remotes: readonly Remote[] }) => {
  const { t } = useMessages()
  return (
    <header className={styles.bar}>
      <a className={styles.brand} href="#top" aria-label={t('home')}>
        <svg className={styles.logo} viewBox="0 0 34 34" aria-hidden="true">
          <rect className={styles.box} x=".75" y=".75" width="32.5" height="32.5" rx="2" />
          <path className={styles.cone} d="M6 7.5 10 4.5 30 26a11.5 3.6 0 0 1-22.5.4z" />
        </svg>
        <span>{t('brand')}</span>
      </a>
      <div className={styles.right}>
        <Slot
          name="header"
          remotes={remotes}
          failed={(failure) => (
            <SlotMessage text={t('billing.statusFailed')} failure={failure} compact />
          )}
        />
        <Slot name="badge" remotes={remotes} />
        <ThemeSwitch className={styles.theme} />
      </div>
    </header>
  )
}
