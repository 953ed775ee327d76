import { Icon } from '@dramatis/ui'
import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import styles from './ErrorLine.module.css'

/** A line that is kept free for what went wrong with the work above it, and is read out when that comes. */
export const ErrorLine = ({ text }: { readonly text: ReactNode }) => (
  <p className={styles.error} role="alert">
    {text !== undefined && (
      <>
        <Icon of={CircleAlert} size={16} />
        {text}
      </>
    )}
  </p>
)
