import { useState } from 'react'
import { Button } from '../index.ts'
import { Contrasts } from './Contrasts.tsx'
import styles from './Page.module.css'
import { readTokens, type Token } from './readTokens.ts'

/** The tokens in groups, each with a sample if the token can be shown. */
export const Tokens = () => {
  const [groups] = useState(() => readTokens(document))
  const [moved, setMoved] = useState(false)
  return groups.map(({ title, tokens }) => (
    <section key={title} aria-label={title}>
      <h2>{title}</h2>
      {title === 'Motion' && <Button onClick={() => setMoved(!moved)}>Move</Button>}
      <ul className={styles.tokens} data-wide={title === 'Type' || undefined}>
        {tokens.map((token) => (
          <li key={token.name}>
            <code>--{token.name}</code> <small>{token.value}</small>
            <Sample group={title} token={token} moved={moved} />
          </li>
        ))}
      </ul>
      {title === 'Colors' && <Contrasts />}
    </section>
  ))
}

interface SampleProps {
  readonly group: string
  readonly token: Token
  /** Whether the motion samples are at their end positions. */
  readonly moved: boolean
}

const Sample = ({ group, token: { name, value }, moved }: SampleProps) => {
  const token = `var(--${name})`
  switch (group) {
    case 'Colors':
      return (
        <div className={styles.swatches}>
          <div data-scheme="light" style={{ background: token }} />
          <div data-scheme="dark" style={{ background: token }} />
        </div>
      )
    case 'Type':
      return <p style={{ font: `600 ${token}/1.1 ${typefaceOf(name)}` }}>Gandalf the Grey</p>
    case 'Typefaces':
      return <p style={{ fontFamily: token, fontSize: 'var(--t-cast)' }}>Gandalf the Grey</p>
    case 'Space':
      return <div className={styles.bar} style={{ inlineSize: token }} />
    case 'Depth':
      return <div className={styles.sheet} style={{ boxShadow: token }} />
    case 'Motion':
      return (
        <div
          className={styles.dot}
          data-moved={moved}
          style={
            value.startsWith('cubic')
              ? { transitionDuration: 'var(--reveal)', transitionTimingFunction: token }
              : { transitionDuration: token }
          }
        />
      )
    default:
      return null
  }
}

const typefaceOf = (name: string): string =>
  /hero|act|bill|cast/.test(name)
    ? 'var(--display)'
    : name === 't-role'
      ? 'var(--role)'
      : 'var(--body)'
