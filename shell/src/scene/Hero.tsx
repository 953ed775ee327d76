import { FREE_LIMIT } from '@dramatis/catalogue'
import { isPremium, pageStore } from '@dramatis/store'
import { useStore } from 'zustand'
import { useMessages } from '../messages.ts'
import styles from './Hero.module.css'

/** The page's title; the generator places it above its form. */
export const Hero = () => {
  const { t } = useMessages()
  const premium = useStore(pageStore, ({ subscriber }) => isPremium(subscriber))
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
          {premium ? t('hero.premium') : t('hero.free', { limit: t(`hero.limit.${FREE_LIMIT}`) })}
        </span>
      </p>
    </div>
  )
}
