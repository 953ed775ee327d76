import { messages } from '../messages.ts'
import { useTheme } from '../theme/useTheme.ts'
import styles from './Footer.module.css'

export const Footer = () => {
  const { toggle } = useTheme()
  return (
    <footer className={styles.foot}>
      <div className={styles.oxford} />
      <div className={styles.line}>
        <p>{messages.footer}</p>
        <button className={styles.theme} type="button" onClick={toggle}>
          {messages.theme.either}
        </button>
      </div>
    </footer>
  )
}
