import { messages } from '../messages.ts'
import styles from './Hero.module.css'

/** The page's title; the generator places it above its form. */
export const Hero = () => (
  <div className={styles.hero}>
    <h1 className={styles.title}>
      {messages.hero.lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </h1>
    <p className={styles.subtitle}>
      {messages.hero.subtitle} <span className={styles.more}>{messages.hero.more}</span>
    </p>
  </div>
)
