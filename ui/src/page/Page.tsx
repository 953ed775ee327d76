import styles from './Page.module.css'
import { Primitives } from './Primitives.tsx'
import { Tokens } from './Tokens.tsx'

const THEMES = [
  ['light', 'Matinee (light)'],
  ['dark', 'Evening (dark)'],
] as const

/** Every token and every primitive in every state, by day and by night. */
export const Page = () => (
  <main className={styles.page}>
    <h1>Tokens and primitives</h1>
    <p>
      Read off the stylesheets as this page loads; contrast is computed from the colours that the
      browser shows.
    </p>
    <Tokens />
    <h2>Primitives</h2>
    <div className={styles.themes}>
      {THEMES.map(([scheme, title]) => (
        <section key={scheme} className={styles.theme} data-scheme={scheme} aria-label={title}>
          <h3>{title}</h3>
          <Primitives />
        </section>
      ))}
    </div>
  </main>
)
