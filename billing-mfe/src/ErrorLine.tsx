import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ErrorLine.module.css'

/** A line that is kept free for what went wrong with the work above it, and is read out when that comes. */
export const ErrorLine = ({ text }: { readonly text: ReactNode }) => (
  <p className={styles.error} role="alert">
    {text !== undefined && (
      <>
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
        {text}
      </>
    )}
  </p>
)
