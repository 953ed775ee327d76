import styles from './Page.module.css'
import { Primitives } from './Primitives.tsx'
import { Tokens } from './Tokens.tsx'

const THEMES = [
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
] as const

/** Every token, and every primitive in every state, in both themes. */
export const Page = () => (
  <main className={styles.page}>
    <h1>Tokens and primitives</h1>
    <p>
      The tokens are read from the stylesheets when this page loads. Contrast is computed from the
      colors that the browser renders.
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
