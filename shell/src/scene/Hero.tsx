import { useMessages } from '../messages.ts'
import styles from './Hero.module.css'

/** The page's title; the generator places it above its form. */
export const Hero = () => {
  const { t } = useMessages()
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>
        {t('hero.title')
          .split('\n')
          .map((line) => (
            <span key={line}>{line} </span>
          ))}
      </h1>
      <p className={styles.subtitle}>
        {t('hero.subtitle')} <span className={styles.more}>{t('hero.more')}</span>
      </p>
    </div>
  )
}
