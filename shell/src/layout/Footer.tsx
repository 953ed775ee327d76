import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { useMessages } from '../messages.ts'
import { useTheme } from '../theme/useTheme.ts'
import styles from './Footer.module.css'

export const Footer = () => {
  const { t } = useMessages()
  const { action, toggle } = useTheme()
  return (
    <footer className={styles.foot}>
      <div className={styles.oxford} />
      <div className={styles.line}>
        <p>{t('footer')}</p>
        <div className={styles.choices}>
          <LanguageSwitch className={styles.choice} />
          <button
            className={`${styles.choice} ${styles.theme}`}
            type="button"
            title={t(action)}
            onClick={toggle}
          >
            {t('theme.either')}
          </button>
        </div>
      </div>
    </footer>
  )
}
