import type { ReactNode } from 'react'
import styles from './Caption.module.css'

interface CaptionLinesProps {
  readonly first: string
  /** The first line's language as a BCP 47 tag, if it is not the page's. */
  readonly language?: string | undefined
  readonly second?: ReactNode
  /** Texts that share the third line if they fit. */
  readonly third?: readonly (string | undefined)[]
}

export const CaptionLines = ({ first, language, second, third = [] }: CaptionLinesProps) => (
  <>
    <p>
      <b className={styles.first} lang={language}>
        {first}
      </b>
      {second !== undefined && <span className={styles.second}>{second}</span>}
    </p>
    {third.some(Boolean) && (
      <p className={styles.third}>
        {third.map((text) => text !== undefined && <span key={text}>{text} </span>)}
      </p>
    )}
  </>
)
