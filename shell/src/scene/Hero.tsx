import { FREE_LIMIT } from '@dramatis/catalogue'
import { usePremium } from '@dramatis/ui'
import { useMessages } from '../messages.ts'
import styles from './Hero.module.css'

/** Up to ten, the limit is a word. */
const LIMIT = { limit: FREE_LIMIT, context: String(FREE_LIMIT) }

/** The page's title; the generator places it above its form. */
export const Hero = () => {
  const { t } = useMessages()
  const premium = usePremium()
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>
        {t('hero.title')
          .split('\n')
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </h1>
      <p className={styles.subtitle}>
        {t('hero.subtitle')}{' '}
        <span className={styles.terms}>
          {premium ? t('hero.premium') : t('hero.free', { limit: t('hero.limit', LIMIT) })}
        </span>
      </p>
    </div>
  )
}
